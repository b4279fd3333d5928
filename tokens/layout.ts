import { rem } from './type.ts'

/** Widths at which a layout may change, px at 16 px text: who has larger text gets the layout of a narrower window. */
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
export const containers = { phone: rem(540), tablet: rem(720), desktop: rem(960), wide: rem(1300) } as const

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
export const from = (breakpoint: Breakpoint): string =>
  `screen and (min-width: ${rem(breakpoints[breakpoint])})`

/** The media query of everything narrower than a breakpoint. */
export const below = (breakpoint: Breakpoint): string =>
  `screen and (max-width: ${rem(breakpoints[breakpoint] - 0.02)})`

/**
 * The media query of windows from a breakpoint on that are too low for a panel of more than one open part.
 * @param height px at 16 px text of those that are high enough
 */
export const lowWindow = (breakpoint: Breakpoint, height = 760): string =>
  `${from(breakpoint)} and (max-height: ${rem(height - 0.02)})`

/** Widths of a component's own container, px at 16 px text, at which its arrangement may change. */
export const containerSteps = {
  cramped: 150,
  tight: 240,
  narrowest: 327,
  slim: 360,
  narrow: 380,
  compact: 480,
  medium: 520,
  roomy: 540,
  spacious: 620,
  ample: 760,
} as const
export type ContainerStep = keyof typeof containerSteps

/** The container query of everything as wide as a step or wider; it follows the size of text. */
export const containerFrom = (step: ContainerStep): string => `(min-width: ${rem(containerSteps[step])})`

/** The container query of everything as wide as a step or narrower. */
export const containerUpTo = (step: ContainerStep): string => `(max-width: ${rem(containerSteps[step])})`

/** The container query of everything narrower than a step. */
export const containerBelow = (step: ContainerStep): string =>
  `(max-width: ${rem(containerSteps[step] - 0.02)})`

/** The media query of windows too low for a panel and the content below it. */
export const inLowWindows = `(max-height: ${rem(599.98)})`

/** The amount in a bar at the foot of the window grows with the text up to the width of a phone. */
export const amountSizeInBar = 'min(1.25rem, 9vw)'
/** The height of lines there, and an icon among the words. */
export const lineHeightInBar = '1.2'
export const iconSizeInBar = '1em'

/** Where a header sticks: not with text more than half as large again on a phone, where it would take the page. */
export const headerTop = 'min(0px, (100vw - 15rem) * 99)'
