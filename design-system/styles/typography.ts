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

/** The styles of a step of the type scale, with its smaller size on phones. */
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
      // Chinese needs more line height and no negative letter spacing.
      ':lang(zh) &': { lineHeight: rem(step.line + 2), letterSpacing: 'normal' },
    },
  }
}

/** Digits of one width, for values that change or stand in a column. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

/** A large amount fits on one line of a phone at any text size. */
export const fittingSum = {
  '@media': { [below('tablet')]: { fontSize: `min(${fontSize.total}, 9.5vw)` } },
} as const
