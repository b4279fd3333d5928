import type { ReactNode, Ref } from 'react'
import { ChevronRight } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import { Link } from '../Link/index.ts'
import * as styles from './PageHeader.css.ts'

interface PageHeaderProps {
  title: string
  /** The pages above this one; the last entry is this page and leads nowhere. */
  breadcrumbs?: readonly { label: string; href?: string }[]
  /** Beside the title: a StatusBadge. */
  badge?: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** To send the focus to after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The title of a signed-in page, where it stands, and what can be done with the whole of it. */
export function PageHeader({ title, breadcrumbs = [], badge, text, actions, titleRef }: PageHeaderProps) {
  return (
    <>
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.titleRow}>
            <Heading level={1} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
              {title}
            </Heading>
            {badge}
          </div>
          {text && <div className={styles.text}>{text}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  )
}

function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  const { breadcrumbs } = useLabels()
  return (
    <nav aria-label={breadcrumbs}>
      <ol className={styles.crumbs}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && <Icon icon={ChevronRight} size={14} />}
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
