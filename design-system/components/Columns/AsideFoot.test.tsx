import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AsideFoot } from './AsideFoot.tsx'
import * as styles from './Columns.css.ts'

afterEach(() => void vi.restoreAllMocks())

it.each([
  [16, 'end'],
  [40, 'more'],
])('of %i px below, of which 16 are its own margin, its shade says %s', (below, state) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(600 + below)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ marginTop: '16px' } as CSSStyleDeclaration)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly look: () => void
      constructor(look: () => void) {
        this.look = look
      }
      observe = () => this.look()
      disconnect = () => undefined
    },
  )
  const { getByText } = render(
    <div className={styles.sticky}>
      <AsideFoot>foot</AsideFoot>
    </div>,
  )
  expect(getByText('foot')).toHaveAttribute('data-state', state)
  vi.unstubAllGlobals()
})
