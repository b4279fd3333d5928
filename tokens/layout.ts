import { rem } from './type.ts'

/** Widths in px at which a layout may change. */
export const breakpoints = {
  phone: 576,
  tablet: 768,
  desktop: 992,
  wide: 1200,
  wider: 1280,
  widest: 1440,
} as const
export type Breakpoint = keyof typeof breakpoints

/** Maximum width of the content from the breakpoint of the same name. */
export const containers = { phone: '540px', tablet: '720px', desktop: '960px', wide: '1300px' } as const

/** Space between content and the edge of the window. */
export const gutters = { phone: '16px', tablet: '32px' } as const

/** Stacking order. */
export const layers = {
  /** Above its siblings inside one component. */
  above: 1,
  sticky: 100,
  header: 200,
  dropdown: 300,
  panel: 400,
  scrim: 500,
  modal: 510,
  tour: 600,
  toast: 700,
  progress: 800,
} as const

/** The media query of everything as wide as a breakpoint or wider. */
export const from = (breakpoint: Breakpoint): string => `screen and (min-width: ${breakpoints[breakpoint]}px)`

/** The media query of everything narrower than a breakpoint. */
export const below = (breakpoint: Breakpoint): string =>
  `screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`

/** The media query of windows from a breakpoint on that are too low for a panel of more than one open part. */
export const lowWindow = (breakpoint: Breakpoint): string => `${from(breakpoint)} and (max-height: 759.98px)`

/** Widths of a component's own container, px at 16 px text, at which its arrangement may change. */
export const containerSteps = {
  cramped: 150,
  tight: 240,
  slim: 360,
  narrow: 380,
  compact: 480,
  medium: 520,
  roomy: 540,
  spacious: 620,
} as const
export type ContainerStep = keyof typeof containerSteps

/** The container query of everything as wide as a step or wider; it follows the size of text. */
export const containerFrom = (step: ContainerStep): string => `(min-width: ${rem(containerSteps[step])})`

/** The container query of everything as wide as a step or narrower. */
export const containerUpTo = (step: ContainerStep): string => `(max-width: ${rem(containerSteps[step])})`

/** The container query of everything narrower than a step. */
export const containerBelow = (step: ContainerStep): string =>
  `(max-width: ${rem(containerSteps[step] - 0.02)})`

/** The media query of phones too narrow for a name beside its mark. */
export const onNarrowestPhones = 'screen and (max-width: 21.1875rem)'

/** The media query of windows too low for a panel and the content below it. */
export const inLowWindows = '(max-height: 599.98px)'

/** Text of a bar in a window that is low for its text: smaller, so that all of it stays and leaves the page its room. */
export const fontSizeInBar = 'clamp(max(0.53125rem, 10px), 2.2dvh, 0.8125rem)'
/** The amount there, the height of lines of both, and an icon among the words. */
export const amountSizeInBar = 'min(1.25rem, 3.9dvh)'
export const lineHeightInBar = '1.2'
export const iconSizeInBar = '1em'
