import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './LoadingLayer.css.ts'

interface LoadingLayerProps {
  /** Whether something is under way that the content must not change meanwhile. */
  active: boolean
  /** What is under way, in words. */
  label: string
  children: ReactNode
}

/** Covers its content while a step that depends on it is under way; nothing in it can be operated meanwhile. */
export function LoadingLayer({ active, label, children }: LoadingLayerProps) {
  return (
    <div className={styles.region} aria-busy={active}>
      <div className={styles.content} inert={active}>
        {children}
      </div>
      <output className={active ? styles.layer : undefined}>
        {active && (
          <span className={styles.label}>
            <Spinner />
            {label}
          </span>
        )}
      </output>
    </div>
  )
}
