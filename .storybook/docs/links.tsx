import { createContext, use } from 'react'
import type { MouseEvent } from 'react'
import type { LinkComponentProps } from '@seberang/design-system/link'

/** Opens another page of the catalogue without reloading the frame around it. */
type Navigate = (address: string) => void
const NavigateContext = createContext<Navigate | undefined>(undefined)
export const NavigateProvider = NavigateContext.Provider

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The address of the page with a title such as `Forms/Field`. */
export const docsHref = (title: string): string => `./?path=/docs/${idOf(title)}--docs`
/** The address of a story, by its id. */
export const storyHref = (id: string): string => `./?path=/story/${id}`

/** In a frame, the manager follows links to other pages; standalone, they open the manager. */
export function CatalogueLink({ href, children, onClick, ...attributes }: LinkComponentProps) {
  const navigate = use(NavigateContext)
  const within = href.startsWith('./?path=')

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!within || !plain || !navigate || event.defaultPrevented || window.parent === window) return
    event.preventDefault()
    navigate(href.slice(2))
  }

  return (
    <a
      {...attributes}
      href={href}
      target={attributes.target ?? (within ? '_top' : undefined)}
      onClick={follow}
    >
      {children}
    </a>
  )
}
