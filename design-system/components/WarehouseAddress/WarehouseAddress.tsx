import type { ReactNode } from 'react'
import { Code } from '../Code/index.ts'
import { CopyButton } from '../CopyButton/index.ts'
import * as styles from './WarehouseAddress.css.ts'

interface WarehouseAddressProps {
  /** The customer's own code: first and large, and marked wherever it occurs in a line. */
  unit: { label: string; code: string }
  lines: readonly {
    title: string
    /** As the forms of shops abroad call it: "Full name". */
    formName?: string | undefined
    value: string
  }[]
  labels: { copy: string; copyAll: string }
  onCopied: (value: string) => void
  onRefused: () => void
  /** Beside the button that copies everything. */
  action?: ReactNode
}

/** An address abroad to be copied into the form of a shop, line by line or as a whole. */
export function WarehouseAddress({
  unit,
  lines,
  labels,
  onCopied,
  onRefused,
  action,
}: WarehouseAddressProps) {
  const whole = lines.map(({ value }) => value).join('\n')
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{unit.label}</p>
          <Code size="large">{unit.code}</Code>
        </div>
        <div className={styles.copy}>
          <CopyButton
            value={unit.code}
            label={labels.copy}
            what={unit.label}
            onCopied={() => onCopied(unit.code)}
            onRefused={onRefused}
          />
        </div>
      </div>
      {/* Before the lines, where a low window shows it. */}
      <div className={styles.whole}>
        <div className={styles.copyAll}>
          <CopyButton
            variant="solid"
            size="large"
            width="full"
            value={whole}
            label={labels.copyAll}
            onCopied={() => onCopied(whole.replaceAll('\n', ', '))}
            onRefused={onRefused}
          />
        </div>
        {action && <div className={styles.more}>{action}</div>}
      </div>
      <dl className={styles.lines}>
        {lines.map(({ title, formName, value }) => (
          <div key={title} className={styles.line}>
            <dt className={styles.term}>
              {title}
              {formName && ` (${formName})`}
            </dt>
            <dd className={styles.value}>
              <Marked text={value} unit={unit.code} />
            </dd>
            <dd className={styles.action}>
              <CopyButton
                value={value}
                label={labels.copy}
                what={title}
                onCopied={() => onCopied(value)}
                onRefused={onRefused}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A line of an address in which the customer's own code is marked. */
export function Marked({ text, unit }: { text: string; unit: string }) {
  const parts = unit === '' ? [text] : text.split(unit)
  return parts.map((part, index) => (
    <span key={index}>
      {index > 0 && <Code marked>{unit}</Code>}
      {part}
    </span>
  ))
}
