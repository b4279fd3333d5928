export interface Ruler {
  /** Where the line ends. */
  end: number
  ticks: readonly number[]
}

/** 1, 2, 5, 10, 20, 50 …: the first that is no smaller. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10)
}

/** A line with room for all figures, with ticks at multiples of what is billed by; at most six, so that words fit. */
export function ruler(values: readonly number[], step: number): Ruler {
  const largest = Math.max(...values, step)
  const wide = step * roundStep(largest / step / 5)
  const count = Math.floor(largest / wide) + 1
  const rounded = (value: number): number => Number(value.toFixed(6))
  return {
    end: rounded(wide * count),
    ticks: Array.from({ length: count }, (_, index) => rounded(wide * (index + 1))),
  }
}
