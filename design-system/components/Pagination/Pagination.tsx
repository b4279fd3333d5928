import { ChevronLeft, ChevronRight } from '../../icons/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Pagination.css.ts'

interface PaginationProps {
  /** Names the navigation for screen readers. */
  label: string
  /** The total number of items. */
  count: number
  pageSize: number
  /** From 1. */
  page: number
  hrefOf: (page: number) => string
  /** "Halaman 3", for screen readers. */
  pageLabel: (page: number) => string
  previous: string
  next: string
}

/** Links to the pages of a list, each with its own URL. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, count, pageSize, page, hrefOf, pageLabel, previous, next } = props
  const last = Math.max(1, Math.ceil(count / pageSize))
  if (last === 1) return null
  return (
    <nav aria-label={label} className={styles.bar}>
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} label={previous} icon={ChevronLeft} />
      <ol className={styles.pages}>
        {shownPages(page, last).map((shown, index) => (
          <li key={shown ?? `gap-${index}`} className={styles.item}>
            {shown === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <RouterLink
                href={hrefOf(shown)}
                className={styles.page}
                aria-label={pageLabel(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </RouterLink>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < last ? hrefOf(page + 1) : undefined} label={next} icon={ChevronRight} />
    </nav>
  )
}

/** The first, the last, and those around the current page; undefined marks a gap. */
export function shownPages(page: number, last: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const sorted = [...new Set(near)].toSorted((one, other) => one - other)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1]
    if (before === undefined || one === before + 1) return [one]
    // A gap of one page shows that page.
    return one === before + 2 ? [one - 1, one] : [undefined, one]
  })
}

interface StepProps {
  href: string | undefined
  label: string
  icon: typeof ChevronLeft
}

function Step({ href, label, icon }: StepProps) {
  if (href === undefined) return <span className={styles.page} aria-hidden="true" />
  return (
    <RouterLink href={href} className={styles.page} aria-label={label}>
      <Icon icon={icon} size={18} />
    </RouterLink>
  )
}
