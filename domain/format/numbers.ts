import type { Language } from '../language/index.ts'

/** Keeps a figure and its unit on one line. */
const noBreak = '\u00a0'
const minus = '−'

/** Locale for figures and dates. British English, because dates are written day first. */
export const localeOf: Record<Language, string> = { id: 'id-ID', en: 'en-GB', zh: 'zh-CN' }

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Creating a formatter costs far more than using it, so they are cached. */
function numberFormat(locale: string, min: number, max: number): Intl.NumberFormat {
  const key = `${locale} ${min} ${max}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'negative',
  })
  numberFormats.set(key, made)
  return made
}

/** Decimal places that are shown. */
export interface DecimalPlaces {
  min?: number
  max?: number
}

/** `1.234,5` or `1,234.5`, depending on the language; with a true minus sign (U+2212). */
export function formatNumber(
  value: number,
  language: Language,
  { min = 0, max = 3 }: DecimalPlaces = {},
): string {
  return withMinus(numberFormat(localeOf[language], min, Math.max(min, max)).format(value))
}

function withMinus(text: string): string {
  return text.replace('-', minus)
}

/** Whole rupiah, in the Indonesian notation in every language: `Rp5.634.314`, `−Rp36.750`. */
export function formatRupiah(amount: number): string {
  return signed(amount, (size) => numberFormat('id-ID', 0, 0).format(size))
}

/** A rate in rupiah: `Rp16.485`, `Rp2.268,50`; no decimals, or two to four. */
export function formatRate(rupiah: number): string {
  const min = Number.isInteger(rupiah) ? 0 : 2
  return signed(rupiah, (size) => numberFormat('id-ID', min, 4).format(size))
}

function signed(amount: number, format: (size: number) => string): string {
  const text = `Rp${format(Math.abs(amount))}`
  return amount < 0 && text !== 'Rp0' ? minus + text : text
}

/** Foreign money with its currency code, because ¥ and $ are ambiguous: `USD 289,00`, `KRW 12.000`. */
export function formatForeign(amount: number, currency: string, language: Language): string {
  if (currency === 'IDR') return formatRupiah(amount)
  const digits = minorDigits(currency)
  return withCurrency(currency, formatNumber(amount, language, { min: digits, max: digits }))
}

/** A figure after its currency code, on one line: `USD 1.500`, `USD Rp16.485`. */
export const withCurrency = (currency: string, figure: string): string => `${currency}${noBreak}${figure}`

const digitsOf = new Map<string, number>()

/** Decimals of a currency; two for an unknown code. */
function minorDigits(currency: string): number {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const digits = /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    : undefined
  digitsOf.set(currency, digits ?? 2)
  return digits ?? 2
}

/** `1,15 kg`. */
export function formatWeight(kilograms: number, language: Language): string {
  return `${formatNumber(kilograms, language)}${noBreak}kg`
}

const gramWord: Record<Language, string> = { id: 'gram', en: 'g', zh: 'g' }

/** `800 gram`, shown in forms beside the weight in the chosen unit. */
export function formatGrams(grams: number, language: Language): string {
  return `${formatNumber(grams, language, { max: 1 })}${noBreak}${gramWord[language]}`
}

/** `0,288 m³`. */
export function formatVolume(cubicMetres: number, language: Language): string {
  return `${formatNumber(cubicMetres, language)}${noBreak}m³`
}

/** `24 × 18 × 14 cm`, without line breaks. */
export function formatSize(
  sides: readonly [number, number, number],
  language: Language,
  unit = 'cm',
): string {
  const figures = sides.map((side) => formatNumber(side, language, { max: 2 }))
  return `${figures.join(`${noBreak}×${noBreak}`)}${noBreak}${unit}`
}

/** A percent figure: 7.5 is `7,5%`. */
export function formatPercent(percent: number, language: Language): string {
  return `${formatNumber(percent, language)}%`
}

/** A fraction as percent: 0.05 is `5%`. */
export function formatFraction(fraction: number, language: Language): string {
  // 0.15 × 100 is 15 only after rounding away the binary error.
  return formatPercent(Number((fraction * 100).toFixed(6)), language)
}

/** `5–8`, or `7` if both ends are equal. */
export function formatRange([from, to]: readonly [number, number], language: Language): string {
  const [first, last] = [formatNumber(from, language), formatNumber(to, language)]
  return first === last ? first : `${first}–${last}`
}
