import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'
import * as styles from './FoldedCaution.css.ts'

interface FoldedCautionProps {
  /** What it comes to. */
  lead: string
  /** Opens the reasons. */
  label: string
  /** The id of the reasons, where they stand elsewhere; without it they open beneath. */
  opens?: string
  isOpen: boolean
  onToggle: () => void
  children?: ReactNode
}

/** A caution in one line, with its reasons at a press. */
export function FoldedCaution({ lead, label, opens, isOpen, onToggle, children }: FoldedCautionProps) {
  return (
    <div>
      <strong className={styles.lead}>{lead}</strong>{' '}
      <Fold
        label={label}
        isOpen={isOpen}
        onToggle={onToggle}
        scrolls={false}
        look={styles.button}
        {...(opens !== undefined && { opens })}
      >
        {children}
      </Fold>
    </div>
  )
}
