import { useRef, useState, type ReactNode } from 'react'
import { below } from '@seberang/tokens'
import { ChevronDown } from '../../icons/index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { useIsCut } from '../../internal/use-is-cut.ts'
import { Icon } from '../Icon/index.ts'
import { FormerAmount } from './FormerAmount.tsx'
import { basisIcons, shortNotesOf } from './price.values.ts'
import type { PriceStatement } from './price.values.ts'
import * as styles from './PriceFoot.css.ts'

type PriceCompactProps =
  | {
      statement: PriceStatement
      variant: 'bar'
      /** Of everything that is priced. */
      weight?: string | undefined
      /** In place of the further levies, with their reasons at a press. */
      levies?: ReactNode
      /** Where the words stand on a phone: above the sum, or beside and below it, which saves a line. */
      words?: 'above' | 'around'
    }
  | {
      statement: PriceStatement
      /** At the right of a CartCard; what it says beside its basis is below, as wide as the card, on a phone. */
      variant: 'row'
      /** Omits the icon and what is missing where the list says them for all of its rows. */
      plain?: boolean
    }

interface BarWordsProps {
  statement: PriceStatement
  weight: string | undefined
  levies: ReactNode
  isAround: boolean
}

/** What the sum does not rest on. */
const restOf = ({ reason, changes }: PriceStatement): string | undefined => reason ?? changes?.brief

/**
 * What the sum rests on, then its condition, each in full. On a phone what it does not rest on is one line, which a
 * button beside them opens, as it does the conditions where a quote has ended; from tablets on there is room for all.
 */
function BarWords({ statement, weight, levies, isAround }: BarWordsProps) {
  const { basis, label, ended, furtherLevies } = statement
  const more = restOf(statement)
  const head = isAround ? styles.barHeadAround : undefined
  const condition = isAround ? styles.barConditionAround : styles.barCondition
  const fitted = isAround ? styles.barWordsAround : styles.barWordsFitted
  const words = useRef<HTMLSpanElement>(null)
  const rest = useRef<HTMLSpanElement>(null)
  const scrolls = useIsCut(words)
  const isCut = useIsCut(rest)
  const folds = useMedia(below('tablet'))
  const [isPressed, setPressed] = useState(false)
  const isOpen = isPressed || !folds
  // Beside the end of a quote only what is missing has room.
  const isBrief = ended !== undefined && !isOpen
  const conditions = isBrief
    ? [statement.missing].filter((text) => text !== undefined)
    : shortNotesOf(statement)
  return (
    <span className={isAround ? styles.barLineAround : styles.barLine}>
      <span
        ref={words}
        className={isPressed ? styles.barWords : fitted}
        // Somebody without a mouse scrolls it with the arrow keys.
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <span className={head}>
          <span className={styles.barBasis}>
            <span className={`${styles.basisIcon[basis]} ${styles.barIcon}`}>
              <Icon icon={basisIcons[basis]} size={16} />
            </span>{' '}
            {label}
          </span>
          {weight !== undefined && ` · ${weight}`}
        </span>{' '}
        {conditions.length > 0 && <span className={condition}>{conditions.join(' · ')}</span>}{' '}
        {furtherLevies !== undefined && (
          <span className={isAround ? styles.barLeviesAround : styles.barLevies}>
            {levies ?? furtherLevies}
          </span>
        )}{' '}
        {ended !== undefined && <span className={styles.barPart}>{ended}</span>}{' '}
        {!isAround && (isOpen || ended === undefined) && (
          <span ref={rest} className={isOpen ? styles.barPart : styles.barRest}>
            {more}
          </span>
        )}
      </span>
      {folds && (isCut || isPressed || ended !== undefined) && (
        <button
          type="button"
          className={styles.barMore}
          aria-label={label}
          aria-expanded={isPressed}
          onClick={() => setPressed(!isPressed)}
        >
          <Icon icon={ChevronDown} size={16} />
        </button>
      )}
    </span>
  )
}

/** The foot alone: in a bar at the bottom of the window, or in a row of a list. */
export function PriceCompact(props: PriceCompactProps) {
  const { statement, variant } = props
  const { basis, label, short, amount, previous, furtherLevies, ended } = statement
  if (variant === 'bar') {
    // What folds has lines of its own.
    const isAround = props.words === 'around' && (ended ?? restOf(statement)) === undefined
    const words = (
      <BarWords statement={statement} weight={props.weight} levies={props.levies} isAround={isAround} />
    )
    return (
      <div className={styles.compact} aria-live="polite" aria-atomic="true">
        {!isAround && words}
        {amount !== undefined && (
          <span className={isAround ? styles.barAmountAround : styles.barAmount} data-basis={basis}>
            {previous !== undefined && <FormerAmount amount={previous} look={styles.barFormer} />}
            <span>{amount}</span>
          </span>
        )}
        {isAround && words}
      </div>
    )
  }
  const isSettled = basis === 'due' || basis === 'paid' || basis === 'reversed'
  const tone = isSettled ? ` ${styles.rowTones[basis]}` : ''
  const notes = [
    ended,
    restOf(statement),
    short?.note,
    isSettled && statement.note,
    basis === 'so_far' && !props.plain && statement.missing,
  ].filter((note) => note !== undefined && note !== false)
  return (
    <div className={styles.compactRow}>
      <div className={styles.rowSum}>
        {previous !== undefined && <FormerAmount amount={previous} look={styles.rowFormer} />}
        {amount !== undefined && (
          <span className={styles.rowAmount} data-basis={basis}>
            {amount}
          </span>
        )}
        <span className={styles.rowBasis + tone}>
          {!props.plain && (
            <span className={styles.rowIcon}>
              <Icon icon={basisIcons[basis]} size={14} />
            </span>
          )}
          {short?.label ?? label}
        </span>
      </div>
      {(notes.length > 0 || furtherLevies !== undefined) && (
        <div className={styles.rowNotes}>
          {furtherLevies !== undefined && <span className={styles.rowLevies}>{furtherLevies}</span>}
          {notes.map((note) => (
            <span key={note} className={styles.rowNote}>
              {note}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
