import type { ReferenceKind } from '@seberang/domain/api'
import { isAir } from '@seberang/domain/pricing'
import type { Language } from '@seberang/domain/language'
import { validate, type FieldError } from '@seberang/domain/validation'
import type { Catalogue } from './catalogue.ts'
import { idFields, type Records } from './records.ts'
import { regions } from './regions.ts'
import { recordSchemas } from './schemas.ts'
import { say, type Mistake } from './texts.ts'

/** The context of a record to be written. */
export interface Surroundings {
  catalogue: Catalogue
  /** The stored record, including a withdrawn one. */
  before: unknown
  /** Whether an operator confirmed a rate that differs widely. */
  sure: boolean
}

type Rule<Kind extends ReferenceKind> = (record: Records[Kind], around: Surroundings) => Mistake[]

const provinces = new Set(regions.provinces.map(({ province_id }) => province_id))

/** Checks beyond the schema: whether a record fits the other records and the one that it replaces. */
const rules: { [Kind in ReferenceKind]?: Rule<Kind> } = {
  agents: (agent, { catalogue }) => [
    ...unknownCountries(catalogue, { country: agent.country }),
    ...(agent.contact_info.some(({ value }) => value.includes('{suite}'))
      ? []
      : [{ field: 'contact_info', text: 'suite_missing' as const }]),
  ],
  categories: (category, { catalogue, before }) => [
    ...unchanged(category, before, 'category_name'),
    ...(catalogue
      .all('categories')
      .some((one) => one.category_id !== category.category_id && one.category_name === category.category_name)
      ? [{ field: 'category_name', text: 'duplicate' as const }]
      : []),
    ...notLess(category, 'price_40', 'price_20'),
    ...notLess(category, 'percentage_pph_non_npwp', 'percentage_pph'),
  ],
  countries: (country, { catalogue }) => unknownCurrency(catalogue, country.currency),
  'courier-zones': (zone, { catalogue }) => provincesOf(zone, catalogue),
  couriers: (courier, { catalogue }) =>
    Object.keys(courier.zones)
      .filter((zone) => !catalogue.offered('courier-zones', zone))
      .map((zone) => ({ field: `zones.${zone}`, text: 'no_such_zone', values: zone })),
  'export-packages': ({ price_json, days }, { catalogue }) => [
    ...unknownDestinations(catalogue, price_json),
    ...sameCountries(price_json, days),
  ],
  'hs-codes': (code, { catalogue }) =>
    catalogue.offered('categories', code.category_id)
      ? []
      : [{ field: 'category_id', text: 'no_such_category' }],
  packages: (option, { catalogue, before }) => [
    ...unchanged(option, before, 'package_track', 'package_type'),
    ...unknownOrigins(catalogue, 'price_json', option.price_json),
    ...unknownOrigins(catalogue, 'days', option.days),
    ...(isAir(option) ? sameCountries(option.price_json, option.days) : []),
  ],
  'pickup-windows': ({ ready_time, closing_time }) =>
    ready_time < closing_time ? [] : [{ field: 'closing_time', text: 'not_ascending' }],
  rates: (rate, { before, sure }) => (sure ? [] : largeSteps(rate, before)),
  'time-zones': (zone, { catalogue }) => [
    ...unknownCountries(catalogue, { country: zone.country }),
    ...(isTimeZone(zone.timezone) ? [] : [{ field: 'timezone', text: 'no_such_time_zone' as const }]),
  ],
}

/** @returns all refused fields of a record, with messages in `language`; empty if it is valid */
export function mistakesOf(
  { kind, id, record }: { kind: ReferenceKind; id: string; record: object },
  around: Surroundings,
  language: Language,
): FieldError[] {
  const checked = validate(recordSchemas[kind], record, language)
  if ('errors' in checked)
    return checked.errors.map((one) => ({ ...one, message: say(language, one.message) }))
  const rule = rules[kind] as ((record: object, around: Surroundings) => Mistake[]) | undefined
  const mistakes = [...otherId(kind, id, record), ...(rule?.(record, around) ?? [])]
  return mistakes.map(({ field, text, values }) => ({ field, message: say(language, text, values) }))
}

function otherId(kind: ReferenceKind, id: string, record: object): Mistake[] {
  const field = idFields[kind]
  return String(Reflect.get(record, field)) === id ? [] : [{ field, text: 'other_id', values: id }]
}

/** Fields that prices and old shipments rely on must not change. */
function unchanged<Held extends object>(
  record: Held,
  before: unknown,
  ...names: (keyof Held & string)[]
): Mistake[] {
  if (typeof before !== 'object' || before === null) return []
  return names
    .filter((name) => Reflect.get(before, name) !== record[name])
    .map((field) => ({ field, text: 'cannot_change' }))
}

function notLess<Held extends object>(record: Held, name: keyof Held & string, than: keyof Held & string) {
  const isLess = Number(record[name]) < Number(record[than])
  return isLess ? [{ field: name, text: 'not_ascending' as const }] : []
}

function unknownCountries(catalogue: Catalogue, fields: Record<string, string>): Mistake[] {
  return Object.entries(fields)
    .filter(([, code]) => !catalogue.offered('countries', code))
    .map(([field, code]) => ({ field, text: 'no_such_country', values: code }))
}

const unknownOrigins = (catalogue: Catalogue, field: string, byCountry: object) =>
  unknownCountries(
    catalogue,
    Object.fromEntries(Object.keys(byCountry).map((code) => [`${field}.${code}`, code])),
  )

function unknownDestinations(catalogue: Catalogue, prices: object): Mistake[] {
  return Object.keys(prices)
    .filter((code) => !catalogue.offered('export-countries', code))
    .map((code) => ({ field: `price_json.${code}`, text: 'no_such_country', values: code }))
}

function sameCountries(prices: object, days: object): Mistake[] {
  const without = Object.keys(prices).filter((code) => !Object.hasOwn(days, code))
  const unpriced = Object.keys(days).filter((code) => !Object.hasOwn(prices, code))
  const missing = (field: string, codes: string[]): Mistake[] =>
    codes.length === 0 ? [] : [{ field, text: 'same_countries', values: codes.join(', ') }]
  return [...missing('days', without), ...missing('price_json', unpriced)]
}

function unknownCurrency(catalogue: Catalogue, currency: string): Mistake[] {
  return Object.hasOwn(catalogue.rupiah, currency) ? [] : [{ field: 'currency', text: 'no_such_currency' }]
}

/** A province must exist and belong to one zone only. To move it, remove it from its old zone first. */
function provincesOf({ zone, provinces: given }: Records['courier-zones'], catalogue: Catalogue): Mistake[] {
  const field = (index: number) => `provinces[${index}]`
  const others = catalogue.all('courier-zones').filter((one) => one.zone !== zone)
  const elsewhere = new Set(others.flatMap((one) => one.provinces))
  return given.flatMap((province, index): Mistake[] => {
    if (!provinces.has(province)) return [{ field: field(index), text: 'no_such_province', values: province }]
    const isTwice = elsewhere.has(province) || given.indexOf(province) !== index
    return isTwice ? [{ field: field(index), text: 'duplicate' }] : []
  })
}

/** The largest relative change of a rate without an operator's confirmation. */
const largestStep = 0.2

export const exceedsLargestStep = (before: number, after: number) =>
  Math.abs(after - before) > before * largestStep

function largeSteps(rate: Records['rates'], before: unknown): Mistake[] {
  if (typeof before !== 'object' || before === null) return []
  const figures = ['rupiah', 'customs_rupiah'] as const
  return figures.flatMap((field): Mistake[] => {
    const [earlier, later] = [Number(Reflect.get(before, field)), rate[field]]
    const isFar = later !== undefined && earlier > 0 && exceedsLargestStep(earlier, later)
    return isFar ? [{ field, text: 'rate_jumps', values: String(earlier) }] : []
  })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
