import type { Language } from '../language/index.ts'
import { readDecimal, toText } from '../money/index.ts'

/** A typed figure, parsed. `canonical` has a point, no grouping and no redundant zeros. */
export type TypedFigure =
  | { kind: 'value'; canonical: string }
  /** Both interpretations, canonical; the user has to choose. */
  | { kind: 'ambiguous'; readings: [asThousands: string, asDecimal: string] }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

/** Currencies whose prices are written with a comma between thousands where they come from. */
const commaGroups: ReadonlySet<string> = new Set('USD GBP CNY HKD SGD JPY KRW TWD THB MYR AUD'.split(' '))

/**
 * Parses a figure in the Indonesian notation. The comma is the decimal sign. Dots before a comma, or several dots,
 * can only be grouping (`1.234,5`, `1.500.000`); commas before a dot likewise (`1,299.99`). One dot before exactly
 * three digits can be either (`1.500`); in a price of a currency that groups by commas, so can one comma (`1,299`).
 * @param currency that of a price
 */
export function readTyped(text: string, currency?: string): TypedFigure {
  const typed = plainText(text)
  if (typed === '') return { kind: 'empty' }
  const hasCommaGroups = currency !== undefined && commaGroups.has(currency)
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(typed) || (hasCommaGroups && /^-?[1-9]\d{0,2},\d{3}$/.test(typed))) {
    const thousands = canonicalOf(typed.replace(/[.,]/, ''))
    const decimal = canonicalOf(typed)
    return thousands && decimal
      ? { kind: 'ambiguous', readings: [thousands, decimal] }
      : { kind: 'unreadable' }
  }
  const canonical = canonicalOf(ungrouped(typed, hasCommaGroups))
  return canonical === null ? { kind: 'unreadable' } : { kind: 'value', canonical }
}

function ungrouped(typed: string, hasCommaGroups: boolean): string {
  if (/^-?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/.test(typed)) return typed.replaceAll('.', '')
  const isCommaGrouped =
    /^-?[1-9]\d{0,2}(,\d{3})+\.\d*$/.test(typed) ||
    (hasCommaGroups && /^-?[1-9]\d{0,2}(,\d{3}){2,}$/.test(typed))
  return isCommaGrouped ? typed.replaceAll(',', '') : typed
}

function canonicalOf(text: string): string | null {
  const value = readDecimal(text)
  return value && toText(value)
}

/** Full-width digits, signs and letters as plain ones: Chinese and Japanese keyboards write them. */
export const plainText = (text: string): string => text.normalize('NFKC').trim().replace('−', '-')

/** A typed whole number, parsed. */
export type ReadWhole =
  | { kind: 'value'; canonical: string }
  | { kind: 'fraction'; canonical: string }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

const groupedWhole = /^-?[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/

/**
 * Parses a whole number. A sign before three digits can only be grouping, whatever the language: 2.000 pieces are two
 * thousand, because a piece has no thousandths.
 */
export function readWhole(text: string): ReadWhole {
  const typed = plainText(text)
  const read = readTyped(groupedWhole.test(typed) ? typed.replaceAll(/[., ]/g, '') : typed)
  if (read.kind === 'ambiguous') return { kind: 'unreadable' }
  if (read.kind !== 'value') return read
  return read.canonical.includes('.') ? { kind: 'fraction', canonical: read.canonical } : read
}

interface Typing {
  /** Whose decimal sign is written. Links and drafts keep the Indonesian one until a form shows them. */
  language?: Language
  /** That of a price: a zero keeps three decimals from being taken for thousands. */
  currency?: string | undefined
}

/** A canonical figure for an input field: without grouping, so that parsing it gives the same value. */
export function toTyped(canonical: string | number, { language = 'id', currency }: Typing = {}): string {
  const typed = String(canonical).replace('.', decimalSign[language])
  return readTyped(typed, currency).kind === 'ambiguous' ? `${typed}0` : typed
}

const decimalSign: Record<Language, string> = { id: ',', en: '.', zh: '.' }

/** Typed text with the decimal sign of a language and plain digits; unreadable and ambiguous text stays as it is. */
export function retyped(text: string, language: Language, currency?: string): string {
  const read = readTyped(text, currency)
  if (read.kind !== 'value') return text
  const typed = plainText(text)
  const signs = typed.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  const isGrouping = signs.length > 1 && new Set(signs).size === 1
  if (last === undefined || (last === decimalSign[language]) !== isGrouping) return typed
  if (signs.length > 1) return toTyped(read.canonical, { language, currency })
  // The zeros that were typed stay, unless the other sign gives them another meaning.
  const other = typed.replace(last, decimalSign[language])
  const again = readTyped(other, currency)
  return again.kind === 'value' && again.canonical === read.canonical
    ? other
    : toTyped(read.canonical, { language, currency })
}
