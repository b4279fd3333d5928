export interface StepLimits {
  /** Limits of the arrow keys. Typed numbers beyond them are for the form to reject, in words. */
  min?: number
  max?: number
}

/** The next number, within its limits. Text that is not a number starts at `min`, or at 0. */
export function stepped(figure: number | undefined, by: number, { min, max }: StepLimits): number {
  const lower = min ?? Number.NEGATIVE_INFINITY
  const upper = max ?? Number.POSITIVE_INFINITY
  const next = figure === undefined ? (min ?? 0) : exact(figure + by)
  return Math.min(upper, Math.max(lower, next))
}

/** 0.1 + 0.2 is 0.3 only after rounding away the error of binary fractions. */
const exact = (figure: number): number => Number(figure.toFixed(9))
