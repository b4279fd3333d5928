import { useEffect, useMemo, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import type {
  ChevronProps,
  ClassNames,
  DayButtonProps,
  DayPickerLocale,
  Formatters,
  Labels,
} from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { ChevronDown, ChevronLeft, ChevronRight } from '../../icons/index.ts'
import { inWords } from '../../internal/dates.ts'
import { Icon } from '../Icon/index.ts'
import { fromDay, toDay, type IsoDate } from './calendar-date.ts'
import * as styles from './Calendar.css.ts'

export interface CalendarTexts {
  previousMonth: string
  nextMonth: string
  /** Names the choice of the month for screen readers. */
  month: string
  year: string
}

interface CalendarProps {
  value: IsoDate
  onChoose: (date: IsoDate) => void
  today: IsoDate
  min: IsoDate | undefined
  max: IsoDate | undefined
  isUnavailable: ((date: IsoDate) => boolean) | undefined
  locale: string
  texts: CalendarTexts
}

/**
 * A month of days to choose from. Arrow keys move days and weeks, Page Up and Page Down months, with Shift
 * years.
 */
export function Calendar(props: CalendarProps) {
  const { value, onChoose, min, max, isUnavailable, locale, texts } = props
  const localized = useMemo(() => localization(locale, texts), [locale, texts])
  const today = toDay(props.today)
  const selected = toDay(value)
  const first = min === undefined ? yearsFrom(today, -120) : toDay(min)
  const last = max === undefined ? yearsFrom(today, 10) : toDay(max)
  return (
    <DayPicker
      mode="single"
      required
      captionLayout="dropdown"
      navLayout="around"
      locale={localized.order}
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays
      selected={selected}
      defaultMonth={within(selected ?? today, first, last)}
      today={today}
      startMonth={first}
      endMonth={last}
      disabled={(day) => {
        const date = fromDay(day)
        return (
          (min !== undefined && date < min) || (max !== undefined && date > max) || !!isUnavailable?.(date)
        )
      }}
      onSelect={(day) => onChoose(fromDay(day))}
      classNames={classNames}
      components={components}
      formatters={localized.formatters}
      labels={localized.labels}
    />
  )
}

const yearsFrom = (day: Date | undefined, years: number): Date | undefined =>
  day && new Date(day.getFullYear() + years, years < 0 ? 0 : 11, 28, 12)

/** A month without selectable days is not opened initially. */
function within(day: Date | undefined, first: Date | undefined, last: Date | undefined): Date | undefined {
  if (day && first && day < first) return first
  return day && last && day > last ? last : day
}

const classNames: Partial<ClassNames> = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  button_previous: styles.step,
  button_next: styles.step,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdown,
  dropdown: styles.select,
  caption_label: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  outside: styles.outside,
  today: styles.today,
  selected: styles.selected,
}

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown } as const

const components = {
  Chevron: ({ orientation = 'left' }: ChevronProps) => (
    <Icon icon={chevrons[orientation]} size={orientation === 'down' ? 16 : 20} />
  ),
  DayButton: Day,
}

/** Announces which day is today, besides its date. */
function Day({ day: _day, modifiers, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus()
  }, [modifiers])
  return <button ref={ref} {...button} aria-current={modifiers['today'] ? 'date' : undefined} />
}

/** All visible and announced texts, in one language. */
function localization(
  locale: string,
  texts: CalendarTexts,
): { order: DayPickerLocale; formatters: Partial<Formatters>; labels: Partial<Labels> } {
  const monthAndYear = (day: Date): string => inWords(day, locale, { month: 'long', year: 'numeric' })
  return {
    // Decides only whether month or year comes first.
    order: { ...enUS, code: locale },
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: (day) => inWords(day, locale, { month: 'long' }),
      formatWeekdayName: (day) =>
        inWords(day, locale, { weekday: locale.startsWith('zh') ? 'narrow' : 'short' }),
      formatYearDropdown: (day) => inWords(day, locale, { year: 'numeric' }),
    },
    labels: {
      labelGrid: monthAndYear,
      labelDayButton: (day) =>
        inWords(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      labelWeekday: (day) => inWords(day, locale, { weekday: 'long' }),
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelMonthDropdown: () => texts.month,
      labelYearDropdown: () => texts.year,
    },
  }
}
