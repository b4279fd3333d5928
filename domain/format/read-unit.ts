import { lengthUnits, weightUnits, type LengthUnit, type WeightUnit } from '../units/index.ts'
import { decimal, fromInteger, multiply, toText, type Decimal } from '../money/index.ts'
import { plainText, readTyped, toTyped } from './read.ts'

/** A figure that was typed with its unit, `120 USD` or `2kg`; without one, what was typed. */
export interface ReadUnit<Unit> {
  figure: string
  unit?: Unit
}

const figureWithin = /^(\D*?)\s*(-?(?:\d|[.,]\d)[\d.,]*)\s*(\D*)$/

interface Parts {
  figure: string
  /** Before and after it, in lower case. */
  words: readonly string[]
}

function partsOf(text: string): Parts | undefined {
  // In Indonesia whole amounts end in a dash: Rp 1.500.000,-
  const [, before = '', typed = '', after = ''] =
    figureWithin.exec(plainText(text).replace(/[.,]-+$/, '')) ?? []
  if (typed === '') return undefined
  const isAbbreviated = before !== '' && typed.startsWith('.')
  const words = [before, after].map((word) => word.trim().toLowerCase().replace(/\.$/, ''))
  return {
    figure: isAbbreviated ? typed.slice(1) : typed,
    words: words.filter((word) => word !== ''),
  }
}

/** What has to be removed from a typed figure so that it can be read: the word beside it. */
export function wordBeside(text: string): string | undefined {
  const parts = partsOf(text)
  const word = parts?.words[0]
  if (word === undefined) return undefined
  const at = plainText(text).toLowerCase().indexOf(word)
  return at < 0 ? word : plainText(text).slice(at, at + word.length)
}

function take<Unit>(text: string, unitOf: (word: string) => Unit | undefined): ReadUnit<Unit> {
  const parts = partsOf(text)
  if (!parts) return { figure: text }
  const units = parts.words.map(unitOf)
  const [unit] = units
  if (units.some((one) => one === undefined || one !== unit)) return { figure: text }
  return unit === undefined ? { figure: text } : { figure: parts.figure, unit }
}

/** Names and signs of one currency each; a code stands for itself. */
const currencyNames: Readonly<Record<string, string>> = {
  us$: 'USD',
  rp: 'IDR',
  rupiah: 'IDR',
  rmb: 'CNY',
  yuan: 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  yen: 'JPY',
  円: 'JPY',
  日元: 'JPY',
  '£': 'GBP',
  '€': 'EUR',
  euro: 'EUR',
  '₩': 'KRW',
  won: 'KRW',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  a$: 'AUD',
  rm: 'MYR',
  ringgit: 'MYR',
  '฿': 'THB',
  baht: 'THB',
}

const dollars: ReadonlySet<string> = new Set('USD SGD HKD AUD TWD'.split(' '))
const dollarWords: ReadonlySet<string> = new Set(['$', 'dolar', 'dollar', 'dollars', '美元'])

const thousand = fromInteger(1_000)
const million = fromInteger(1_000_000)
/** Words that Indonesians write after amounts of rupiah: `150rb`, `1,5jt`. */
const multiples: Readonly<Record<string, Decimal>> = {
  rb: thousand,
  ribu: thousand,
  jt: million,
  juta: million,
}

/** The figure of what was typed, by its first reading where it has two; undefined where it has none. */
export function firstReading(typed: string, currency?: string): string | undefined {
  const read = readTyped(typed, currency)
  if (read.kind === 'value') return read.canonical
  return read.kind === 'ambiguous' ? read.readings[0] : undefined
}

/** An amount with one of these words, written out: `1,5jt` is 1500000. */
export function readRupiahWord(text: string): { figure: string; namesRupiah: boolean } | undefined {
  const parts = partsOf(text)
  const words = parts?.words.flatMap((word) => word.split(/[.\s]+/)) ?? []
  const [multiple, ...others] = words.flatMap((word) =>
    Object.hasOwn(multiples, word) ? multiples[word] : [],
  )
  const currencies = words.filter((word) => !Object.hasOwn(multiples, word))
  const isRupiah = currencies.every((word) => word === 'idr' || currencyNames[word] === 'IDR')
  if (!parts || !multiple || others.length > 0 || !isRupiah) return undefined
  const figure = firstReading(parts.figure)
  if (figure === undefined) return undefined
  return { figure: toTyped(toText(multiply(decimal(figure), multiple))), namesRupiah: currencies.length > 0 }
}

/**
 * A price with its currency. A sign that several currencies share is that of the chosen one; otherwise a dollar is
 * American, and ¥ alone is ambiguous.
 * @param offered currencies that can be chosen
 */
export function readPrice<Currency extends string>(
  text: string,
  chosen: Currency,
  offered: readonly Currency[],
): ReadUnit<Currency> {
  const codeOf = (word: string): string | undefined => {
    if (word === '美元') return 'USD'
    if (dollarWords.has(word)) return dollars.has(chosen) ? chosen : 'USD'
    if (word === '¥') return chosen === 'CNY' || chosen === 'JPY' ? chosen : undefined
    return Object.hasOwn(currencyNames, word) ? currencyNames[word] : word.toUpperCase()
  }
  const inWords = readRupiahWord(text)
  const rupiah = offered.find((currency) => currency === 'IDR')
  if (inWords && rupiah && (inWords.namesRupiah || chosen === rupiah))
    return { figure: inWords.figure, unit: rupiah }
  return take(text, (word) => offered.find((currency) => currency === codeOf(word)))
}

/** `ons` and `pon` are left out: in Indonesia they are 100 and 500 grams, in the API an ounce and a pound. */
const weightNames: Readonly<Record<string, WeightUnit>> = {
  kilo: 'kg',
  kilogram: 'kg',
  kgs: 'kg',
  公斤: 'kg',
  千克: 'kg',
  gr: 'gram',
  grams: 'gram',
  克: 'gram',
  g: 'gram',
  lb: 'pound',
  lbs: 'pound',
  pounds: 'pound',
  磅: 'pound',
  oz: 'ons',
  ounce: 'ons',
  ounces: 'ons',
  盎司: 'ons',
}

/** A weight with its unit. */
export const readWeight = (text: string): ReadUnit<WeightUnit> =>
  take(text, (word) => {
    if (Object.hasOwn(weightNames, word)) return weightNames[word]
    return word === 'ons' || word === 'pond' ? undefined : weightUnits.find((unit) => unit === word)
  })

const lengthNames: Readonly<Record<string, LengthUnit>> = {
  senti: 'cm',
  厘米: 'cm',
  公分: 'cm',
  毫米: 'mm',
  meter: 'm',
  米: 'm',
  in: 'inch',
  inci: 'inch',
  inches: 'inch',
  '"': 'inch',
  '″': 'inch',
  '”': 'inch',
  "''": 'inch',
  '′′': 'inch',
  英寸: 'inch',
}

const readLength = (text: string): ReadUnit<LengthUnit> =>
  take(text, (word) =>
    Object.hasOwn(lengthNames, word) ? lengthNames[word] : lengthUnits.find((unit) => unit === word),
  )

/** One side with its unit, or all three at once: `30 x 20 x 10 cm`. Undefined for another number of sides. */
export function readSides(text: string): { figures: readonly string[]; unit?: LengthUnit } | undefined {
  const sides = plainText(text)
    .split(/[x×*✕]/i)
    .map((side) => readLength(side.trim()))
  if (sides.length !== 1 && sides.length !== 3) return undefined
  const units = new Set(sides.flatMap(({ unit }) => unit ?? []))
  const [unit] = units
  // Sides in different units have no unit in common that the field could show.
  if (units.size > 1) return undefined
  return { figures: sides.map(({ figure }) => figure), ...(unit && { unit }) }
}
