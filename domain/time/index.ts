export const millisecondsPerDay = 24 * 60 * 60_000

/** Whole days from one ISO 8601 moment to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / millisecondsPerDay)
