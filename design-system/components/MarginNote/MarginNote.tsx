import { below } from '@seberang/tokens'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './MarginNote.css.ts'

interface MarginNoteProps {
  title: string
  /** On a phone its text is read by pressing the title. */
  folded?: boolean
  children: ReactNode
}

/** A side note, with a marker-coloured edge and no icon: neither a warning nor an error. */
export function MarginNote({ title, folded = false, children }: MarginNoteProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const isFolded = useMedia(below('tablet')) && folded
  return (
    <aside className={styles.note} aria-label={title}>
      {isFolded ? (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {title}
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size={18} />
          </span>
        </button>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {(open || !isFolded) && (
        <div id={id} className={styles.text}>
          {children}
        </div>
      )}
    </aside>
  )
}
