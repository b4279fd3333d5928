/** Hover and press; dropdown and accordion; panel, modal and tour; one pulse of a skeleton. */
export const duration = {
  fast: '120ms',
  base: '200ms',
  slow: '300ms',
  pulse: '1200ms',
  spin: '900ms',
  /** A page that is loading: the bar slows down as it nears its end. */
  progress: '5s',
  /** Ends a delay without a fade. */
  instant: '1ms',
} as const

export const easing = { out: 'cubic-bezier(.2,.7,.2,1)', inOut: 'cubic-bezier(.45,0,.2,1)' } as const

/** The farthest that anything moves; everything else fades. */
export const travel = '8px'

/** Readers who ask for reduced motion get no movement and no pulse. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'
