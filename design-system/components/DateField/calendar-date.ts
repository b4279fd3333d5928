/** A day of a calendar as `yyyy-mm-dd`, without a time or a zone to get wrong. */
export type IsoDate = string

const two = (figure: number): string => String(figure).padStart(2, '0')

/** The date of a day that exists: not the 30th of February. */
function existing(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Day first, as it is written here; year first, as machines and Chinese write it; or eight figures without a mark. */
const shapes = [
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})$/,
  /^(?<year>\d{4})[/.\-年](?<month>\d{1,2})[/.\-月](?<day>\d{1,2})日?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
] as const

/** Reads what somebody typed or pasted. A year of two figures could be two years, and is none. */
export function readDate(text: string): IsoDate | undefined {
  const typed = text.trim()
  for (const shape of shapes) {
    const parts = shape.exec(typed)?.groups
    if (parts) return existing(Number(parts['year']), Number(parts['month']), Number(parts['day']))
  }
  return undefined
}

/** `12/11/2026`; what is no date stays as it is. */
export function writeDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return day === undefined ? value : `${day}/${month}/${year}`
}

/** Puts the strokes in where figures alone are typed: the keys of a phone have none. */
export function withStrokes(text: string, before: string): string {
  if (text.length <= before.length) return text
  return /^(\d{2}|\d{2}\/\d{2})$/.test(text) ? `${text}/` : text.replace('//', '/')
}

/** Noon of the day where the browser is: no change of clocks moves it to another. */
export function toDay(date: IsoDate): Date | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return existing(year, month, day) === date ? new Date(year, month - 1, day, 12) : undefined
}

export const fromDay = (day: Date): IsoDate =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
