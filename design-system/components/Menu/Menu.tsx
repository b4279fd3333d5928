import * as Radix from '@radix-ui/react-dropdown-menu'
import { Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Check } from '../../icons/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './Menu.css.ts'

interface MenuEntry {
  id: string
  label: string
  icon?: IconType
  tone?: 'critical'
  /** The selected one of its group. */
  chosen?: boolean
}

/** An entry is either a link or an action. */
export type MenuItem = MenuEntry &
  ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never })

interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** The owner of the menu. */
  head?: ReactNode
  /** Groups, with a hairline between them. */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'end'
}

/** A list of actions or links, behind one button. */
export function Menu({ trigger, head, groups, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={16}>
          {head && <div className={styles.head}>{head}</div>}
          {groups.map((items, index) => (
            <Fragment key={items.map(({ id }) => id).join(' ')}>
              {(index > 0 || head) && <Radix.Separator className={styles.separator} />}
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={styles.label}>{item.label}</span>
      {item.chosen && <Icon icon={Check} size={18} tone="brand" />}
    </>
  )
  if (item.href !== undefined) {
    return (
      <Radix.Item asChild data-tone={item.tone}>
        <RouterLink href={item.href} className={styles.item}>
          {content}
        </RouterLink>
      </Radix.Item>
    )
  }
  return (
    <Radix.Item
      className={styles.item}
      data-tone={item.tone}
      aria-current={item.chosen ? 'true' : undefined}
      onSelect={item.onSelect}
    >
      {content}
    </Radix.Item>
  )
}
