import type { ReactNode } from 'react'
import { Code } from '../Code/index.ts'
import { CopyButton } from '../CopyButton/index.ts'
import { DescriptionList } from '../DescriptionList/index.ts'
import { Heading } from '../Heading/index.ts'
import { PaymentPlate } from '../PaymentPlate/index.ts'
import * as styles from './PaymentInstruction.css.ts'

export interface PaymentNumber {
  term: string
  /** Grouped for reading. */
  shown: string
  /** The copied value: raw, without spaces. */
  raw: string
  /** For information only: nothing to copy. */
  plain?: boolean
  /** How many characters at its end tell it apart: they are marked, and all of it is large. */
  marked?: number
}

interface PaymentInstructionProps {
  title: string
  level?: 2 | 3
  /** As on the bank's plate. */
  plate?: string | undefined
  numbers: readonly PaymentNumber[]
  copy: { label: string; copiedLabel: string; onRefused?: () => void }
  /** Check, change, print. */
  actions?: ReactNode
  note?: ReactNode
}

/** What the customer types at the bank, each number with a button that copies it. */
export function PaymentInstruction(props: PaymentInstructionProps) {
  const { title, level = 2, plate, numbers, copy, actions, note } = props
  return (
    <div className={styles.instruction}>
      <div className={styles.head}>
        {plate && <PaymentPlate name={plate} />}
        <Heading level={level} step="h3">
          {title}
        </Heading>
      </div>
      <DescriptionList
        items={numbers.map(({ term, shown, raw, plain, marked }) => ({
          term,
          value: plain ? (
            shown
          ) : marked ? (
            <Marked end={marked}>{shown}</Marked>
          ) : (
            <Code size="large">{shown}</Code>
          ),
          ...(!plain && {
            action: (
              <div className={styles.copy}>
                <CopyButton {...copy} value={raw} what={term} />
              </div>
            ),
          }),
        }))}
      />
      {actions && <div className={styles.actions}>{actions}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}

function Marked({ end, children }: { end: number; children: string }) {
  return (
    <span className={styles.large}>
      {children.slice(0, -end)}
      <span className={styles.marked}>{children.slice(-end)}</span>
    </span>
  )
}
