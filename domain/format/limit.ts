import type { Language } from '../language/index.ts'
import { formatForeign, formatNumber, withCurrency } from './numbers.ts'

/** A limit of goods in dollars, which has no cents unless they matter: `USD 1.500`, `USD 12,50`. */
export function formatLimit(dollars: number, language: Language): string {
  const rounded = Math.round(dollars * 100) / 100
  return Number.isInteger(rounded)
    ? withCurrency('USD', formatNumber(rounded, language))
    : formatForeign(rounded, 'USD', language)
}
