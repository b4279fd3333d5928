import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import { Sparkline } from '../Sparkline/index.ts'
import * as styles from './ExchangeRateList.css.ts'

export interface ExchangeRate {
  /** ISO code: `USD`. */
  currency: string
  country: FlagCountry
  /** Its name, shown where there is room. */
  name?: string
  /** The value of one unit, formatted: `Rp16.485,00`. */
  rate: string
  /** The past values, oldest first, and the trend as a sentence. */
  history?: { values: readonly number[]; label: string }
}

interface ExchangeRateListProps {
  /** Names the list for screen readers. */
  label: string
  rates: readonly ExchangeRate[]
  /** The date of the rates: without one they are useless. */
  dated: string
  /** Shown while there is no rate. */
  empty: string
}

/** What foreign currencies are worth in rupiah, their trend, and the date of the rates. */
export function ExchangeRateList({ label, rates, dated, empty }: ExchangeRateListProps) {
  if (rates.length === 0) return <p className={styles.note}>{empty}</p>
  return (
    <div className={styles.room}>
      <ul aria-label={label} className={styles.list}>
        {rates.map(({ currency, country, name, rate, history }) => (
          <li key={currency} className={styles.row}>
            <Flag country={country} />
            <span className={styles.textBlock}>
              <span className={styles.currency}>{currency}</span>
              {name && <span className={styles.name}>{name}</span>}
            </span>
            {history && (
              <span className={styles.history}>
                <Sparkline values={history.values} label={history.label} />
              </span>
            )}
            <span className={styles.rate}>{rate}</span>
          </li>
        ))}
      </ul>
      <p className={styles.dated}>{dated}</p>
    </div>
  )
}
