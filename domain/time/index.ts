export const millisecondsPerMinute = 60_000
export const millisecondsPerHour = 60 * millisecondsPerMinute
export const millisecondsPerDay = 24 * millisecondsPerHour

/** Western Indonesian time, which has no daylight saving: every time is shown in it. */
export const timeZone = 'Asia/Jakarta'
/** How far it is ahead of UTC. */
export const timeZoneMs = 7 * millisecondsPerHour

/** The day of a moment there, as `2026-11-29`. */
export const jakartaDay = (moment: Date): string =>
  new Date(moment.getTime() + timeZoneMs).toISOString().slice(0, 10)

/** Whole days from one ISO 8601 moment to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / millisecondsPerDay)

/** Minimum and maximum days in transit. */
export type TransitDays = readonly [min: number, max: number]
