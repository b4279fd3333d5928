import { globalLayer } from '@vanilla-extract/css'

/** A component's own style stands outside of the layers and so wins over an atom, and an atom over the reset. */
export const reset = globalLayer('sb-reset')
export const atoms = globalLayer('sb-atoms')
