import type { MouseEvent, ReactNode, Ref } from 'react'
import { ArrowUpRight } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { RouterLink } from '../../link/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Link.css.ts'

export interface LinkProps {
  href: string
  /** `text` in running text, `standalone` as an action, `quiet` in lists of links. */
  variant?: 'text' | 'standalone' | 'quiet'
  icon?: IconType
  trailingIcon?: IconType
  /** Leads to another site: opens a new window and says so. */
  newWindow?: boolean
  tone?: 'onDeep'
  current?: 'page' | 'step'
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** Navigates. Anything that changes data is a Button. */
export function Link(props: LinkProps) {
  const {
    href,
    variant = 'text',
    icon,
    trailingIcon,
    newWindow = false,
    tone,
    current,
    onClick,
    children,
    ref,
  } = props
  return (
    <RouterLink
      ref={ref}
      href={href}
      className={[styles.link({ variant }), tone && styles.onDeep].filter(Boolean).join(' ')}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener noreferrer' : undefined}
      aria-current={current}
      onClick={onClick}
    >
      {icon && <Icon icon={icon} size={16} />}
      {children}
      {trailingIcon && <Icon icon={trailingIcon} size={16} />}
      {newWindow && <NewWindowMark withIcon={variant !== 'text'} />}
    </RouterLink>
  )
}

function NewWindowMark({ withIcon }: { withIcon: boolean }) {
  const { opensNewWindow } = useLabels()
  return (
    <>
      {withIcon && <Icon icon={ArrowUpRight} size={16} />}
      {/* Its space is hidden, too: it would part the link from a bracket or a full stop after it. */}
      <VisuallyHidden>{` ${opensNewWindow}`}</VisuallyHidden>
    </>
  )
}
