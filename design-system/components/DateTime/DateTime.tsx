import { inWords, isChinese, partsOf } from '../../internal/dates.ts'
import { devWarning } from '../../internal/dev-warning.ts'
import * as styles from './DateTime.css.ts'

export const dateTimeShows = ['both', 'date', 'time', 'deadline'] as const

export interface DateTimeProps {
  /** ISO 8601, milliseconds since 1970, or a Date. */
  value: string | number | Date
  /** BCP 47: `id`, `en`, `zh`. */
  locale: string
  /** `deadline` spells out the weekday and the month, because people plan by it. */
  show?: (typeof dateTimeShows)[number]
  /** Shown in place of the moment, "5 menit lalu"; the moment itself is the tooltip. */
  relative?: string
}

/** A moment in western Indonesian time, with a machine-readable value. */
export function DateTime({ value, locale, show = 'both', relative }: DateTimeProps) {
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) {
    if (process.env.NODE_ENV !== 'production') {
      devWarning('DateTime', `"${String(value)}" is no moment. Pass ISO 8601, such as 2026-11-12T06:46:00Z.`)
    }
    return null
  }
  const parts = segmentsOf(moment, locale, show)
  const exact = relative === undefined ? undefined : parts.join(' ')
  return (
    <time className={styles.dateTime} dateTime={machineReadable(moment, show)} title={exact}>
      {relative ?? parts.map((part, index) => <Part key={part} text={part} first={index === 0} />)}
    </time>
  )
}

function Part({ text, first }: { text: string; first: boolean }) {
  return (
    <>
      {!first && ' '}
      <span className={styles.part}>{text}</span>
    </>
  )
}

const timeZone = 'Asia/Jakarta'
const zoneName = 'WIB'

/** `12 Nov 2026,` and `13.46 WIB`: each may stand on a line of its own. */
function segmentsOf(moment: Date, locale: string, show: DateTimeProps['show']): string[] {
  const clock = inWords(moment, locale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const time = `${clock}\u00a0${zoneName}`
  if (show === 'time') return [time]
  if (show === 'date') return dayOf(moment, locale, false)
  return [...dayOf(moment, locale, show === 'deadline', isChinese(locale) ? '' : ','), time]
}

/** `12 Nov 2026`, spelled out `Kamis,` and `12 November 2026`. */
function dayOf(moment: Date, locale: string, atLength: boolean, end = ''): string[] {
  const { weekday, day, month, year } = partsOf(moment, locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: atLength ? 'long' : 'short',
    year: 'numeric',
  })
  if (isChinese(locale)) {
    const date = inWords(moment, locale, { timeZone, year: 'numeric', month: 'long', day: 'numeric' })
    return atLength ? [date, `${weekday}`] : [date]
  }
  const date = `${day} ${month} ${year}${end}`
  return atLength ? [`${weekday},`, date] : [date]
}

/** Days are those of western Indonesia, whatever the browser's time zone. */
function machineReadable(moment: Date, show: DateTimeProps['show']): string {
  return show === 'date' ? inWords(moment, 'sv-SE', { timeZone }) : moment.toISOString()
}
