import { readDecimal as readExact, toText } from '../money/index.ts'

/** A typed figure, parsed. `canonical` has a point, no grouping and no redundant zeros. */
export type ReadDecimal =
  | { kind: 'value'; canonical: string }
  /** Both interpretations, canonical; the user has to choose. */
  | { kind: 'ambiguous'; readings: [asThousands: string, asDecimal: string] }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

/**
 * Parses a figure in the Indonesian notation. The comma is the decimal sign. Dots before a comma, or several dots,
 * can only be grouping (`1.234,5`, `1.500.000`). One dot before exactly three digits can be either (`1.500`).
 */
export function readDecimal(text: string): ReadDecimal {
  const typed = text.trim().replace('−', '-')
  if (typed === '') return { kind: 'empty' }
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(typed)) {
    const thousands = canonicalOf(typed.replace('.', ''))
    const decimal = canonicalOf(typed)
    return thousands && decimal
      ? { kind: 'ambiguous', readings: [thousands, decimal] }
      : { kind: 'unreadable' }
  }
  const canonical = canonicalOf(isGrouped(typed) ? typed.replaceAll('.', '') : typed)
  return canonical === null ? { kind: 'unreadable' } : { kind: 'value', canonical }
}

function isGrouped(typed: string): boolean {
  return /^-?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/.test(typed)
}

function canonicalOf(text: string): string | null {
  const value = readExact(text)
  return value && toText(value)
}

/** A canonical figure for an input field: with a comma and without grouping, so that parsing it gives the same value. */
export function toTyped(canonical: string | number): string {
  return String(canonical).replace('.', ',')
}
