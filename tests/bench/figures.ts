/** A measured value, formatted for one line. */
export interface Figure {
  name: string
  figure: string
}

/** The percentile of the values, with the share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median, so that one slow round on a busy machine does not count. */
export const middleOf = (values: readonly number[]) => percentile(values, 0.5)
