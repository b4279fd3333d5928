import { formatNumber, readTyped, readWhole, retyped } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { correctionsOf, figureError, unreadableError } from './typed-figure.ts'

/** Typed text, flags, numeric choices, and objects that another component chose, such as a file. */
export type Values = Record<string, string | number | boolean | object | null>

interface LargestFigure {
  value: number
  text: string
}

/** Which fields of a form hold numbers, and how they are read. */
export interface FigureOptions<Form extends Values> {
  /** Fields with numbers: unreadable and ambiguous text is refused before the schema sees it. */
  figures?: readonly (keyof Form & string)[]
  /** Fields with whole numbers, in which a sign before three digits is grouping. */
  wholes?: readonly (keyof Form & string)[]
  /** What is typed there, for who typed something else: a count, or an amount in rupiah. */
  wholeExample?: number
  /** The currency of a price among them: in some, a comma may stand between thousands. */
  currencyOf?: (name: keyof Form & string, values: Form) => string | undefined
  /** The largest figure of a field in the unit it is typed in, and its text. The schema knows it in its own unit. */
  largestOf?: (name: keyof Form & string, values: Form) => LargestFigure | undefined
  /** Why a zero is refused in a field that takes more than zero. */
  zeroOf?: (name: keyof Form & string, values: Form) => string | undefined
}

interface Figures<Form extends Values> {
  /** The values with figures as the language writes them; the same object when nothing changes. */
  written: (values: Form) => Form
  /** Why figures are refused, by field. */
  errorsIn: (values: Form) => Record<string, string>
  /** Both readings of a figure; undefined unless it is ambiguous. */
  correctionsOf: (
    name: keyof Form & string,
    values: Form,
    onChoose: (typed: string) => void,
  ) => ReturnType<typeof correctionsOf>
}

/** Reads and writes the numbers of a form in the current language. */
export function useFigures<Form extends Values>({
  figures = [],
  wholes = [],
  wholeExample = 12,
  currencyOf = () => undefined,
  largestOf = () => undefined,
  zeroOf = () => undefined,
}: FigureOptions<Form>): Figures<Form> {
  const { t } = useTranslation()
  const language = useLanguage()
  const shownFigure = (canonical: string): string => formatNumber(Number(canonical), language)

  function written(values: Form): Form {
    const changed: Record<string, string> = {}
    for (const name of figures) {
      const typed = textOf(values[name])
      const shown = retyped(typed, language, currencyOf(name, values))
      if (shown !== typed) changed[name] = shown
    }
    for (const name of wholes) {
      const typed = textOf(values[name])
      const read = readWhole(typed)
      // Text that is refused stays as it was typed.
      const isCount = read.kind === 'value' && /^\d{1,15}$/.test(read.canonical)
      const shown = isCount ? shownFigure(read.canonical) : typed
      if (shown !== typed) changed[name] = shown
    }
    return Object.keys(changed).length === 0 ? values : { ...values, ...changed }
  }

  function errorOf(name: keyof Form & string, values: Form): string | undefined {
    const text = textOf(values[name])
    const currency = currencyOf(name, values)
    const error = figureError(text, { language, currency })
    if (error !== undefined) return error
    const reading = readTyped(text, currency)
    if (reading.kind !== 'value') return undefined
    const figure = Number(reading.canonical)
    if (figure === 0) return zeroOf(name, values)
    const largest = largestOf(name, values)
    return largest && figure > largest.value ? t('reading.atMost', { largest: largest.text }) : undefined
  }

  function errorsIn(values: Form): Record<string, string> {
    const found: Record<string, string> = {}
    for (const name of figures) {
      const error = errorOf(name, values)
      if (error !== undefined) found[name] = error
    }
    for (const name of wholes) {
      const text = textOf(values[name])
      const read = readWhole(text)
      const largest = largestOf(name, values)
      if (read.kind === 'unreadable') found[name] = unreadableError(text, language, wholeExample)
      else if (read.kind === 'value' && largest && Number(read.canonical) > largest.value)
        found[name] = t('reading.atMost', { largest: largest.text })
    }
    return found
  }

  return {
    written,
    errorsIn,
    correctionsOf: (name, values, onChoose) =>
      wholes.includes(name)
        ? undefined
        : correctionsOf(textOf(values[name]), { language, currency: currencyOf(name, values) }, onChoose),
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
