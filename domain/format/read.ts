import { readDecimal as readExact, toText } from '../money/index.ts'

/** A typed figure, parsed. `canonical` has a point, no grouping and no redundant zeros. */
export type ReadDecimal =
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
export function readDecimal(text: string, currency?: string): ReadDecimal {
  const typed = text.trim().replace('−', '-')
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
  const value = readExact(text)
  return value && toText(value)
}

/**
 * A canonical figure for an input field: with a comma and without grouping, so that parsing it gives the same value.
 * @param currency that of a price: a zero keeps three decimals from being taken for thousands
 */
export function toTyped(canonical: string | number, currency?: string): string {
  const typed = String(canonical).replace('.', ',')
  return readDecimal(typed, currency).kind === 'ambiguous' ? `${typed}0` : typed
}
