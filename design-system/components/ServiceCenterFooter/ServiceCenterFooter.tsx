import { Container } from '../Container/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Link } from '../Link/index.ts'
import * as styles from './ServiceCenterFooter.css.ts'

export interface ServiceContact {
  id: string
  icon: IconType
  /** Phone, WhatsApp, e-mail. */
  label: string
  /** The number or address, formatted. */
  value: string
  /** `tel:`, `https://wa.me/…`, `mailto:` */
  href: string
  newWindow?: boolean
}

interface ServiceCenterFooterProps {
  title: string
  /** Opening hours. */
  hours: string
  contacts: readonly ServiceContact[]
  links: readonly { href: string; label: string }[]
  /** Names the list of links for screen readers. */
  linksLabel: string
  copyright: string
}

/** The footer of signed-in pages: contact details and four links. */
export function ServiceCenterFooter(props: ServiceCenterFooterProps) {
  const { title, hours, contacts, links, linksLabel, copyright } = props
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <section aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.quiet}>{hours}</p>
          </section>
          <ul className={styles.contacts}>
            {contacts.map(({ id, icon, label, value, href, newWindow = false }) => (
              <li key={id} className={styles.contact}>
                <Icon icon={icon} tone="tertiary" />
                <span className={styles.textBlock}>
                  <span className={styles.quiet}>{label}</span>
                  <span className={styles.value}>
                    <Link href={href} variant="quiet" newWindow={newWindow}>
                      {value}
                    </Link>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.end}>
          <nav aria-label={linksLabel}>
            <ul className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.copyright}>{copyright}</p>
        </div>
      </Container>
    </footer>
  )
}
