import type { MouseEvent, Ref } from 'react'
import { warnWithoutLabel } from '../../internal/dev-warning.ts'
import { memoizeClasses } from '../../internal/memoize-classes.ts'
import { RouterLink } from '../../link/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import type { CountBadgeTone } from '../CountBadge/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './IconButton.css.ts'

interface IconButtonLooks {
  icon: IconType
  /** The accessible name, including the count if there is one. */
  label: string
  size?: 'small' | 'medium'
  tone?: 'neutral' | 'critical' | 'inherit'
  /** A count at the corner; 0 shows none. */
  count?: number
  countTone?: CountBadgeTone
}

export interface IconButtonProps extends IconButtonLooks {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  type?: 'button' | 'submit'
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-controls'?: string
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** An action shown as an icon alone: only in the header and for close, edit, delete, more. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    size = 'medium',
    tone = 'neutral',
    count = 0,
    countTone,
    type = 'button',
    ...attributes
  } = props
  if (process.env.NODE_ENV !== 'production') warnWithoutLabel('IconButton', label, 'Hapus alamat')
  return (
    <button {...attributes} type={type} aria-label={label} className={lookOf({ size, tone })}>
      <IconContent icon={icon} size={size} count={count} countTone={countTone} />
    </button>
  )
}

export interface IconButtonLinkProps extends IconButtonLooks {
  href: string
  current?: 'page'
}

/** The same for a link. */
export function IconButtonLink(props: IconButtonLinkProps) {
  const { icon, label, size = 'medium', tone = 'neutral', count = 0, countTone, href, current } = props
  if (process.env.NODE_ENV !== 'production') warnWithoutLabel('IconButtonLink', label, 'Keranjang')
  return (
    <RouterLink href={href} aria-label={label} aria-current={current} className={lookOf({ size, tone })}>
      <IconContent icon={icon} size={size} count={count} countTone={countTone} />
    </RouterLink>
  )
}

const lookOf = memoizeClasses(styles.iconButton)

function IconContent(
  props: Required<Pick<IconButtonLooks, 'icon' | 'size' | 'count'>> & Pick<IconButtonLooks, 'countTone'>,
) {
  const { icon, size, count, countTone = 'brand' } = props
  return (
    <>
      <Icon icon={icon} size={size === 'small' ? 18 : 22} />
      {count > 0 && (
        <span className={styles.count}>
          <CountBadge count={count} tone={countTone} />
        </span>
      )}
    </>
  )
}
