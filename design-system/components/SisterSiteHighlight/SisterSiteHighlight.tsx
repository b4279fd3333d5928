import { ExternalLink } from '../../icons/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import * as styles from './SisterSiteHighlight.css.ts'

interface SisterSiteHighlightProps {
  title: string
  text: string
  /** The link to it, in a new window: "Kunjungi Seberang Satuan". */
  action: { label: string; href: string }
  level?: 2 | 3
}

/** Points to the sister site, in the marker's colour; once per page. */
export function SisterSiteHighlight({ title, text, action, level = 2 }: SisterSiteHighlightProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.highlight} aria-label={title}>
      <div className={styles.textBlock}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </div>
      <ButtonLink
        href={action.href}
        newWindow
        tone="inverse"
        size="field"
        width="fullOnPhone"
        trailingIcon={ExternalLink}
      >
        {action.label}
      </ButtonLink>
    </section>
  )
}
