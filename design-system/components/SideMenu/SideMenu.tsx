import { useEffect, useRef } from 'react'
import { RouterLink } from '../../link/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './SideMenu.css.ts'

export interface SideMenuItem {
  href: string
  label: string
  icon: IconType
  /** The number of items; 0 shows nothing. */
  count?: number
  /** What the count means, for screen readers: "1 belum dibaca". */
  countLabel?: string
}

export interface SideMenuSection {
  id: string
  /** Omitted where the entries need none. */
  label?: string
  items: readonly SideMenuItem[]
}

interface SideMenuProps {
  /** Names the navigation for screen readers. */
  label: string
  sections: readonly SideMenuSection[]
  /** The `href` of the current page. */
  current: string
}

/** The navigation of an area, beside its pages. On narrow screens it is a scrolling row above them. */
export function SideMenu({ label, sections, current }: SideMenuProps) {
  const row = useRef<HTMLDivElement>(null)
  // Scrolls the current page's entry into view.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - here.offsetWidth
  }, [current])
  return (
    <nav aria-label={label} className={styles.menu}>
      <div ref={row} className={styles.row}>
        {sections.map(({ id, label: name, items }) => (
          <div key={id} className={styles.section}>
            {name && (
              <p id={`side-menu-${id}`} className={styles.name}>
                {name}
              </p>
            )}
            <ul className={styles.list} aria-labelledby={name && `side-menu-${id}`}>
              {items.map((item) => (
                <li key={item.href}>
                  <Entry item={item} isCurrent={item.href === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function Entry({ item, isCurrent }: { item: SideMenuItem; isCurrent: boolean }) {
  const { href, label, icon, count = 0, countLabel } = item
  return (
    <RouterLink href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Icon icon={icon} />
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        <>
          <span aria-hidden={countLabel ? true : undefined}>
            <CountBadge count={count} />
          </span>
          {countLabel && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
        </>
      )}
    </RouterLink>
  )
}
