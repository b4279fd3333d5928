import type { ReactNode } from 'react'
import { QrCode } from '../QrCode/index.ts'
import * as styles from './PaymentCode.css.ts'

interface PaymentCodeProps {
  /** What the code holds. */
  value: string
  /** What it pays, for screen readers. */
  label: string
  /** The amount, and what to do. */
  children: ReactNode
}

/** A code that a phone scans to pay, with its amount beside it. */
export function PaymentCode({ value, label, children }: PaymentCodeProps) {
  return (
    <div className={styles.code}>
      <div className={styles.plate}>
        <QrCode value={value} label={label} />
      </div>
      <div className={styles.beside}>{children}</div>
    </div>
  )
}
