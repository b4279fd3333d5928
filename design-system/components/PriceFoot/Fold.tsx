import { useId, type ReactNode } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Fold.css.ts'

interface FoldProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  /** In a low window what is open scrolls, so that total and action stay in sight. */
  scrolls: boolean
  /** The class of the button, which builds on `button` of its stylesheet. */
  look: string
  /** What it opens, by id, where that stands elsewhere. */
  opens?: string
  children?: ReactNode
}

/** Figures at a press, within the foot of a price. */
export function Fold({ label, isOpen, onToggle, scrolls, look, opens, children }: FoldProps) {
  const ownId = useId()
  const id = opens ?? ownId
  return (
    <>
      <button
        type="button"
        className={look}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {label}
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={16} />
        </span>
      </button>
      {isOpen && opens === undefined && (
        <div
          id={id}
          // Somebody without a mouse scrolls it with the arrow keys.
          {...(scrolls && {
            className: styles.scrolling,
            tabIndex: 0,
            role: 'group',
            'aria-label': label,
          })}
        >
          {children}
        </div>
      )}
    </>
  )
}
