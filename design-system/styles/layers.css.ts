import { globalLayer } from '@vanilla-extract/css'

/** A component's own styles are unlayered and override atoms; atoms override the reset. */
export const reset = globalLayer('sb-reset')
export const atoms = globalLayer('sb-atoms')
