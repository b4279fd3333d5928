import type { MouseEvent, ReactNode, Ref } from 'react'
import { memoizeClasses } from '../../internal/memoize-classes.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { ButtonSize, ButtonTone, ButtonVariant, ButtonWidth } from './button.values.ts'
import * as styles from './Button.css.ts'

export interface ButtonLooks {
  tone?: ButtonTone
  variant?: ButtonVariant
  /** `field` is as high as a field beside it. */
  size?: ButtonSize
  width?: ButtonWidth
  icon?: IconType
  trailingIcon?: IconType
}

/** A visible progress indicator needs a text for screen readers, too. */
type Loading = { loading?: false; loadingLabel?: string } | { loading: boolean; loadingLabel: string }

export type ButtonProps = ButtonLooks &
  Loading & {
    type?: 'button' | 'submit' | 'reset'
    onClick?: (event: MouseEvent<HTMLButtonElement>) => void
    /** Only for a button without visible text. */
    'aria-label'?: string
    'aria-expanded'?: boolean
    'aria-haspopup'?: 'dialog' | 'menu' | 'listbox'
    'aria-controls'?: string
    'aria-describedby'?: string
    'aria-pressed'?: boolean
    id?: string
    form?: string
    children: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

/**
 * Performs an action. It is never disabled: pressing it explains what is missing. While `loading` it keeps
 * its focus and width and ignores presses.
 */
export function Button(props: ButtonProps) {
  const {
    tone = 'brand',
    variant = 'solid',
    size = 'medium',
    width = 'content',
    icon,
    trailingIcon,
    ...rest
  } = props
  const { loading = false, loadingLabel, type = 'button', onClick, children, ...attributes } = rest

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...attributes}
      type={type}
      className={lookOf({ tone, variant, size, width })}
      aria-disabled={loading || undefined}
      data-state={loading ? 'loading' : 'idle'}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} trailingIcon={trailingIcon} size={size}>
        {children}
      </ButtonContent>
      {loading && (
        <span className={styles.overlay}>
          <Spinner />
        </span>
      )}
      {loading && <VisuallyHidden live="polite">{loadingLabel}</VisuallyHidden>}
    </button>
  )
}

const lookOf = memoizeClasses(styles.button)

interface ButtonContentProps extends Pick<ButtonLooks, 'icon' | 'trailingIcon' | 'size'> {
  children: ReactNode
}

/** Icon and label; also used by ButtonLink. */
export function ButtonContent({ icon, trailingIcon, size, children }: ButtonContentProps) {
  const iconSize = size === 'small' ? 16 : 18
  return (
    <span className={styles.content}>
      {icon && <Icon icon={icon} size={iconSize} />}
      <span className={styles.label}>{children}</span>
      {trailingIcon && <Icon icon={trailingIcon} size={iconSize} />}
    </span>
  )
}
