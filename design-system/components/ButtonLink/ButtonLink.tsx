import type { MouseEvent, ReactNode, Ref } from 'react'
import { RouterLink } from '../../link/index.ts'
import { useLabels } from '../../labels/index.ts'
import { ButtonContent } from '../Button/index.ts'
import type { ButtonLooks } from '../Button/index.ts'
import { button } from '../Button/Button.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface ButtonLinkProps extends ButtonLooks {
  href: string
  newWindow?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: navigates, opens in a new tab, shows its address. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    tone = 'brand',
    variant = 'solid',
    size = 'medium',
    width = 'content',
    icon,
    trailingIcon,
    ...rest
  } = props
  const { href, newWindow = false, onClick, children, ref } = rest
  return (
    <RouterLink
      ref={ref}
      href={href}
      className={button({ tone, variant, size, width })}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener noreferrer' : undefined}
      onClick={onClick}
    >
      <ButtonContent icon={icon} trailingIcon={trailingIcon} size={size}>
        {children}
      </ButtonContent>
      {newWindow && <NewWindowLabel />}
    </RouterLink>
  )
}

function NewWindowLabel() {
  const { opensNewWindow } = useLabels()
  return (
    <>
      {' '}
      <VisuallyHidden>{opensNewWindow}</VisuallyHidden>
    </>
  )
}
