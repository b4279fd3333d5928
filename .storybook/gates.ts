/// <reference types="vitest/browser" />
import axe from 'axe-core'
import { checkForcedColours } from './forced-colours.ts'
import type { SeenWhenForced } from './forced-colours.ts'
import { inTestRun } from './test-run.ts'

declare const PINNED_BROWSER: boolean

interface StoryContext {
  id: string
  canvasElement: HTMLElement
  /** `forced`: what must be visible in forced colours. */
  parameters: Record<string, unknown> & { forced?: SeenWhenForced }
  globals: Record<string, unknown>
}

const narrowest = 320
const desk = { width: 1280, height: 800 } as const
const phone = { width: 360, height: 740 } as const

/**
 * What every story must pass after it was played. The a11y addon has checked all rules in light; here the rules that
 * depend on colour are checked again in dark. A story named Matrix, or MatrixOnAPhone, also has its picture compared in
 * both themes, and must not scroll sideways on the narrowest phone; what its parameter `forced` names must be seen where
 * the system forces its colours.
 */
export async function bothThemes(context: StoryContext): Promise<void> {
  if (!inTestRun) return
  const root = document.documentElement
  const isMatrix = /--matrix(-on-a-phone)?$/.test(context.id)
  const fonts = await document.fonts.load('16px "Plus Jakarta Sans Variable"')
  if (fonts.length === 0)
    throw new Error('The typeface of the product did not load; pictures would show another.')
  await document.fonts.ready
  try {
    if (isMatrix) await comparePicture(context, 'light')
    root.dataset['theme'] = 'dark'
    await checkContrast(context.id)
    if (isMatrix) {
      await comparePicture(context, 'dark')
      await checkWidth(context)
    }
    if (context.parameters.forced) await checkForcedColours(context.id, context.parameters.forced)
  } finally {
    root.dataset['theme'] = 'light'
  }
}

async function checkContrast(id: string): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'] })
  if (violations.length === 0) return
  const found = violations.flatMap((violation) =>
    violation.nodes.map((node) => node.failureSummary ?? node.html),
  )
  throw new Error(`${id} fails in dark:\n${found.join('\n')}`)
}

/** The viewport of the story: a phone's where the toolbar's global says so. */
function windowOf({ globals }: StoryContext): typeof desk | typeof phone {
  const chosen = globals['viewport']
  const isPhone =
    typeof chosen === 'object' && chosen !== null && 'value' in chosen && chosen.value === 'phone'
  return isPhone ? phone : desk
}

async function comparePicture(context: StoryContext, theme: 'light' | 'dark'): Promise<void> {
  const { expect } = await import('vitest')
  const { page } = await import('vitest/browser')
  const { width, height } = windowOf(context)
  await page.viewport(width, height)
  // Content below the window would be missing from the picture.
  await page.viewport(width, Math.max(height, document.documentElement.scrollHeight))
  // Overlays are rendered beside the story, not in it.
  const shown = context.parameters['frame'] === 'window' ? document.body : context.canvasElement
  // The browser that took the pictures must match, except for single pixels at round corners on a busy
  // machine; another browser may differ slightly.
  const comparatorOptions = PINNED_BROWSER
    ? { threshold: 0, allowedMismatchedPixels: 3 }
    : { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 }
  await expect
    .element(page.elementLocator(shown))
    .toMatchScreenshot(`${context.id}-${theme}`, { comparatorName: 'pixelmatch', comparatorOptions })
}

async function checkWidth({ id }: StoryContext): Promise<void> {
  const { page } = await import('vitest/browser')
  await page.viewport(narrowest, desk.height)
  try {
    const { scrollWidth } = document.documentElement
    if (scrollWidth > narrowest) {
      throw new Error(`${id} is ${scrollWidth} px wide on a screen of ${narrowest} px: ${widest()}`)
    }
  } finally {
    await page.viewport(desk.width, desk.height)
  }
}

/** The element that overflows most, to make the error useful. */
function widest(): string {
  let found: Element = document.body
  for (const element of document.body.querySelectorAll('*')) {
    if (element.getBoundingClientRect().right > found.getBoundingClientRect().right) found = element
  }
  return found.outerHTML.slice(0, 200)
}
