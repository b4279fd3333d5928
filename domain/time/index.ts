export const millisecondsPerDay = 24 * 60 * 60_000
