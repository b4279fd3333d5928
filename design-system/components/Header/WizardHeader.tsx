import type { ReactNode } from 'react'
import { X } from '../../icons/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Container } from '../Container/index.ts'
import { IconButtonLink } from '../IconButton/index.ts'
import { Logo } from '../Logo/index.ts'
import * as styles from './Header.css.ts'

interface WizardHeaderProps {
  home: { href: string; name: string }
  stepper: ReactNode
  /** On phones where no stepper takes their room. */
  actions?: ReactNode
  close: { href: string; label: string }
}

/** The header of the wizard: the steps in place of the links, and an exit. */
export function WizardHeader({ home, stepper, actions, close }: WizardHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.wizardBar}>
          <RouterLink href={home.href} className={styles.home}>
            <span className={styles.onDesktop}>
              <Logo name={home.name} />
            </span>
            <span className={styles.onPhone}>
              <Logo name={home.name} markOnly />
            </span>
          </RouterLink>
          <span className={styles.gap} />
          <div className={styles.steps}>{stepper}</div>
          <span className={styles.gap} />
          <div className={stepper ? styles.onDesktop : undefined}>
            <div className={styles.actions}>{actions}</div>
          </div>
          <IconButtonLink icon={X} href={close.href} label={close.label} />
        </div>
      </Container>
    </header>
  )
}
