/// <reference types="vitest/browser" />
import axe from 'axe-core'
import { brokenWords } from './broken-words.ts'
import { checkForcedColours } from './forced-colours.ts'
import type { SeenWhenForced } from './forced-colours.ts'
import { inTestRun } from './test-run.ts'

declare const PINNED_BROWSER: boolean

interface StoryContext {
  id: string
  canvasElement: HTMLElement
  /** `forced`: what must be visible in forced colours. */
  parameters: Record<string, unknown> & {
    forced?: SeenWhenForced
    pictures?: readonly PictureName[]
    /** The selector of the only part that is in the picture. */
    shown?: string
  }
  globals: Record<string, unknown>
}

const narrowest = 320
const windows = {
  desk: { width: 1280, height: 800 },
  laptop: { width: 1366, height: 650 },
  phone: { width: 360, height: 740 },
} as const
/** Five seconds, where nothing else keeps the browser busy. */
const maxFrames = 300
type Window = keyof typeof windows
type Theme = 'light' | 'dark'

/** A picture as the parameter `pictures` names it: a window, in light unless it says otherwise. */
export type PictureName = Window | `${Window}-dark`

interface Picture {
  window: Window
  theme: Theme
  /** What follows the story's id in the name of the file. */
  name: string
}

/**
 * What every story must pass after it was played. The a11y addon has checked all rules in light; here the rules that
 * depend on colour are checked again in dark. A story named Matrix, or MatrixOnAPhone, also has its picture compared in
 * both themes; one with the parameter `pictures`, those pictures. Neither may scroll sideways on the narrowest phone,
 * nor a screen on a phone with text twice as large, where no word breaks in its middle either. What the parameter
 * `forced` names must be seen where the system forces its colours.
 */
export async function bothThemes(context: StoryContext): Promise<void> {
  if (!inTestRun) return
  const root = document.documentElement
  const pictures = picturesOf(context)
  const fonts = await document.fonts.load('16px "Plus Jakarta Sans Variable"')
  if (fonts.length === 0)
    throw new Error('The typeface of the product did not load; pictures would show another.')
  await document.fonts.ready
  try {
    await comparePictures(context, pictures, 'light')
    root.dataset['theme'] = 'dark'
    await checkContrast(context.id)
    await comparePictures(context, pictures, 'dark')
    if (pictures.length > 0) await checkWidth(context)
    if (pictures.length > 0 && context.id.startsWith('screens-')) await checkLargeText(context)
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
function windowOf({ globals }: StoryContext): Window {
  const chosen = globals['viewport']
  const isPhone =
    typeof chosen === 'object' && chosen !== null && 'value' in chosen && chosen.value === 'phone'
  return isPhone ? 'phone' : 'desk'
}

const pictureOf = (name: PictureName): Picture => {
  const [window, dark] = name.split('-') as [Window, 'dark'?]
  return { window, theme: dark ?? 'light', name }
}

function picturesOf(context: StoryContext): readonly Picture[] {
  const named = context.parameters.pictures
  if (named) return named.map(pictureOf)
  if (!/--matrix(-on-a-phone)?$/.test(context.id)) return []
  const window = windowOf(context)
  return [
    { window, theme: 'light', name: 'light' },
    { window, theme: 'dark', name: 'dark' },
  ]
}

async function comparePictures(
  context: StoryContext,
  pictures: readonly Picture[],
  theme: Theme,
): Promise<void> {
  for (const picture of pictures) if (picture.theme === theme) await comparePicture(context, picture)
}

/** The element in the picture: the story, the whole body where it has overlays, or the part that `shown` selects. */
function shownIn({ parameters, canvasElement }: StoryContext): Element {
  // Overlays are rendered beside the story, not in it.
  const whole = parameters['frame'] === 'window' ? document.body : canvasElement
  const shown = parameters.shown === undefined ? whole : document.querySelector(parameters.shown)
  if (!shown) throw new Error(`Nothing in this story is ${parameters.shown}.`)
  return shown
}

async function comparePicture(context: StoryContext, picture: Picture): Promise<void> {
  const { expect } = await import('vitest')
  const { page } = await import('vitest/browser')
  const { width, height } = windows[picture.window]
  await resize(width, height)
  const compare = (comparatorOptions: Tolerance) =>
    expect.element(page.elementLocator(shownIn(context))).toMatchScreenshot(`${context.id}-${picture.name}`, {
      comparatorName: 'pixelmatch',
      comparatorOptions,
      timeout: stableWithin,
    })
  for (let paints = 1; ; paints += 1) {
    if (context.id.startsWith('screens-')) await failureHidden()
    // Content below the window would be missing from the picture, also what a busy machine has loaded since the last one;
    // an overlay is inside the window.
    if (context.parameters.shown === undefined) await growToContent(width)
    try {
      for (const tolerance of paints < maxPaints ? usual : faint) await compare(tolerance)
      return
    } catch (error) {
      const isMismatch = error instanceof Error && error.message.includes('does not match')
      if (!isMismatch || paints === maxPaints) throw error
      // What lies between two pixels is sometimes painted another way, and stays so until it is painted anew.
      await repaint()
    }
  }
}

interface Tolerance {
  /** From 0 to 1: how much a pixel may differ before it counts. */
  threshold: number
  allowedMismatchedPixels?: number
  allowedMismatchedPixelRatio?: number
}

/** The browser that took the pictures must match, except for single pixels; another browser may differ slightly. */
const usual: readonly Tolerance[] = PINNED_BROWSER
  ? [{ threshold: 0, allowedMismatchedPixels: 3 }]
  : [{ threshold: 0.1, allowedMismatchedPixelRatio: 0.001 }]

/** However often a busy machine paints it, a round corner may have a few pixels of another shade, which nobody can see. */
const faint: readonly Tolerance[] = PINNED_BROWSER
  ? [
      { threshold: 0, allowedMismatchedPixels: 12 },
      { threshold: 0.06, allowedMismatchedPixels: 0 },
    ]
  : usual

/** Milliseconds until two pictures in a row are equal: a busy machine takes seconds for one of a long page. */
const stableWithin = 20_000

/** A busy machine may paint the other way more than once. */
const maxPaints = 4

/** Paints the whole page again: as a layer of its own, and back. */
async function repaint(): Promise<void> {
  const { style } = document.documentElement
  for (const hint of ['transform', '']) {
    style.willChange = hint
    await nextFrame()
    await nextFrame()
  }
}

/** Resolves once no failure is shown at the top edge of a screen: it goes by itself after three seconds. */
async function failureHidden(): Promise<void> {
  const isShown = () => document.querySelector('[aria-hidden][data-state="failed"]')
  for (let frames = 0; isShown() && frames < maxFrames; frames++) await nextFrame()
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves once the story's window has this size and was drawn in it. */
async function resize(width: number, height: number): Promise<void> {
  const { page } = await import('vitest/browser')
  await page.viewport(width, height)
  const isResized = () => innerWidth === width && innerHeight === height
  for (let frames = 0; !isResized() && frames < maxFrames; frames++) await nextFrame()
  if (!isResized())
    throw new Error(`The window is ${innerWidth} × ${innerHeight} px, not ${width} × ${height}.`)
  await nextFrame()
  await nextFrame()
}

/** Layouts that depend on the window's height may grow with it. */
const maxGrowths = 3

async function growToContent(width: number): Promise<void> {
  for (let growths = 0; growths < maxGrowths; growths++) {
    const height = await settledHeight()
    if (height <= innerHeight) return
    await resize(width, height)
  }
}

/** Frames without a change after which the layout is settled: an observer reports a frame late, and React draws after it. */
const settledFrames = 4

async function settledHeight(): Promise<number> {
  const { documentElement: root } = document
  let height = root.scrollHeight
  for (let frames = 0, still = 0; still < settledFrames && frames < maxFrames; frames++) {
    await nextFrame()
    still = root.scrollHeight === height ? still + 1 : 0
    height = root.scrollHeight
  }
  return height
}

async function checkWidth({ id }: StoryContext): Promise<void> {
  await resize(narrowest, windows.desk.height)
  try {
    requireFitting(id)
  } finally {
    await resize(windows.desk.width, windows.desk.height)
  }
}

function requireFitting(what: string): void {
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth)
    throw new Error(`${what} is ${scrollWidth} px wide on a screen of ${innerWidth} px: ${widest()}`)
}

/** Text twice as large, as WCAG 1.4.4 asks for: nothing is cut off, no word is broken, and nothing is beside the phone. */
async function checkLargeText({ id }: StoryContext): Promise<void> {
  const root = document.documentElement
  const { width, height } = windows.phone
  root.style.fontSize = '200%'
  await resize(width, height)
  try {
    requireFitting(`${id} at 200 %`)
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isCut)
    if (cut.length > 0)
      throw new Error(
        `${id} cuts text off at 200 %:\n${cut.map(({ outerHTML }) => outerHTML.slice(0, 300)).join('\n')}`,
      )
    const broken = brokenWords(document.body)
    if (broken.length > 0) throw new Error(`${id} breaks inside words at 200 %:\n${broken.join('\n')}`)
  } finally {
    root.style.fontSize = ''
    await resize(windows.desk.width, windows.desk.height)
  }
}

/** Whether an element hides a part of its content that nobody can scroll to; what is hidden as a whole is for screen readers. */
function isCut(element: HTMLElement): boolean {
  // What is typed moves with the cursor.
  if (element instanceof HTMLInputElement) return false
  const { overflowX, textOverflow } = getComputedStyle(element)
  const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
  return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
}

/** The element that overflows most, to make the error useful; what scrolls in itself widens nothing. */
function widest(): string {
  let found: Element = document.body
  for (const element of document.body.querySelectorAll('*')) {
    const isWider = element.getBoundingClientRect().right > found.getBoundingClientRect().right
    if (isWider && !isInScroller(element)) found = element
  }
  return found.outerHTML.slice(0, 200)
}

function isInScroller({ parentElement: parent }: Element): boolean {
  if (!parent || parent === document.body) return false
  return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent)
}
