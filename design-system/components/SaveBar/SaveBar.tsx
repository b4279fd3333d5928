import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useBarHeight } from '../../internal/use-bar-height.ts'
import { Container } from '../Container/index.ts'
import * as styles from './SaveBar.css.ts'

interface SaveBarProps {
  /** What changed, from what to what; announced. */
  text: ReactNode
  /** Undo and save. */
  children: ReactNode
}

/** Shown on the lower edge of the page while changes of its fields are not saved. */
export function SaveBar({ text, children }: SaveBarProps) {
  const ref = useRef<HTMLElement>(null)
  useBarHeight(ref, true)
  return (
    <footer ref={ref} className={styles.footer}>
      <Container size="sections">
        <div className={styles.bar}>
          <output className={styles.text}>{text}</output>
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
    </footer>
  )
}
