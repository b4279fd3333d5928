/** A calendar day as `yyyy-mm-dd`, free of times and time zones. */
export type IsoDate = string

const two = (figure: number): string => String(figure).padStart(2, '0')

/** A date only if the day exists: not the 30th of February. No paper or form has one of another century. */
function existing(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1900 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Between day, month and year; what stands there in a row is one. */
const separators = String.raw`[\s./\-–—,]`

/** Of text whose separators are slashes. Day first, as in Indonesia; year first, as in Chinese and in machine formats. */
const shapes = [
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{2})\/?(?<month>\d{2})\/?(?<year>\d{4})$/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})$/,
  /^(?<year>\d{4})\/?(?<month>\d{2})\/?(?<day>\d{2})$/,
  // As a passport has it, in two languages: `12 MEI / MAY 2030`.
  /^(?<day>\d{1,2})\/?(?<month>\p{L}+)(?:\/\p{L}+)?\/?(?<year>\d{4})$/u,
  /^(?<month>\p{L}+)\/(?<day>\d{1,2})\/(?<year>\d{4})$/u,
] as const

/** Of what is copied from papers and pages, whatever the language of this one. */
const localesOfPapers = ['id', 'en'] as const
/** Besides those that the formats of languages have. */
const otherShortMonths: ReadonlyMap<string, number> = new Map([
  ['peb', 2],
  ['agt', 8],
  ['ags', 8],
  ['sept', 9],
  ['nop', 11],
])

/** 1 to 12 by its name in one of the languages, in full or short; otherwise 0. */
function monthCalled(name: string, locale: string): number {
  const called = name.toLowerCase()
  for (const language of [locale, ...localesOfPapers])
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DateTimeFormat(language, { month: style })
      for (let month = 1; month <= 12; month += 1)
        if (names.format(new Date(2000, month - 1, 1)).toLowerCase() === called) return month
    }
  return otherShortMonths.get(called) ?? 0
}

/**
 * Parses typed or pasted text, as pages write dates, too: `21 Mei 2031`. A two-digit year is ambiguous and rejected.
 * @param locale BCP 47, for the names of months beside the Indonesian and English ones
 */
export function readDate(text: string, locale: string): IsoDate | undefined {
  const typed = text
    .normalize('NFKC')
    .trim()
    // The day of the week.
    .replace(/^\p{L}+,/u, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '')
    .replace(/(?<=[\d/\s])[年月日]/g, '/')
    .replace(RegExp(`${separators}+`, 'g'), '/')
    .replace(/^\/|\/$/g, '')
  // What begins with a year gets strokes in it while it is typed: `20/30/05/12`.
  return readShape(typed, locale) ?? readShape(typed.replace(/^(\d\d)\/(\d\d)\//, '$1$2/'), locale)
}

function readShape(typed: string, locale: string): IsoDate | undefined {
  for (const shape of shapes) {
    const { year, month = '', day } = shape.exec(typed)?.groups ?? {}
    const figure = /\d/.test(month) ? Number(month) : monthCalled(month, locale)
    const date = year && existing(Number(year), figure, Number(day))
    if (date) return date
  }
  return undefined
}

/** `12/11/2026`; text that is not a date is returned unchanged. */
export function writeDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return day === undefined ? value : `${day}/${month}/${year}`
}

/**
 * Inserts slashes between digits that are typed at the end: a phone's numeric keyboard has none. Whoever types one there
 * has it already.
 */
export function withStrokes(text: string, before: string): string {
  if (text === before || !text.startsWith(before)) return text
  if (/^(\d{2}|\d{2}\/\d{2})$/.test(text)) return `${text}/`
  return /^\d{2}\/(\d{2}\/)?$/.test(before) && RegExp(`^${separators}$`).test(text.slice(before.length))
    ? before
    : text
}

/** Noon in the browser's time zone: daylight saving cannot move it to another day. */
export function toDay(date: IsoDate): Date | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return existing(year, month, day) === date ? new Date(year, month - 1, day, 12) : undefined
}

export const fromDay = (day: Date): IsoDate =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
