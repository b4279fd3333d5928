import '@seberang/design-system/reset'
import { LabelsProvider, type Labels } from '@seberang/design-system/labels'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ours } from './ours.tsx'
import { plain } from './plain.tsx'

const sides = { ours, plain }
export type Side = keyof typeof sides

/** Only the words that these scenes need are read. */
const labels = { close: 'Tutup', before: 'sebelumnya', after: 'sekarang' } as Labels
const keystrokes = 40

const place = document.getElementById('root') ?? document.body
let root: Root | undefined

/** Milliseconds until what was done is laid out. */
function timed(act: () => void): number {
  const start = performance.now()
  flushSync(act)
  void document.body.offsetHeight
  return performance.now() - start
}

function show(Scene: ComponentType): void {
  root = createRoot(place)
  root.render(
    <LabelsProvider value={labels}>
      <Scene />
    </LabelsProvider>,
  )
}

function clear(): void {
  flushSync(() => root?.unmount())
}

function find(selector: string, at = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector)[at]
  if (!found) throw new Error(`The scene has no ${selector}`)
  return found
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

async function closeDialog(): Promise<void> {
  const dialog = document.querySelector('dialog')
  if (dialog) dialog.close()
  else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  while (document.querySelector('[role=dialog], dialog')) await nextFrame()
}

const measurements = {
  /** Mounts a thousand cards, chooses all of them, then one. */
  cards(side: Side): Record<string, number> {
    const mount = timed(() => show(sides[side].Cards))
    const all = find('input[type=checkbox]')
    const one = find('input[type=checkbox]', 500)
    const chooseAll = timed(() => all.click())
    const chooseOne = timed(() => one.click())
    clear()
    return {
      'mounting 1,000 cards': mount,
      'choosing all of them': chooseAll,
      'choosing one of them': chooseOne,
    }
  },
  /** Stays mounted: what it holds is measured from outside. */
  hold(side: Side): Record<string, number> {
    flushSync(() => show(sides[side].Cards))
    return {}
  },
  form(side: Side): Record<string, number> {
    flushSync(() => show(sides[side].Form))
    const field = find('input', 100)
    const typing = timed(() => {
      for (let typed = 1; typed <= keystrokes; typed++) {
        flushSync(() => {
          Reflect.set(HTMLInputElement.prototype, 'value', 'x'.repeat(typed), field)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        })
        void document.body.offsetHeight
      }
    })
    clear()
    return { 'a key in a form of 200': typing / keystrokes }
  },
  async dialog(side: Side): Promise<Record<string, number>> {
    flushSync(() => show(sides[side].Rows))
    const open = () => find('#root button').click()
    const first = timed(open)
    const later: number[] = []
    for (let round = 0; round < 5; round++) {
      await closeDialog()
      later.push(timed(open))
    }
    await closeDialog()
    clear()
    return {
      'a dialog of 100 rows, first': first,
      'a dialog of 100 rows, later': later.reduce((sum, one) => sum + one) / later.length,
    }
  },
  accordion(side: Side): Record<string, number> {
    const mount = timed(() => show(sides[side].Questions))
    clear()
    return { 'an accordion of 20': mount }
  },
}

declare global {
  interface Window {
    measurements: typeof measurements
  }
}
window.measurements = measurements
