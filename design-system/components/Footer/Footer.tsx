import type { ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import { Link } from '../Link/index.ts'
import { PaymentPlate } from '../PaymentPlate/index.ts'
import * as styles from './Footer.css.ts'

export interface FooterColumn {
  title: string
  content: ReactNode
}

interface FooterProps {
  /** Five at most. */
  columns: readonly FooterColumn[]
  /** Where consumers can file complaints. */
  notice: ReactNode
  links: readonly { href: string; label: string }[]
  /** Names the list of links for screen readers. */
  linksLabel: string
  copyright: string
}

/** The footer of arrival pages: help, payment, safety and complaints. */
export function Footer({ columns, notice, links, linksLabel, copyright }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          {columns.map(({ title, content }) => (
            <section key={title} className={styles.column} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
        <div className={styles.notice}>
          <p className={styles.noticeText}>{notice}</p>
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
        </div>
        <p className={styles.small}>{copyright}</p>
      </Container>
    </footer>
  )
}

/** The lines of a column. */
export function FooterList({ items }: { items: readonly { id: string; content: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  )
}

/** The payment methods, as plates. */
export function FooterPayments({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.plates}>
      {names.map((name) => (
        <li key={name}>
          <PaymentPlate name={name} />
        </li>
      ))}
    </ul>
  )
}
