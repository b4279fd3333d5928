import type { ReactNode } from 'react'
import { warnOfUnknown } from '../../internal/dev-warning.ts'
import { flag, globe } from './Flag.css.ts'

/** The origins and Indonesia; `ROW` is the rest of the world. */
export const flagCountries = [
  'ID',
  'US',
  'CN',
  'UK',
  'KR',
  'SG',
  'HK',
  'JP',
  'MY',
  'TW',
  'TH',
  'AU',
  'DE',
  'ROW',
] as const
export type FlagCountry = (typeof flagCountries)[number]

interface FlagProps {
  country: FlagCountry
  /** Width in px; a flag is 4:3. */
  size?: 16 | 18 | 20 | 26
  /** Needed only where the country's name does not stand beside it. */
  label?: string
}

/** A flag in a fine frame. Colours are those of the flags and do not follow the theme. */
export function Flag({ country, size = 20, label }: FlagProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Flag', 'country', country, flagCountries)
  return (
    <svg
      className={flag}
      width={size}
      height={size * 0.75}
      viewBox="0 0 24 18"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawings[country]}
    </svg>
  )
}

const drawings: Record<FlagCountry, ReactNode> = {
  ID: (
    <>
      <rect width="24" height="18" fill="#fff" />
      <rect width="24" height="9" fill="#D7263D" />
    </>
  ),
  US: (
    <>
      <rect width="24" height="18" fill="#fff" />
      <path d="M0 1.3h24M0 4.1h24M0 6.9h24M0 9.7h24M0 12.5h24M0 15.3h24" stroke="#C0313F" strokeWidth="1.4" />
      <path d="M0 17.3h24" stroke="#C0313F" strokeWidth="1.4" />
      <rect width="11" height="9" fill="#28407A" />
      <g fill="#fff">
        <circle cx="2.2" cy="2" r=".7" />
        <circle cx="5.5" cy="2" r=".7" />
        <circle cx="8.8" cy="2" r=".7" />
        <circle cx="3.8" cy="4.5" r=".7" />
        <circle cx="7.2" cy="4.5" r=".7" />
        <circle cx="2.2" cy="7" r=".7" />
        <circle cx="5.5" cy="7" r=".7" />
        <circle cx="8.8" cy="7" r=".7" />
      </g>
    </>
  ),
  CN: (
    <>
      <rect width="24" height="18" fill="#D9342B" />
      <path d="M5.5 3l.8 2.3h2.4L6.8 6.8l.7 2.3-2-1.4-2 1.4.7-2.3L2.3 5.3h2.4z" fill="#F7CE46" />
      <g fill="#F7CE46">
        <circle cx="10.5" cy="2.8" r=".8" />
        <circle cx="12.3" cy="5" r=".8" />
        <circle cx="12.3" cy="7.8" r=".8" />
        <circle cx="10.5" cy="10" r=".8" />
      </g>
    </>
  ),
  UK: (
    <>
      <rect width="24" height="18" fill="#28407A" />
      <path d="M0 0l24 18M24 0L0 18" stroke="#fff" strokeWidth="3.6" />
      <path d="M0 0l24 18M24 0L0 18" stroke="#C0313F" strokeWidth="1.3" />
      <path d="M12 0v18M0 9h24" stroke="#fff" strokeWidth="6" />
      <path d="M12 0v18M0 9h24" stroke="#C0313F" strokeWidth="3.4" />
    </>
  ),
  KR: (
    <>
      <rect width="24" height="18" fill="#fff" />
      <path d="M8 9a4 4 0 0 1 8 0z" fill="#C0313F" />
      <path d="M8 9a4 4 0 0 0 8 0z" fill="#28407A" />
      <path
        d="M4 4.6l2-2M5 5.6l2-2M20 13.4l-2 2M19 12.4l-2 2M17 3.6l2 2M18 2.6l2 2M7 14.4l-2-2M6 15.4l-2-2"
        stroke="#222"
        strokeWidth=".9"
      />
    </>
  ),
  SG: (
    <>
      <rect width="24" height="18" fill="#fff" />
      <rect width="24" height="9" fill="#D7263D" />
      <circle cx="5.6" cy="4.6" r="3" fill="#fff" />
      <circle cx="6.8" cy="4.6" r="2.7" fill="#D7263D" />
      <g fill="#fff">
        <circle cx="8.2" cy="2.9" r=".55" />
        <circle cx="6.9" cy="4.3" r=".55" />
        <circle cx="9.5" cy="4.3" r=".55" />
        <circle cx="7.4" cy="6" r=".55" />
        <circle cx="9" cy="6" r=".55" />
      </g>
    </>
  ),
  HK: (
    <>
      <rect width="24" height="18" fill="#D9342B" />
      <g fill="#fff">
        <ellipse cx="12" cy="5.6" rx="1.7" ry="2.8" />
        <ellipse cx="12" cy="5.6" rx="1.7" ry="2.8" transform="rotate(72 12 9)" />
        <ellipse cx="12" cy="5.6" rx="1.7" ry="2.8" transform="rotate(144 12 9)" />
        <ellipse cx="12" cy="5.6" rx="1.7" ry="2.8" transform="rotate(216 12 9)" />
        <ellipse cx="12" cy="5.6" rx="1.7" ry="2.8" transform="rotate(288 12 9)" />
      </g>
    </>
  ),
  JP: (
    <>
      <rect width="24" height="18" fill="#fff" />
      <circle cx="12" cy="9" r="5.2" fill="#C72B3B" />
    </>
  ),
  MY: (
    <>
      <rect width="24" height="18" fill="#fff" />
      <path
        d="M0 1.3h24M0 3.9h24M0 6.5h24M0 9.1h24M0 11.7h24M0 14.3h24M0 16.9h24"
        stroke="#C72B3B"
        strokeWidth="1.3"
      />
      <rect width="12" height="9.8" fill="#22306F" />
      <circle cx="5" cy="4.9" r="3" fill="#F3C53D" />
      <circle cx="6.1" cy="4.9" r="2.6" fill="#22306F" />
      <circle cx="8.3" cy="4.9" r="1.5" fill="#F3C53D" />
    </>
  ),
  TW: (
    <>
      <rect width="24" height="18" fill="#D9342B" />
      <rect width="12" height="9" fill="#22306F" />
      <path d="M6 1.2v6.6M2.7 4.5h6.6M3.7 2.2l4.6 4.6M8.3 2.2L3.7 6.8" stroke="#fff" strokeWidth="1" />
      <circle cx="6" cy="4.5" r="1.9" fill="#fff" stroke="#22306F" strokeWidth=".5" />
    </>
  ),
  TH: (
    <>
      <rect width="24" height="18" fill="#C72B3B" />
      <path d="M0 9h24" stroke="#fff" strokeWidth="12" />
      <path d="M0 9h24" stroke="#28407A" strokeWidth="6" />
    </>
  ),
  AU: (
    <>
      <rect width="24" height="18" fill="#22306F" />
      <path d="M0 0l12 9M12 0L0 9M6 0v9M0 4.5h12" stroke="#fff" strokeWidth="2" />
      <path d="M0 0l12 9M12 0L0 9M6 0v9M0 4.5h12" stroke="#C0313F" strokeWidth=".9" />
      <g fill="#fff">
        <circle cx="6" cy="13.4" r="1.6" />
        <circle cx="18" cy="3" r=".9" />
        <circle cx="15" cy="7.6" r=".9" />
        <circle cx="21" cy="6.6" r=".9" />
        <circle cx="18" cy="14.6" r=".9" />
        <circle cx="19.4" cy="9.6" r=".55" />
      </g>
    </>
  ),
  DE: (
    <>
      <rect width="24" height="18" fill="#222" />
      <rect width="24" height="12" y="6" fill="#C72B3B" />
      <rect width="24" height="6" y="12" fill="#F3C53D" />
    </>
  ),
  ROW: (
    <g className={globe}>
      <rect width="24" height="18" />
      <circle cx="12" cy="9" r="5.6" />
      <path d="M6.4 9h11.2M12 3.4c3.6 3.4 3.6 7.8 0 11.2c-3.6-3.4-3.6-7.8 0-11.2z" />
    </g>
  ),
}
