import type { ReactNode } from 'react'
import { Package } from '../../icons/index.ts'
import { Check } from '../Checkbox/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './ParcelRow.css.ts'

interface ParcelRowProps {
  title: ReactNode
  /** Flag, code, way. */
  meta: ReactNode
  icon?: IconType
  /** A StatusBadge. */
  status?: ReactNode
  /** Ready to be read. */
  amount?: string
  /** Under the amount: estimate or measured, and what is billed. */
  amountNote?: ReactNode
  /** Lets it be chosen. */
  selection?: { label: string; selected: boolean; onChange: (selected: boolean) => void }
  /** Why it cannot be chosen, in the row itself. */
  unavailableReason?: string | undefined
  /** Buttons in a quiet row, the first in brand. */
  actions?: ReactNode
}

/** A parcel in a list: what it is, where it is, what it weighs, what it costs. */
export function ParcelRow(props: ParcelRowProps) {
  const {
    title,
    meta,
    icon = Package,
    status,
    amount,
    amountNote,
    selection,
    unavailableReason,
    actions,
  } = props
  return (
    <li className={styles.row} data-state={selection?.selected ? 'selected' : 'idle'}>
      {selection && (
        <span className={styles.check}>
          <Check
            label={selection.label}
            checked={selection.selected}
            unavailable={unavailableReason !== undefined}
            onChange={selection.onChange}
          />
        </span>
      )}
      <span className={styles.thumbnail}>
        <Icon icon={icon} size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.meta}>{meta}</div>
        {unavailableReason && <p className={styles.reason}>{unavailableReason}</p>}
      </div>
      {status && <div className={styles.status}>{status}</div>}
      {(amount || amountNote) && (
        <div className={styles.amounts}>
          {amount && <Money size="medium">{amount}</Money>}
          {amountNote && <div className={styles.note}>{amountNote}</div>}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

/** Parcels below each other, hairlines between them; stands inside of a Sheet. */
export function ParcelList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
