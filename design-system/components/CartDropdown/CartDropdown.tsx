import { RouterLink } from '../../link/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './CartDropdown.css.ts'

export interface CartEntry {
  id: string
  href: string
  icon: IconType
  label: string
  /** What the count means: "4 kiriman belum di-checkout". */
  note: string
  count: number
}

interface CartDropdownProps {
  /** Names the list for screen readers. */
  label: string
  carts: readonly CartEntry[]
}

/** Links to the checkouts, by direction, with the number waiting at each. Used in a HeaderPanel. */
export function CartDropdown({ label, carts }: CartDropdownProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {carts.map(({ id, href, icon, label: name, note, count }) => (
        <li key={id}>
          <RouterLink href={href} className={styles.row}>
            <Icon icon={icon} />
            <span className={styles.label}>
              {name}
              <span className={styles.note}>{note}</span>
            </span>
            <span aria-hidden="true">
              <CountBadge count={count} tone={count > 0 ? 'brand' : 'neutral'} />
            </span>
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}
