import { Children, cloneElement, isValidElement } from 'react'
import type { ElementType, ReactElement, ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>
const propsOf = (element: ReactElement): Props => element.props as Props

/** The first element of a component in a rendered tree, the root included. */
export function firstOf(node: ReactNode, component: ElementType): ReactElement | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement(child)) continue
    if (child.type === component) return child
    const found = firstOf(propsOf(child)['children'] as ReactNode, component)
    if (found) return found
  }
  return undefined
}

/** Overrides props on the first element of a component. */
export function withOverrides(node: ReactNode, component: ElementType, overrides: Props): ReactNode {
  let done = false
  const walk = (each: ReactNode): ReactNode => {
    if (done || !isValidElement(each)) return each
    if (each.type === component) {
      done = true
      return cloneElement(each, overrides)
    }
    const { children } = propsOf(each)
    if (!isValidElement(children) && !Array.isArray(children)) return each
    const changed = Array.isArray(children) ? (children as ReactNode[]).map(walk) : walk(children)
    return done ? cloneElement(each, undefined, ...(Array.isArray(changed) ? changed : [changed])) : each
  }
  return walk(node)
}
