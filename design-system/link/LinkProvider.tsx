import { createElement, useMemo } from 'react'
import type { ComponentType, MouseEvent, ReactNode, Ref } from 'react'
import { createStrictContext } from '../internal/strict-context.tsx'

/** What a link of the design system hands to the router's link. */
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

const [Provider, useProvided] = createStrictContext<{ linkComponent: LinkComponent }>(
  'LinkComponent',
  'Wrap the app in <LinkProvider linkComponent={…}> from @seberang/design-system/link.',
)

interface LinkProviderProps {
  linkComponent: LinkComponent
  children: ReactNode
}

/** The router is handed in: the design system knows none. */
export function LinkProvider({ linkComponent, children }: LinkProviderProps) {
  const value = useMemo(() => ({ linkComponent }), [linkComponent])
  return <Provider value={value}>{children}</Provider>
}

/** The link of the app's router, for components that lead somewhere. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useProvided().linkComponent, props)
}
