import type { ReactNode } from 'react'
import { BadgeCheck } from '../../icons/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Link } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './AvatarMenu.css.ts'

export interface AvatarMenuEntry {
  href: string
  icon: IconType
  label: string
  current?: boolean
  /** Shows a tick with this text: "sudah diverifikasi". */
  done?: string
}

interface AvatarMenuProps {
  /** Names the links for screen readers. */
  label: string
  name: string
  /** In place of the initials. */
  avatar?: ReactNode
  /** "Saldo Rp350.000", and where its history is. */
  balance: string
  balanceLink?: { href: string; label: string }
  /** The kind of account, where it is worth mentioning. */
  badge?: string
  /** Groups, with a hairline between them. */
  groups: readonly (readonly AvatarMenuEntry[])[]
  /** Settings rather than links: language, theme. */
  foot?: ReactNode
}

/** The signed-in customer and everything that belongs to them. Used in a Popover or in a phone's menu. */
export function AvatarMenu({
  label,
  name,
  avatar,
  balance,
  balanceLink,
  badge,
  groups,
  foot,
}: AvatarMenuProps) {
  return (
    <div>
      <div className={styles.head}>
        {avatar ?? <Avatar name={name} />}
        <div className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.balance}>{balance}</span>
          {badge && (
            <span className={styles.badge}>
              <Badge tone="brand">{badge}</Badge>
            </span>
          )}
        </div>
        {balanceLink && (
          <Link variant="standalone" href={balanceLink.href}>
            {balanceLink.label}
          </Link>
        )}
      </div>
      <nav aria-label={label}>
        {groups.map((entries) => (
          <ul key={entries.map(({ href }) => href).join(' ')} className={styles.group}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

function Entry({ href, icon, label, current, done }: AvatarMenuEntry) {
  return (
    <RouterLink href={href} className={styles.entry} aria-current={current ? 'page' : undefined}>
      <Icon icon={icon} />
      <span className={styles.label}>{label}</span>
      {done && (
        <span className={styles.done}>
          <Icon icon={BadgeCheck} />
          <VisuallyHidden>{done}</VisuallyHidden>
        </span>
      )}
    </RouterLink>
  )
}
