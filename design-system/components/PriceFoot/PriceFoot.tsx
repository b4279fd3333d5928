import { useState, type ReactNode, type Ref } from 'react'
import { Clock, TriangleAlert } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import { Fold } from './Fold.tsx'
import { FormerAmount } from './FormerAmount.tsx'
import { basisIcons, shortNotesOf } from './price.values.ts'
import type { PriceChanges, PriceStatement } from './price.values.ts'
import * as styles from './PriceFoot.css.ts'

/** Paid, given back, or the price that both are taken from. */
export interface SettledLine {
  id: string
  name: string
  amount: string
  /** Money that came back. */
  tone?: 'positive' | undefined
}

export interface PriceNotesProps {
  /** What may cost more than this: law beside the price, an old rate. */
  caution?: ReactNode
  /** How old the rates are that the price rests on, where they are not today's, and what happens after it is weighed. */
  age?: ReactNode
  action?: ReactNode
  /** The day of rates and rules. */
  day?: ReactNode
}

export interface PriceFootProps extends PriceNotesProps {
  /** The price with its basis. */
  statement: PriceStatement
  /** Above the total, in the order in which it happened. */
  settled?: readonly SettledLine[] | undefined
  /** In place of the further levies, where no caution has them: with their reasons at a press. */
  levies?: ReactNode
  /** `large` where it is paid. */
  size?: 'medium' | 'large'
  /**
   * Where the notes of the statement stand; below the total in a narrow aside, where beside it they take many lines.
   * `folded`: below it, without how far a complete price reaches and the rows of a change.
   */
  notes?: 'beside' | 'below' | 'folded'
  /** Folds the rows of a change into one that opens, where the window is low. */
  foldsChanges?: boolean
  /** For a BottomBar, which hides while the foot is in view. */
  ref?: Ref<HTMLDivElement>
}

/** What a price rests on, the total, the action, and the day of rates and rules, always in this order. */
export function PriceFoot({
  statement,
  settled,
  levies,
  size = 'medium',
  notes = 'beside',
  foldsChanges = false,
  caution,
  age,
  action,
  day,
  ref,
}: PriceFootProps) {
  const { basis, label, amount, previous, reason, changes, furtherLevies, ended } = statement
  // A caution begins with it.
  const leviesBelow = !caution && (levies ?? furtherLevies)
  // Beside the total a sentence would take many lines.
  const isBeside = notes === 'beside'
  const whys = [ended, reason].filter((text) => text !== undefined)
  const shown = shortNotesOf(statement).filter((note) => notes !== 'folded' || note === statement.missing)
  const words = shown.map((note) => (
    <span key={note} className={styles.note}>
      {note}
    </span>
  ))
  return (
    <div className={styles.foot} ref={ref}>
      {settled && settled.length > 0 && (
        <dl className={styles.settled}>
          {settled.map((line) => (
            <div key={line.id} className={styles.settledLine} data-tone={line.tone}>
              <dt className={styles.settledName}>{line.name}</dt>
              <dd className={styles.settledAmount}>{line.amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes && notes !== 'folded' && <Changes of={changes} folds={foldsChanges} />}
      <div className={styles.statement} aria-live="polite" aria-atomic="true">
        <div className={isBeside ? styles.words : styles.basisAlone}>
          <span className={styles.basis}>
            <span className={styles.basisIcon[basis]}>
              <Icon icon={basisIcons[basis]} size={18} />
            </span>
            {label}
          </span>
          {isBeside && words}
        </div>
        {amount !== undefined && (
          <div className={styles.amounts}>
            {previous !== undefined && <FormerAmount amount={previous} look={styles.former} />}
            {basis === 'ended' ? (
              <s className={styles.ended}>{amount}</s>
            ) : (
              <span className={styles.amount[size]} data-basis={basis}>
                {amount}
              </span>
            )}
          </div>
        )}
        {(!isBeside || whys.length > 0 || leviesBelow) && (
          <div className={styles.below}>
            {leviesBelow && <span className={styles.levies}>{leviesBelow}</span>}
            {!isBeside && words}
            {whys.map((text) => (
              <span key={text} className={styles.note}>
                {text}
              </span>
            ))}
          </div>
        )}
      </div>
      <PriceNotes caution={caution} age={age} action={action} day={day} />
    </div>
  )
}

/** From a price that was seen to this one, as a sum whose end is the total. */
function Changes({ of: { summary, rows }, folds }: { of: PriceChanges; folds: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const sum = (
    <dl className={styles.changeRows}>
      {rows.map((row) => (
        <div key={row.id} className={styles.changeRow}>
          <dt className={styles.settledName}>{row.name}</dt>
          <dd className={styles.settledAmount}>{row.amount}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className={styles.changes}>
      {folds ? (
        <Fold
          label={summary}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          scrolls
          look={styles.changesButton}
        >
          {sum}
        </Fold>
      ) : (
        sum
      )}
    </div>
  )
}

/** What stands under a price, alone where its total stands elsewhere. */
export function PriceNotes({ caution, age, action, day }: PriceNotesProps) {
  return (
    <>
      {caution && (
        <div className={styles.caution}>
          <Icon icon={TriangleAlert} size={18} tone="caution" />
          <div className={styles.cautionText}>{caution}</div>
        </div>
      )}
      {age && (
        <p className={styles.age}>
          <Icon icon={Clock} size={16} />
          <span>{age}</span>
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
      {day && <p className={styles.day}>{day}</p>}
    </>
  )
}
