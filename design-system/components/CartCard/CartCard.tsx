import type { ReactNode } from 'react'
import { ArrowRight, Clock, Package, ShieldAlert } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import type { Labels } from '../../labels/index.ts'
import { Check } from '../Checkbox/index.ts'
import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { PriceCompact } from '../PriceFoot/index.ts'
import type { PriceStatement } from '../PriceFoot/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CartCard.css.ts'

export interface CartCardProps {
  title: ReactNode
  /** After the title, secondary: "dan 1 barang lain". */
  titleNote?: string | undefined
  /** Code, origin and delivery option. */
  meta: ReactNode
  /** In place of a photo. */
  icon?: IconType
  photo?: string | undefined
  /** At the corner of the thumbnail; `meta` names the country. */
  flag?: FlagCountry
  /** A StatusBadge. */
  status?: ReactNode
  /** Weight or size; `before` is the estimate that a measurement replaced. */
  measure?: { name: string; before?: string | undefined; value: string; note?: string | undefined }
  /** With its basis. */
  price?: PriceStatement | undefined
  /** The basis of the price is that of the whole list, whose note names what is missing. */
  sharesBasis?: boolean
  /** Why there is no price yet. */
  noPrice?: string
  /** Nothing is asked of its owner for that: somebody else is at work. */
  waits?: boolean
  /** Makes the card selectable. */
  selection?: {
    label: string
    selected: boolean
    /** Where `note` says why it is not now. */
    unavailable?: boolean
    onChange: (selected: boolean) => void
  }
  /** What its owner is asked or told about it, above the actions. */
  note?: ReactNode
  /** Why it cannot be selected, shown in the card. */
  unavailableReason?: string | undefined
  /** The button for what its owner has to do, before all others. */
  task?: ReactNode
  /** A row of secondary buttons, the first in the brand's tone. */
  actions?: ReactNode
  /** At the end of that row: a Menu with the rest. */
  more?: ReactNode
}

/** A shipment in a list: its contents, status, weight and price. */
export function CartCard(props: CartCardProps) {
  const { title, titleNote, meta, status, measure, selection, note, unavailableReason } = props
  const { task, actions, more } = props
  const labels = useLabels()
  const amount = amountOf(props)
  const state = status && <div className={styles.status}>{status}</div>
  const allActions = (task || actions || more) && (
    <div className={styles.actionRow}>
      <div className={styles.actions}>
        {task && <span className={styles.task}>{task}</span>}
        {actions}
      </div>
      {more}
    </div>
  )
  // What is asked or told comes before the actions that follow from it.
  const isShort = state && allActions && !note && !unavailableReason
  return (
    <li
      className={styles.row}
      data-state={selection?.selected ? 'selected' : 'idle'}
      data-selectable={selection ? 'yes' : 'no'}
    >
      {selection && (
        <span className={styles.check}>
          <Check
            label={selection.label}
            checked={selection.selected}
            unavailable={selection.unavailable === true || unavailableReason !== undefined}
            onChange={selection.onChange}
          />
        </span>
      )}
      {thumbnailOf(props)}
      <div className={styles.textBlock}>
        <p className={styles.title}>
          {titleNote ? (
            <>
              {title} <span className={styles.titleNote}>{titleNote}</span>
            </>
          ) : (
            title
          )}
        </p>
        <div className={styles.meta}>{meta}</div>
      </div>
      {isShort ? (
        <div className={styles.statusAndActions}>
          {state}
          {allActions}
        </div>
      ) : (
        state
      )}
      {(measure || amount) && (
        <div className={styles.facts} data-measured={measure ? 'yes' : 'no'}>
          {measure && measured(measure, labels)}
          {amount}
        </div>
      )}
      {note && <div className={styles.message}>{note}</div>}
      {unavailableReason && (
        <p className={styles.reason}>
          <span className={styles.reasonIcon}>
            <Icon icon={ShieldAlert} size={16} />
          </span>
          {unavailableReason}
        </p>
      )}
      {!isShort && allActions}
    </li>
  )
}

// The parts of a card are functions, not components: a list renders a thousand of each.

const thumbnailOf = ({ icon = Package, photo, flag }: CartCardProps): ReactNode => (
  <span className={styles.thumbnail} aria-hidden="true">
    {photo ? <img className={styles.photo} src={photo} alt="" /> : <Icon icon={icon} size={28} />}
    {flag && (
      <span className={styles.flag}>
        <Flag country={flag} size={26} />
      </span>
    )}
  </span>
)

function measured(measure: NonNullable<CartCardProps['measure']>, labels: Labels): ReactNode {
  const { name, before, value, note } = measure
  return (
    <dl className={styles.measure}>
      <dt className={styles.measureName}>{name}</dt>
      <dd className={styles.measureValue}>
        {before && (
          <>
            <VisuallyHidden>{labels.before}</VisuallyHidden>
            <s className={styles.before}>{before}</s>
            <Icon icon={ArrowRight} size={14} />
            <VisuallyHidden>{labels.after}</VisuallyHidden>
          </>
        )}
        <span>{value}</span>
      </dd>
      {note && <dd className={styles.measureNote}>{note}</dd>}
    </dl>
  )
}

function amountOf({ price, sharesBasis = false, noPrice, waits = false }: CartCardProps): ReactNode {
  if (price === undefined && noPrice === undefined) return null
  return price ? (
    <PriceCompact variant="row" statement={price} plain={sharesBasis} />
  ) : (
    <span className={styles.noAmount}>
      {waits && (
        <span className={styles.waits}>
          <Icon icon={Clock} size={14} />
        </span>
      )}
      {noPrice}
    </span>
  )
}

interface CartListProps {
  label: string
  /** The checkbox for all cards: three states, with the number selected. */
  selectAll?: {
    label: string
    note: string
    state: 'none' | 'some' | 'all'
    onChange: (all: boolean) => void
  }
  /** What holds for all prices: the part that they all lack. */
  note?: string | undefined
  /** CartCards. */
  children: ReactNode
}

/** A list of shipments separated by hairlines; used inside a Sheet. */
export function CartList({ label, selectAll, note, children }: CartListProps) {
  return (
    <div className={styles.frame}>
      {(selectAll || note) && (
        <div className={styles.head}>
          {selectAll && (
            <label className={styles.all}>
              <Check
                label={`${selectAll.label}, ${selectAll.note}`}
                checked={selectAll.state === 'all'}
                indeterminate={selectAll.state === 'some'}
                onChange={selectAll.onChange}
              />
              <span aria-hidden="true">
                <span className={styles.allName}>{selectAll.label}</span>{' '}
                <span className={styles.allNote}>{selectAll.note}</span>
              </span>
            </label>
          )}
          {note && <p className={styles.message}>{note}</p>}
        </div>
      )}
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
