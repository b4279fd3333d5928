import { memo } from 'react'
import { useLabels } from '../../labels/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Money.css.ts'

export const moneySizes = ['inherit', 'small', 'medium', 'large', 'total'] as const

export interface MoneyProps {
  /** The amount, formatted: `Rp5.634.314`. */
  children: string
  /** `total` and `large` for the main amount on a screen. */
  size?: (typeof moneySizes)[number]
  tone?: 'inherit' | 'primary' | 'secondary' | 'tertiary' | 'positive' | 'critical'
  /** The former amount, struck through. */
  previous?: string
}

/** An amount that never wraps, in digits of one width. */
export const Money = memo(function Money(props: MoneyProps) {
  const { children, size = 'inherit', tone = 'inherit', previous } = props
  const look = styles.sizes[size]
  const amount = (
    <span className={tone === 'inherit' ? look : `${look} ${styles.tones[tone]}`}>{children}</span>
  )
  if (!previous) return amount
  return (
    <span className={styles.money}>
      <Former amount={previous} />
      {amount}
    </span>
  )
})

function Former({ amount }: { amount: string }) {
  const { before, after } = useLabels()
  return (
    <>
      <VisuallyHidden>{before}</VisuallyHidden>
      <s className={styles.former}>{amount}</s>
      <VisuallyHidden>{after}</VisuallyHidden>{' '}
    </>
  )
}
