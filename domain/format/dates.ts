import type { Language } from '../language/index.ts'
import { timeZone } from '../time/index.ts'
import { localeOf } from './numbers.ts'

/** The label of every time. */
const zoneName = 'WIB'

/** A date and a time each stay on one line; a line may end between the two. */
export const noBreak = '\u00a0'
/** Chinese breaks between any two characters, except here. */
export const joined = (text: string): string =>
  text.replaceAll(/([年月])(?=\d)/g, '$1\u2060').replaceAll(/(\d)(?=[年月日])/g, '$1\u2060')

/** A Chinese word, which a line may break between any two characters of. */
const unbroken = (word: string): string => word.replaceAll(/(?<=.)(?=.)/g, '\u2060')

/** An instant: ISO 8601 text, milliseconds since 1970 or a Date. */
export type Moment = string | number | Date

const formats = new Map<string, Intl.DateTimeFormat>()

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone })
  formats.set(key, made)
  return made
}

function partsOf(
  moment: Moment,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Record<string, string> {
  const parts = dateFormat(language, options).formatToParts(new Date(moment))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const timeMark: Record<Language, string> = { id: '.', en: ':', zh: ':' }

/** `13.46` in Indonesian, `13:46` elsewhere. */
export function formatTime(moment: Moment, language: Language): string {
  return timeWith(moment, timeMark[language])
}

/** What is left of less than an hour, in minutes and seconds: `00.42`, and `00:42` elsewhere. */
export function formatMinutes(seconds: number, language: Language): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(timeMark[language])
}

function timeWith(moment: Moment, mark: string): string {
  const { hour, minute } = partsOf(moment, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${hour}${mark}${minute}`
}

type Style = 'short' | 'long'

/** `12 Nov 2026` (short) or `12 November 2026` (long); Chinese has one form, `2026年11月12日`. */
export function formatDay(moment: Moment, language: Language, style: Style = 'short'): string {
  if (language === 'zh') {
    return joined(
      dateFormat('zh', { year: 'numeric', month: 'long', day: 'numeric' }).format(new Date(moment)),
    )
  }
  const { day, month, year } = partsOf(moment, language, { year: 'numeric', month: style, day: 'numeric' })
  return [day, month, year].join(noBreak)
}

/** A near day without its year: `13 Nov`, `11月13日`. */
export function formatDayOfYear(moment: Moment, language: Language): string {
  if (language === 'zh') {
    return joined(dateFormat('zh', { month: 'long', day: 'numeric' }).format(new Date(moment)))
  }
  const { day, month } = partsOf(moment, language, { month: 'short', day: 'numeric' })
  return [day, month].join(noBreak)
}

/** A near day with its weekday, where there is little room: `Jum, 13 Nov`, `11月13日周五`. */
export function formatDayOfWeek(moment: Moment, language: Language): string {
  const { weekday = '' } = partsOf(moment, language, { weekday: 'short' })
  const day = formatDayOfYear(moment, language)
  return language === 'zh' ? day + unbroken(weekday) : `${weekday},${noBreak}${day}`
}

/** `12 Nov 2026, 13.46 WIB`. */
export function formatMoment(moment: Moment, language: Language): string {
  return `${formatDay(moment, language)}${dayEnd[language]} ${formatTime(moment, language)}${noBreak}${zoneName}`
}

/** Separator between date and time. */
const dayEnd: Record<Language, string> = { id: ',', en: ',', zh: '' }

/** With the weekday, for planning: `Jumat, 13 November 2026, 13.46 WIB`. */
export function formatDeadline(moment: Moment, language: Language): string {
  const { weekday = '' } = partsOf(moment, language, { weekday: 'long' })
  const day = formatDay(moment, language, 'long')
  const dated = language === 'zh' ? `${day} ${unbroken(weekday)}` : `${weekday}, ${day}`
  return `${dated}${dayEnd[language]} ${formatTime(moment, language)}${noBreak}${zoneName}`
}

/** Format of notifications: `12 November 2026 13:46 WIB`, in English `12th November 2026 13:46 WIB`. */
export function formatNotificationTime(moment: Moment, language: Language): string {
  const time = `${timeWith(moment, ':')}${noBreak}${zoneName}`
  if (language !== 'en') return `${formatDay(moment, language, 'long')} ${time}`
  const { day, month, year } = partsOf(moment, 'en', { year: 'numeric', month: 'long', day: 'numeric' })
  return `${[`${day}${ordinalEnd(Number(day))}`, month, year].join(noBreak)} ${time}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEnds: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  zero: 'th',
  many: 'th',
  other: 'th',
}

function ordinalEnd(day: number): string {
  return ordinalEnds[ordinals.select(day)]
}

/** "kemarin", "14 hari yang lalu". */
export const formatDaysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
