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

/** A minute there, in figures that all languages read: `2026-11-29 10:12`. */
export const localMinute = (at: Date | null): string =>
  new Date((at?.getTime() ?? 0) + timeZoneMs).toISOString().slice(0, 16).replace('T', ' ')

/** From the first moment of a day in Jakarta to that of the next. @param day as `2026-11-29` */
export function momentsOfDay(day: string): { from: Date; to: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - timeZoneMs
  return { from: new Date(from), to: new Date(from + millisecondsPerDay) }
}

/** The same of a month. @param month as `2026-11` */
export function momentsOfMonth(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = (months: number) => new Date(Date.UTC(year, number - 1 + months) - timeZoneMs)
  return { from: at(0), to: at(1) }
}

/** From Monday to Friday. Public holidays are not known here. @param day as `2026-11-29` */
const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function workingDay(moment: Date, step: number): string {
  let at = moment.getTime()
  let day: string
  do {
    at += step
    day = jakartaDay(new Date(at))
  } while (!isWorkingDay(day))
  return day
}

/** The first working day in Jakarta after that of a moment. */
export const nextWorkingDay = (moment: Date): string => workingDay(moment, millisecondsPerDay)

/** The last working day there before that of a moment. */
export const previousWorkingDay = (moment: Date): string => workingDay(moment, -millisecondsPerDay)

/** Whole days from one ISO 8601 moment to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / millisecondsPerDay)

/** Minimum and maximum days in transit. */
export type TransitDays = readonly [min: number, max: number]
