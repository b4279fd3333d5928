import { readDecimal as readExact, toText } from '../money/index.ts'

/** What somebody typed, read. `canonical` has a point, no grouping and no needless zeros. */
export type ReadDecimal =
  | { kind: 'value'; canonical: string }
  /** Both readings, canonical: show both and let the person choose. */
  | { kind: 'ambiguous'; readings: [asThousands: string, asDecimal: string] }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

/**
 * Reads a figure as Indonesians write it. The comma is the decimal sign. Dots in front of a comma, or several dots,
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

/** A canonical figure as it stands in a field: with a comma and without grouping, so that it reads back as itself. */
export function toTyped(canonical: string | number): string {
  return String(canonical).replace('.', ',')
}
