import type { ReactNode } from 'react'
import { Package, Pencil, Trash2 } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Money } from '../Money/index.ts'
import * as styles from './ProductLine.css.ts'

interface ProductLineProps {
  title: string
  /** Quantity, price, weight, code. */
  meta: ReactNode
  /** The customer's own photo. */
  photo?: string | undefined
  icon?: IconType
  /** Its value in rupiah, formatted. */
  amount?: string | undefined
  /** What is still missing, in the row itself. */
  problem?: string | undefined
  editLabel: string
  onEdit: () => void
  removeLabel: string
  onRemove: () => void
}

/** A product of a shipment that is being created. */
export function ProductLine(props: ProductLineProps) {
  const {
    title,
    meta,
    photo,
    icon = Package,
    amount,
    problem,
    editLabel,
    onEdit,
    removeLabel,
    onRemove,
  } = props
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.thumbnail}>
          {photo ? <img className={styles.photo} src={photo} alt="" /> : <Icon icon={icon} size={22} />}
        </span>
        <div className={styles.textBlock}>
          <p className={styles.title}>{title}</p>
          <p className={styles.meta}>{meta}</p>
          {problem && <p className={styles.problem}>{problem}</p>}
        </div>
        {amount && (
          <div className={styles.amount}>
            <Money size="medium">{amount}</Money>
          </div>
        )}
        <div className={styles.actions}>
          <IconButton icon={Pencil} label={editLabel} onClick={onEdit} />
          <IconButton icon={Trash2} label={removeLabel} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

/** A list of products separated by hairlines; used inside a Sheet. */
export function ProductLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
