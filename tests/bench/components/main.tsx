import '@seberang/design-system/reset'
import { LabelsProvider, type Labels } from '@seberang/design-system/labels'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { middleOf } from '../figures.ts'
import { ours } from './ours.tsx'
import { plain } from './plain.tsx'

const sides = { ours, plain }
export type Side = keyof typeof sides

/** Only the labels that these scenes use. */
const labels = { close: 'Tutup', before: 'sebelumnya', after: 'sekarang' } as Labels

const place = document.getElementById('root') ?? document.body
let root: Root | undefined

/** Milliseconds until the change is laid out. */
function timed(act: () => void): number {
  const start = performance.now()
  flushSync(act)
  void document.body.offsetHeight
  return performance.now() - start
}

/** The median of several runs, so that other load on the machine matters little. */
const usually = (times: number, act: () => void): number =>
  middleOf(Array.from({ length: times }, () => timed(act)))

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
  /** Mounts a thousand cards, selects all of them, then one. */
  cards(side: Side): Record<string, number> {
    const mount = timed(() => show(sides[side].Cards))
    const all = find('input[type=checkbox]')
    const one = find('input[type=checkbox]', 500)
    const chooseAll = usually(8, () => all.click())
    const chooseOne = usually(40, () => one.click())
    clear()
    return {
      'mounting 1,000 cards': mount,
      'choosing all of them': chooseAll,
      'choosing one of them': chooseOne,
    }
  },
  /** Stays mounted, so that the heap can be measured from outside. */
  hold(side: Side): Record<string, number> {
    flushSync(() => show(sides[side].Cards))
    return {}
  },
  form(side: Side): Record<string, number> {
    flushSync(() => show(sides[side].Form))
    void document.body.offsetHeight
    const field = find('input', 100)
    let text = ''
    const key = usually(60, () => {
      text += 'x'
      Reflect.set(HTMLInputElement.prototype, 'value', text, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    clear()
    return { 'a key in a form of 200': key }
  },
  async dialog(side: Side): Promise<Record<string, number>> {
    flushSync(() => show(sides[side].Rows))
    void document.body.offsetHeight
    const open = () => find('#root button').click()
    const first = timed(open)
    const later: number[] = []
    for (let round = 0; round < 9; round++) {
      await closeDialog()
      later.push(timed(open))
    }
    await closeDialog()
    clear()
    return {
      'a dialog of 100 rows, first': first,
      'a dialog of 100 rows, later': middleOf(later),
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
