import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Menu, X } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Container } from '../Container/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import type { CountBadgeTone } from '../CountBadge/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Logo } from '../Logo/index.ts'
import * as styles from './Header.css.ts'

export interface HeaderLink {
  href: string
  label: string
  current?: boolean
  /** The number of items; omitted, none is shown. Null while it is loading: its place is held, as that of 0, so that no link moves. */
  count?: number | null
  countTone?: CountBadgeTone
}

interface HeaderProps {
  home: { href: string; name: string }
  links: readonly HeaderLink[]
  /** Below 992 px the links move into the menu (visitors) or into a row of tabs (customers). */
  linksOnPhone?: 'menu' | 'tabs'
  /** Buttons, from 768 px on. */
  actions?: ReactNode
  /** Visible at every width: icons, one small button. */
  always?: ReactNode
  /** After those, from 768 px on; on a phone it belongs in the menu. */
  end?: ReactNode
  /** Below the links in a phone's menu. */
  menu?: ReactNode
  /**
   * Controls the menu where the header has other panels, so that one is open at a time; uncontrolled when
   * omitted.
   */
  menuOpen?: boolean
  onMenuOpenChange?: (open: boolean) => void
}

/** The header of every page but the wizard's. */
export function Header(props: HeaderProps) {
  const { home, links, linksOnPhone = 'menu', actions, always, end, menu, menuOpen, onMenuOpenChange } = props
  const { mainNavigation } = useLabels()
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <RouterLink href={home.href} className={styles.home}>
            {linksOnPhone === 'tabs' ? <NarrowingLogo name={home.name} /> : <Logo name={home.name} />}
          </RouterLink>
          <div className={styles.wideLinks}>
            <nav aria-label={mainNavigation} className={styles.nav}>
              <LinkList links={links} className={styles.links} />
            </nav>
          </div>
          <span className={styles.gap} />
          <div className={styles.wide[linksOnPhone]}>
            <div className={styles.actions}>{actions}</div>
          </div>
          {always}
          {end && <div className={styles.wide[linksOnPhone]}>{end}</div>}
          <PhoneMenu
            links={linksOnPhone === 'menu' ? links : []}
            controlledOpen={menuOpen}
            onControlledOpenChange={onMenuOpenChange}
          >
            {/* From the tablet on the bar has them. */}
            {linksOnPhone === 'menu' ? <div className={styles.onPhone}>{menu}</div> : menu}
          </PhoneMenu>
        </div>
      </Container>
      {linksOnPhone === 'tabs' && (
        <nav aria-label={mainNavigation} className={styles.narrow}>
          <LinkList links={links} className={styles.tabs} />
        </nav>
      )}
    </header>
  )
}

function NarrowingLogo({ name }: { name: string }) {
  return (
    <>
      <span className={styles.name}>
        <Logo name={name} />
      </span>
      <span className={styles.mark}>
        <Logo name={name} markOnly />
      </span>
    </>
  )
}

interface LinkListProps {
  links: readonly HeaderLink[]
  className: string
  linkClassName?: string
}

function LinkList({ links, className, linkClassName = styles.link }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label, current, count, countTone }) => (
        <li key={href} className={styles.item}>
          <RouterLink href={href} className={linkClassName} aria-current={current ? 'page' : undefined}>
            {label} {count === null && <span className={styles.countPlace} />}
            {typeof count === 'number' && <CountBadge count={count} tone={countTone} />}
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}

interface PhoneMenuProps {
  links: readonly HeaderLink[]
  controlledOpen: boolean | undefined
  onControlledOpenChange: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** Opens below the header; Escape, a tap on a link and a second press close it. */
function PhoneMenu({ links, controlledOpen, onControlledOpenChange, children }: PhoneMenuProps) {
  const { openMenu, closeMenu, mainNavigation } = useLabels()
  const [own, setOwn] = useState(false)
  const open = controlledOpen ?? own
  const setOpen = onControlledOpenChange ?? setOwn
  const close = useEffectEvent(() => setOpen(false))
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close()
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  function closeOnLink(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }

  return (
    <div className={styles.narrow} onClickCapture={closeOnLink}>
      <IconButton
        ref={toggle}
        icon={open ? X : Menu}
        label={open ? closeMenu : openMenu}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} className={styles.menu}>
          {links.length > 0 && (
            <nav aria-label={mainNavigation}>
              <LinkList links={links} className={styles.menuLinks} linkClassName={styles.menuLink} />
            </nav>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
