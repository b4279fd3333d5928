import { memo } from 'react'
import { warnOfUnknown } from '../../internal/dev-warning.ts'
import { flagCountries } from './flag.values.ts'
import type { FlagCountry, flagSizes } from './flag.values.ts'
import { countries, globe, globeGround, sizes } from './Flag.css.ts'

interface FlagProps {
  country: FlagCountry
  /** Width in px; a flag is 4:3. */
  size?: (typeof flagSizes)[number]
  /** Needed only where no adjacent text names the country. */
  label?: string
}

/** A flag in a thin frame. Its colours do not follow the theme. */
export const Flag = memo(function Flag({ country, size = 20, label }: FlagProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Flag', 'country', country, flagCountries)
  const accessibleName = {
    role: label ? 'img' : undefined,
    'aria-label': label,
    'aria-hidden': label ? undefined : true,
  }
  if (country !== 'ROW')
    return <span className={`${sizes[size]} ${countries[country]}`} {...accessibleName} />
  return (
    <svg className={`${sizes[size]} ${globe}`} viewBox="0 0 24 18" {...accessibleName}>
      <rect className={globeGround} width="24" height="18" />
      <circle cx="12" cy="9" r="5.6" />
      <path d="M6.4 9h11.2M12 3.4c3.6 3.4 3.6 7.8 0 11.2c-3.6-3.4-3.6-7.8 0-11.2z" />
    </svg>
  )
})
