/** The share of a segment that a value keeps clear at both ends, so that labels do not overlap. */
const margin = 0.3

/**
 * Position of a value on a line with evenly spaced limits, as a share of its length. Within a segment the
 * scale is logarithmic, like the limits. A limit belongs to the segment below it.
 */
export function placeBetween(value: number, limits: readonly number[]): number {
  const above = limits.findIndex((limit) => value <= limit)
  const stretch = above === -1 ? limits.length : above
  const from = limits[stretch - 1] ?? 0
  const to = limits[stretch]
  const share = to === undefined ? 0.5 : within(value, from, to)
  const clamped = Math.min(1 - margin, Math.max(margin, share))
  return (stretch + clamped) / (limits.length + 1)
}

function within(value: number, from: number, to: number): number {
  if (from <= 0) return value / to
  return Math.log(value / from) / Math.log(to / from)
}
