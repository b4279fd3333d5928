import { PriceFoot } from '../PriceFoot/index.ts'
import type { PriceFootProps } from '../PriceFoot/index.ts'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import * as styles from './PriceDetails.css.ts'

interface PriceSummaryProps {
  label: string
  /** Summed: what the company gets, what the state gets, and what is missing. */
  lines: readonly PriceLine[]
  foot: PriceFootProps
}

/** A price beside something else: summed lines and the foot. */
export function PriceSummary({ label, lines, foot }: PriceSummaryProps) {
  return (
    <section className={styles.details} aria-label={label}>
      <div className={`${styles.body} ${styles.plain}`}>
        <PriceLines lines={lines} />
      </div>
      <div className={styles.foot}>
        <PriceFoot {...foot} />
      </div>
    </section>
  )
}
