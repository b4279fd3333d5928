import { below, fontSize, rem, typeSteps } from '@seberang/tokens'
import type { TypeStepName } from '@seberang/tokens'
import type { StyleRule } from '@vanilla-extract/css'

interface Step {
  size: number
  line: number
  weight: number
  tracking?: string
  onPhone?: readonly [size: number, line: number]
}

/** The styles of one step of the type scale, its smaller size on phones included. */
export function typeStep(name: TypeStepName): StyleRule {
  const step: Step = typeSteps[name]
  return {
    fontSize: rem(step.size),
    lineHeight: rem(step.line),
    fontWeight: step.weight,
    ...(step.tracking && { letterSpacing: step.tracking }),
    ...(step.onPhone && {
      '@media': {
        [below('tablet')]: { fontSize: rem(step.onPhone[0]), lineHeight: rem(step.onPhone[1]) },
      },
    }),
    selectors: {
      // Chinese needs air between the lines and none taken between the characters.
      ':lang(zh) &': { lineHeight: rem(step.line + 2), letterSpacing: 'normal' },
    },
  }
}

/** Figures that can change or stand in a column keep one width. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

/** A sum in large figures stays on one line of a phone, however large the text. */
export const fittingSum = {
  '@media': { [below('tablet')]: { fontSize: `min(${fontSize.total}, 9.5vw)` } },
} as const
