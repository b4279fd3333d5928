// Prints every form of a date at difficult moments, and what this process takes for local time, as JSON.
import {
  formatDay,
  formatDayOfYear,
  formatDeadline,
  formatMoment,
  formatNotificationTime,
  formatTime,
} from '@seberang/domain/format'
import { languages } from '@seberang/domain/language'

const moments = [
  // Days on which some zone changes to or from summer time, by the minute around it.

  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-04-04T14:00Z',
  // Ends of months and years in Jakarta, a leap day, and both sides of a leap second.

  '2026-01-31T17:00Z',
  '2026-02-28T17:00Z',
  '2028-02-28T17:00Z',
  '2028-02-29T17:00Z',
  '2026-12-31T17:00Z',

  '2026-12-31T16:59:59.999Z',
  '2016-12-31T23:59:59.999Z',
  '2017-01-01T00:00Z',
  '2017-01-01T00:00:00.999Z',
].flatMap((text) => [-60_000, -1, 0, 60_000].map((by) => new Date(text).getTime() + by))

const texts = moments.flatMap((moment) =>
  languages.flatMap((language) => [
    formatDay(moment, language),
    formatDay(moment, language, 'long'),
    formatDayOfYear(moment, language),
    formatDeadline(moment, language),
    formatMoment(moment, language),
    formatNotificationTime(moment, language),
    formatTime(moment, language),
  ]),
)
console.log(JSON.stringify({ texts, local: moments.map((moment) => new Date(moment).getHours()) }))
