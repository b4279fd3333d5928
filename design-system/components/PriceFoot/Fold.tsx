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
  children: ReactNode
}

/** Figures at a press, within the foot of a price. */
export function Fold({ label, isOpen, onToggle, scrolls, look, children }: FoldProps) {
  const id = useId()
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
      {isOpen && (
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
