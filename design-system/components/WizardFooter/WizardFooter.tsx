import type { ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import * as styles from './WizardFooter.css.ts'

interface WizardFooterProps {
  /** Total and weight so far, ready to be read; told to screen readers when they change. */
  facts: readonly { label: string; value: string }[]
  /** Back and on. */
  children: ReactNode
}

/** Stays at the bottom of the wizard: what it costs so far, and the way on. */
export function WizardFooter({ facts, children }: WizardFooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.bar}>
          <dl className={styles.facts} aria-live="polite">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
    </footer>
  )
}
