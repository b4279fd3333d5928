/** Widths in px from which a layout may change. */
export const breakpoints = {
  phone: 576,
  tablet: 768,
  desktop: 992,
  wide: 1200,
  wider: 1280,
  widest: 1440,
} as const
export type Breakpoint = keyof typeof breakpoints

/** Greatest width of the content, px, from the breakpoint of the same name. */
export const containers = { phone: 540, tablet: 720, desktop: 960, wide: 1300 } as const

/** Space between content and the edge of the window, px. */
export const gutters = { phone: 16, tablet: 32 } as const

/** What lies above what. */
export const layers = {
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
