/** An icon: a line on 24 × 24, as the `d` of a path. */
export type Line = `M${string}`
