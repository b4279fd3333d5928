import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from '@seberang/tokens'
import type { Tone } from '@seberang/tokens'

/** Variables that a tone sets and a variant uses. */
export const solid = createVar()
export const onSolid = createVar()
export const toneText = createVar()
export const soft = createVar()
const toneBorder = createVar()

export const toneVars: Record<Tone, string> = styleVariants(vars.tone, (tone) => ({
  vars: {
    [solid]: tone.solid,
    [onSolid]: tone.on,
    [toneText]: tone.text,
    [soft]: tone.soft,
    [toneBorder]: tone.border,
  },
}))
