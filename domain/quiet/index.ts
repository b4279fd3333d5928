import { millisecondsPerDay, millisecondsPerMinute, timeZoneMs } from '../time/index.ts'

/** Times of day in WIB that quiet hours begin and end at. */
export const quietTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const minutesPerDay = millisecondsPerDay / millisecondsPerMinute
const after = (from: number, to: number): number => (to - from + minutesPerDay) % minutesPerDay

/** When the quiet hours end in which a moment lies; undefined outside them. They may begin before midnight. */
export function quietUntil(
  moment: Date,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
): Date | undefined {
  const [start, end] = [minutesOf(starts_at), minutesOf(ends_at)]
  const local = moment.getTime() + timeZoneMs
  const midnight = local - (local % millisecondsPerDay)
  const now = Math.floor((local - midnight) / millisecondsPerMinute)
  if (after(start, now) >= after(start, end)) return undefined
  const minute = local - (local % millisecondsPerMinute)
  return new Date(minute + after(now, end) * millisecondsPerMinute - timeZoneMs)
}
