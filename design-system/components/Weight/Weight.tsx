import { devWarning } from '../../internal/dev-warning.ts'
import * as styles from './Weight.css.ts'

export const weightUnits = ['kg', 'gram'] as const

export interface WeightProps {
  /** 0 or more. */
  grams: number
  /** BCP 47: `id` writes `1,15 kg`, `en` `1.15 kg`. */
  locale: string
  /** Parcels are weighed in kilograms, their contents in grams. */
  unit?: (typeof weightUnits)[number]
  /** Minimum number of decimals, to align a column of weights; at most three are shown. */
  decimals?: 0 | 1 | 2 | 3
}

/** A weight with its unit, which never wraps. */
export function Weight({ grams, locale, unit = 'kg', decimals = 0 }: WeightProps) {
  if (process.env.NODE_ENV !== 'production' && !(grams >= 0)) {
    devWarning('Weight', `${grams} is no weight. Pass grams, 0 or more.`)
  }
  const figure = formatOf(locale, decimals).format(unit === 'kg' ? grams / 1000 : grams)
  return (
    <data className={styles.weight} value={grams}>
      {figure}
      {'\u00a0'}
      {unit === 'kg' ? 'kg' : gramWord(locale)}
    </data>
  )
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 3 })
  formats.set(key, made)
  return made
}

const gramWord = (locale: string): string => (locale.startsWith('id') ? 'gram' : 'g')
