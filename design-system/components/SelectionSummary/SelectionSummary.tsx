import { useState } from 'react'
import type { ReactNode } from 'react'
import { lowWindow } from '@seberang/tokens'
import { ChevronDown, ChevronUp } from '../../icons/index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { PriceFoot } from '../PriceFoot/index.ts'
import type { PriceNotesProps, PriceStatement } from '../PriceFoot/index.ts'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import * as styles from './SelectionSummary.css.ts'

interface SelectionSummaryProps extends Pick<PriceNotesProps, 'caution' | 'age' | 'day'> {
  title: string
  /** What to do while nothing is selected. */
  text?: string
  lines: readonly PriceLine[]
  /** In a low window the lines after the first are folded, with how far the price reaches and what changed it, so that the total and its action stay in sight. */
  fold?: { open: string; close: string }
  /** The total with its basis; absent while nothing is selected. */
  price?: PriceStatement | undefined
  /** In a low window in place of the caution: the further levies, with their reasons at a press. */
  levies?: ReactNode
  /** The main action. */
  action?: ReactNode
  /** What happens later. */
  note?: string | undefined
}

/** The total of the selected shipments so far, and the next action. Used inside a Sheet. */
export function SelectionSummary(props: SelectionSummaryProps) {
  const { title, text, lines, fold, price, caution, levies, age, day, action, note } = props
  const isLow = useMedia(lowWindow('desktop'))
  // Beside a list it begins below a title, a notice and tabs.
  const foldsChanges = useMedia(lowWindow('desktop', 900))
  const [isOpen, setOpen] = useState(false)
  const folds = isLow && fold !== undefined && lines.length > 1
  const isFolded = folds && !isOpen
  return (
    <div className={styles.summary}>
      <Heading level={2} step="h3">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {lines.length > 0 && <PriceLines lines={isFolded ? lines.slice(0, 1) : lines} />}
      {folds && (
        <div>
          <Button
            variant="plain"
            size="small"
            trailingIcon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? fold.close : fold.open}
          </Button>
        </div>
      )}
      {price ? (
        <PriceFoot
          statement={price}
          // Where it would push the day of the rates out of sight, its reasons are a press away.
          caution={foldsChanges ? undefined : caution}
          levies={levies}
          age={age}
          action={action}
          day={day}
          notes={isFolded ? 'folded' : 'below'}
          foldsChanges={foldsChanges}
        />
      ) : (
        action
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
