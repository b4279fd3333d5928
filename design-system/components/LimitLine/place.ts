/** A figure keeps this share of its stretch free on both sides, so that no label stands on another. */
const margin = 0.3

/**
 * Where a figure stands on a line whose limits are evenly apart: a share of the line's length. Within its stretch
 * it moves by orders of magnitude, as limits do.
 */
export function placeBetween(value: number, limits: readonly number[]): number {
  const above = limits.findIndex((limit) => value < limit)
  const stretch = above === -1 ? limits.length : above
  const from = limits[stretch - 1] ?? 0
  const to = limits[stretch]
  const share = to === undefined ? 0.5 : within(value, from, to)
  const kept = Math.min(1 - margin, Math.max(margin, share))
  return (stretch + kept) / (limits.length + 1)
}

function within(value: number, from: number, to: number): number {
  if (from <= 0) return value / to
  return Math.log(value / from) / Math.log(to / from)
}
