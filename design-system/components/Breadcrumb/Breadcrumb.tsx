import { ChevronRight } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Icon } from '../Icon/index.ts'
import { Link } from '../Link/index.ts'
import * as styles from './Breadcrumb.css.ts'

export interface Crumb {
  label: string
  /** Omitted for the current page. */
  href?: string
}

interface BreadcrumbProps {
  /** From the root down; the last is the current page and is not a link. */
  items: readonly Crumb[]
}

/** Where a page is, with links to its ancestors. Steps wrap where space is short; none is hidden. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { breadcrumbs } = useLabels()
  if (items.length === 0) return null
  return (
    <nav aria-label={breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${label} ${href}`} className={styles.crumb}>
            {index > 0 && <Icon icon={ChevronRight} size={14} />}
            {href === undefined ? (
              <span className={styles.textBlock} aria-current="page">
                {label}
              </span>
            ) : (
              <Link href={href} variant="quiet">
                <span className={styles.textBlock}>{label}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
