import type { ReactNode } from 'react'
import { Clock, TriangleAlert } from '../../icons/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import { Money } from '../Money/index.ts'
import { Sheet, SheetSection } from '../Sheet/index.ts'
import * as styles from './PriceChange.css.ts'

interface PriceChangeProps {
  title: string
  /** Until when the old price was valid, and why the new one differs. */
  text: ReactNode
  /** Left out where the price is still the same: nothing is struck then. */
  before?: { label: string; amount: string } | undefined
  /** Without an amount there is no current price, or it is the same; the note says which. */
  now: {
    label: string
    amount?: string | undefined
    note?: ReactNode
    /** What may cost more than the amount. */
    caution?: ReactNode
  }
}

/** An expired price beside the current one: both stay visible, and the reader decides. */
export function PriceChange({ title, text, before, now }: PriceChangeProps) {
  return (
    <Sheet bleed>
      <SheetSection>
        <div className={styles.head}>
          <Icon icon={Clock} tone="caution" />
          <div className={styles.textBlock}>
            <Heading level={2} step="h4">
              {title}
            </Heading>
            <div className={styles.text}>{text}</div>
          </div>
        </div>
      </SheetSection>
      <dl className={styles.prices}>
        {before && (
          <div className={styles.price}>
            <dt className={styles.quiet}>{before.label}</dt>
            <dd>
              <s className={styles.former}>{before.amount}</s>
            </dd>
          </div>
        )}
        <div className={styles.price}>
          <dt className={styles.quiet}>{now.label}</dt>
          {now.amount && (
            <dd>
              <Money size="large">{now.amount}</Money>
            </dd>
          )}
          {now.note && <dd className={styles.text}>{now.note}</dd>}
          {now.caution && (
            <dd className={styles.caution}>
              <Icon icon={TriangleAlert} size={18} tone="caution" />
              <div>{now.caution}</div>
            </dd>
          )}
        </div>
      </dl>
    </Sheet>
  )
}
