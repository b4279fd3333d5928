export interface StepLimits {
  /** Where the keys stop. What is typed beyond it is for the form to refuse, in words. */
  min?: number
  max?: number
}

/** A figure one step on, within its limits. Whatever is no figure yet starts at `min`, or at 0. */
export function stepped(figure: number | undefined, by: number, { min, max }: StepLimits): number {
  const least = min ?? Number.NEGATIVE_INFINITY
  const most = max ?? Number.POSITIVE_INFINITY
  const next = figure === undefined ? (min ?? 0) : exact(figure + by)
  return Math.min(most, Math.max(least, next))
}

/** 0.1 + 0.2 is 0.3 only after what binary fractions leave over is rounded away. */
const exact = (figure: number): number => Number(figure.toFixed(9))
