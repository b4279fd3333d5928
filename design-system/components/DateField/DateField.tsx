import * as Popover from '@radix-ui/react-popover'
import { useState } from 'react'
import type { Ref } from 'react'
import { Calendar as CalendarIcon } from '../../icons/index.ts'
import { useTypedValue } from '../../internal/use-typed-value.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { IconButton } from '../IconButton/index.ts'
import { Calendar, type CalendarTexts } from './Calendar.tsx'
import { readDate, withStrokes, writeDate, type IsoDate } from './calendar-date.ts'
import { panel } from './DateField.css.ts'

export interface DateFieldTexts extends CalendarTexts {
  /** Label of the button that opens the calendar: "Pilih tanggal". */
  open: string
}

export interface DateFieldProps extends FieldProps {
  name?: string
  /**
   * `yyyy-mm-dd`; `''` while empty. Typed text that is not a date is passed on as typed, for the form to reject.
   */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** `yyyy-mm-dd`: the month the calendar opens at. */
  today: IsoDate
  /** First and last day of the calendar, `yyyy-mm-dd`. Typed dates beyond them are for the form to reject. */
  min?: IsoDate
  max?: IsoDate
  /** A day in the range that cannot be chosen: no courier comes on it. */
  isUnavailable?: (date: IsoDate) => boolean
  /** BCP 47, for the names of months and days: `id`, `en`, `zh`. */
  locale: string
  texts: DateFieldTexts
  /** The format to type: "hh/bb/tttt". */
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** A day, typed as `dd/mm/yyyy` or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, optionalLabel, hint, error, name, value, onChange, onBlur, placeholder, ref } = props
  const { today, min, max, isUnavailable, locale, texts } = props
  const [open, setOpen] = useState(false)
  const typed = useTypedValue(value, { read: (text) => readDate(text, locale), write: writeDate, onChange })
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor className={control.frame} data-state={error ? 'invalid' : 'valid'}>
            <input
              {...ties}
              ref={ref}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={placeholder}
              value={typed.text}
              className={`${control.input} ${control.figures}`}
              onChange={(event) => typed.type(withStrokes(event.currentTarget.value, typed.text))}
              onBlur={() => {
                typed.leave()
                onBlur?.()
              }}
            />
            <span className={control.trailing}>
              <Popover.Trigger asChild>
                <IconButton icon={CalendarIcon} label={`${texts.open}: ${label}`} />
              </Popover.Trigger>
            </span>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              className={panel}
              aria-label={texts.open}
              align="end"
              sideOffset={4}
              collisionPadding={8}
              onOpenAutoFocus={focusDay}
            >
              <Calendar
                value={value}
                today={today}
                min={min}
                max={max}
                isUnavailable={isUnavailable}
                locale={locale}
                texts={texts}
                onChoose={(date) => {
                  onChange(date)
                  setOpen(false)
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

/** The one day in the tab order: the chosen one, today, or the first available. */
function focusDay(event: Event): void {
  const panel = event.currentTarget
  const day = panel instanceof HTMLElement && panel.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')
  if (!day) return
  event.preventDefault()
  day.focus()
}
