import type { ReactNode } from 'react'
import * as styles from './AvatarPicture.css.ts'

const { line, paper, brand, sun, detail, sea } = styles

/** The harbour in twelve drawings. */
export const avatarMotifs = [
  'sailboat',
  'freighter',
  'container',
  'lighthouse',
  'joglo',
  'fish',
  'gull',
  'sunrise',
  'parcel',
  'plane',
  'island',
  'anchor',
] as const
export type AvatarMotif = (typeof avatarMotifs)[number]

export const motifs: Record<AvatarMotif, ReactNode> = {
  sailboat: (
    <>
      <path className={brand} d="M12 29h20l-4 6H16z" />
      <path className={paper} d="M21 26V10l10 16z" />
      <path className={sun} d="M18 26V14l-6 12z" />
    </>
  ),
  freighter: (
    <>
      <path className={brand} d="M8 26h28l-4 8H12z" />
      <path className={detail} d="M12 20h7v6h-7z" />
      <path className={paper} d="M19 20h7v6h-7z" />
      <path className={sun} d="M29 26V14h5v12z" />
    </>
  ),
  container: (
    <>
      <path className={detail} d="M9 15h26v15H9z" />
      <path className={line} d="M15 18v9M20 18v9M24 18v9M29 18v9" />
    </>
  ),
  lighthouse: (
    <>
      <path className={paper} d="M18 33l2-17h4l2 17z" />
      <path className={sun} d="M19 16v-5h6v5z" />
      <path className={line} d="M19 24h6M13 34h18" />
    </>
  ),
  joglo: (
    <>
      <path className={paper} d="M14 33v-9h16v9z" />
      <path className={detail} d="M9 24l7-5 3-8h6l3 8 7 5z" />
      <path className={line} d="M20 33v-5h4v5" />
    </>
  ),
  fish: (
    <>
      <path className={sun} d="M29 22l6-5v10z" />
      <path className={sun} d="M9 22c4-7 14-8 20 0c-6 8-16 7-20 0z" />
      <path className={line} d="M15 20.8v.4M21 18c1.6 2.6 1.6 5.4 0 8" />
    </>
  ),
  gull: <path className={paper} d="M8 20c5-4 9-3 14 3c5-6 9-7 14-3c-5 0-9 3-14 9c-5-6-9-9-14-9z" />,
  sunrise: (
    <>
      <path className={sun} d="M14 25a8 8 0 0 1 16 0z" />
      <path className={line} d="M9 25h26M13 30h8M25 30h6" />
    </>
  ),
  parcel: (
    <>
      <path className={sun} d="M12 18h20v15H12z" />
      <path className={paper} d="M12 18l4-6h12l4 6z" />
      <path className={line} d="M22 12v21" />
    </>
  ),
  plane: (
    <>
      <path className={paper} d="M8 24l5-1 5 3 13-7c3-1 5 0 5 1s-1 2-3 3L17 32h-4z" />
      <path className={brand} d="M20 25l-8-7h4l11 4z" />
    </>
  ),
  island: (
    <>
      <path className={line} d="M23 28c0-6-1-9-3-13" />
      <path className={sea} d="M20 15c-5-3-8 0-9 4c4-2 6-3 9-4zc5-4 9-1 10 3c-4-2-7-2-10-3z" />
      <path className={sun} d="M10 32c2-6 22-6 24 0z" />
    </>
  ),
  anchor: (
    <>
      <path className={line} d="M22 16v18M16 20h12M11 26c1 6 6 8 11 8s10-2 11-8" />
      <circle className={sun} cx="22" cy="13" r="3" />
    </>
  ),
}
