import { useId, type ReactNode } from 'react'
import { ChevronDown, ChevronUp } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './Disclosure.css.ts'

type DisclosureProps = {
  /** What it opens, in words. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Stays in place while it is closed: what was typed in it is not lost. */
  children: ReactNode
} & (
  | { variant?: 'button' }
  | {
      /** A line of a Sheet, as wide as that, which says what it opens in short. */
      variant: 'row'
      /** Of the heading that the line is. */
      level: 2 | 3 | 4
      /** Quietly after the label. */
      note?: ReactNode
      /** A StatusBadge. */
      status?: ReactNode
      /** Formatted. */
      amount?: string | undefined
    }
)

/** A part of a page that opens at a press, below what opens it. */
export function Disclosure(props: DisclosureProps) {
  const { label, open, onOpenChange, children } = props
  const id = useId()
  const chevron = open ? ChevronUp : ChevronDown
  const state = { 'aria-expanded': open, 'aria-controls': id, onClick: () => onOpenChange(!open) }
  const content = (
    <div id={id} hidden={!open}>
      {children}
    </div>
  )
  if (props.variant === 'row') {
    const { level, note, status, amount } = props
    const Title = `h${level}` as const
    return (
      <div className={styles.row}>
        <Title>
          <button type="button" className={styles.line} {...state}>
            <span className={styles.name}>
              {label} {note && <span className={styles.note}>{note}</span>}
            </span>
            {status && <span className={styles.status}>{status}</span>}
            {amount !== undefined && (
              <span className={styles.amount}>
                <Money>{amount}</Money>
              </span>
            )}
            <span className={styles.chevron}>
              <Icon icon={chevron} size={18} />
            </span>
          </button>
        </Title>
        {content}
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <div>
        <Button variant="outline" tone="neutral" size="field" trailingIcon={chevron} {...state}>
          {label}
        </Button>
      </div>
      {content}
    </div>
  )
}
