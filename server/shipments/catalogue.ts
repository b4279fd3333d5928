import { agents, categories, countries, hsCodes, packages, rates } from '../reference/index.ts'

/** The reference data by their keys. */
const packageById = new Map(packages.map((one) => [one.package_id, one]))
const categoryById = new Map(categories.map((one) => [one.category_id, one]))
const agentById = new Map(agents.map((one) => [one.id, one]))
const hsCodeByCode = new Map(hsCodes.map((one) => [one.hscode, one]))
const countryByCode = new Map(countries.map((one) => [one.code, one]))

export const findPackage = (id: string | null) => (id === null ? undefined : packageById.get(id))
export const findCategory = (id: string) => categoryById.get(id)
export const findAgent = (id: string | null) => (id === null ? undefined : agentById.get(id))
/** A tariff book's eight digits begin with the six that are kept. */
export const findHsCode = (code: string) => hsCodeByCode.get(code.replaceAll('.', '').slice(0, 6))
export const findCountry = (code: string) => countryByCode.get(code)

/** Rupiah per unit of each currency. */
export const ratesNow: Readonly<Record<string, number>> = {
  IDR: 1,
  ...Object.fromEntries(rates.map((rate) => [rate.currency, rate.rupiah])),
}

/** The oldest of the rates says how old a price's rates may be. */
export const ratesAsOf: string = rates.map((rate) => rate.as_of).sort()[0] ?? new Date(0).toISOString()
