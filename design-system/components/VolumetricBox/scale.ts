export interface Ruler {
  /** The end of the ruler. */
  end: number
  ticks: readonly number[]
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not smaller. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(min, 1)))
  return power * ([1, 2, 5].find((digit) => digit * power >= min) ?? 10)
}

/**
 * A ruler that fits all values, with ticks at multiples of the billing step; at most six, so that labels fit.
 */
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
