import type { ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import * as styles from './WizardFooter.css.ts'

interface WizardFooterProps {
  /** Total and weight so far, formatted; changes are announced. */
  facts: readonly { label: string; value: string }[]
  /** Back and next. */
  children: ReactNode
}

/** The bottom bar of the wizard: the price so far, and the next step. */
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
