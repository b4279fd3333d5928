import { createContext, createElement, use } from 'react'
import type { ComponentType, MouseEvent, ReactNode, Ref } from 'react'

/** The props that the design system passes to the router's link. */
export interface LinkComponentProps {
  href: string
  children: ReactNode
  className?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  'aria-current'?: 'page' | 'step' | undefined
  'aria-label'?: string | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}
export type LinkComponent = ComponentType<LinkComponentProps>

const Provided = createContext<LinkComponent | 'a'>('a')

interface LinkProviderProps {
  linkComponent: LinkComponent
  children: ReactNode
}

/** The app passes its router's link; without one, links reload the page. */
export function LinkProvider({ linkComponent, children }: LinkProviderProps) {
  return <Provided value={linkComponent}>{children}</Provided>
}

/** The link of the app's router, for components that lead somewhere. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(use(Provided), props)
}
