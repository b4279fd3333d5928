import type { Language } from '../language/index.ts'

/** Keeps a figure and its unit on one line. */
const noBreak = '\u00a0'
const minus = '−'

/** The locale whose figures and dates a language has. British English, because dates stand day first here. */
export const localeOf: Record<Language, string> = { id: 'id-ID', en: 'en-GB', zh: 'zh-CN' }

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs far more than using it, so each is made once. */
function numberFormat(locale: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  })
  numberFormats.set(key, made)
  return made
}

/** The longest decimals that money and measures show. */
export interface DecimalPlaces {
  least?: number
  most?: number
}

/** A number in its language's own way: `1.234,5` or `1,234.5`; the minus sign is a true one. */
export function formatNumber(
  value: number,
  language: Language,
  { least = 0, most = 3 }: DecimalPlaces = {},
): string {
  return withMinus(numberFormat(localeOf[language], least, Math.max(least, most)).format(value))
}

function withMinus(text: string): string {
  return text.replace('-', minus)
}

/** Whole rupiah, `Rp5.634.314`: with dots in every language, as it is written in Indonesia; `−Rp36.750`. */
export function formatRupiah(amount: number): string {
  return signed(amount, (size) => numberFormat('id-ID', 0, 0).format(size))
}

/** A rate in rupiah: `Rp16.485`, `Rp2.268,50`; two decimals where there are any, four at the most. */
export function formatRate(rupiah: number): string {
  const least = Number.isInteger(rupiah) ? 0 : 2
  return signed(rupiah, (size) => numberFormat('id-ID', least, 4).format(size))
}

function signed(amount: number, format: (size: number) => string): string {
  const text = `Rp${format(Math.abs(amount))}`
  return amount < 0 && text !== 'Rp0' ? minus + text : text
}

/** Money of another country with its code, because ¥ and $ are several countries' signs: `USD 289,00`, `KRW 12.000`. */
export function formatForeign(amount: number, currency: string, language: Language): string {
  if (currency === 'IDR') return formatRupiah(amount)
  const digits = minorDigits(currency)
  return `${currency}${noBreak}${formatNumber(amount, language, { least: digits, most: digits })}`
}

const digitsOf = new Map<string, number>()

/** How many decimals a currency has; two for a code that nobody knows. */
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

/** `800 gram`, as forms show a weight beside the unit that was chosen. */
export function formatGrams(grams: number, language: Language): string {
  return `${formatNumber(grams, language, { most: 1 })}${noBreak}${gramWord[language]}`
}

/** `0,288 m³`. */
export function formatVolume(cubicMetres: number, language: Language): string {
  return `${formatNumber(cubicMetres, language)}${noBreak}m³`
}

/** `24 × 18 × 14 cm`; three sides in one unit, which never break apart. */
export function formatSize(
  sides: readonly [number, number, number],
  language: Language,
  unit = 'cm',
): string {
  const figures = sides.map((side) => formatNumber(side, language, { most: 2 }))
  return `${figures.join(`${noBreak}×${noBreak}`)}${noBreak}${unit}`
}

/** A percent figure: 7.5 is `7,5%`. */
export function formatPercent(percent: number, language: Language): string {
  return `${formatNumber(percent, language)}%`
}

/** A fraction as percent: 0.05 is `5%`. */
export function formatFraction(fraction: number, language: Language): string {
  // 0.15 × 100 is 15 only after rounding away what binary fractions leave over.
  return formatPercent(Number((fraction * 100).toFixed(6)), language)
}

/** `5–8`, or `7` when both ends are the same: days, mostly. */
export function formatRange([from, to]: readonly [number, number], language: Language): string {
  const [first, last] = [formatNumber(from, language), formatNumber(to, language)]
  return first === last ? first : `${first}–${last}`
}
