import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@seberang/domain/language'
import { deliveredBy, isSea, packageTypes, price } from '@seberang/domain/pricing'
import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds } from './catalogue.ts'
import { localAgent, localPackage } from './index.ts'
import { mistakesOf } from './rules.ts'
import { readSeeds } from './seeds.ts'

const seeds = readSeeds()
const catalogue = catalogueOfSeeds(seeds)
const agents = catalogue.all('agents')
const categories = catalogue.all('categories')
const countries = catalogue.all('countries')
const insurances = catalogue.all('insurances')
const packages = catalogue.all('packages')
const rates = catalogue.all('rates')

const unique = (values: readonly unknown[]) => new Set(values).size === values.length
const isRupiah = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const countryCodes = countries.map(({ code }) => code)

/** These files of facts exist only in the development environment; without them the comparison is skipped. */
function readBeside(name: string): string {
  const path = fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url))
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

interface CountryFact {
  code: string | null
  address: { fields_in_latin_order: string[]; required: string[]; zip_code_pattern: string | null }
  currency: { code: string } | null
  dialling_code: string | null
  time_zones: { iana: string }[]
}

const { countries: facts }: { countries: CountryFact[] } = JSON.parse(
  readBeside('countries-origin.json') || '{"countries":[]}',
)

describe('every seed record', () => {
  it('has a source and a date', () => {
    for (const { source, asOf } of seeds) {
      expect(source.length).toBeGreaterThan(3)
      expect(Number.isNaN(asOf.getTime())).toBe(false)
    }
  })

  it('passes the rules for operators', () => {
    const refused = seeds.flatMap(({ kind, id, record }) =>
      mistakesOf({ kind, id, record }, { catalogue, before: record, sure: false }, 'en').map(
        ({ field, message }) => `${kind} ${id}: ${field}: ${message}`,
      ),
    )
    expect(refused).toEqual([])
  })

  it('has a unique id', () => {
    expect(unique(seeds.map(({ kind, id }) => `${kind} ${id}`))).toBe(true)
  })
})

describe('warehouses', () => {
  it('have an address by air and by sea in every origin', () => {
    const origins = (track: string) =>
      agents.filter((agent) => agent.track === track && agent.id !== 'blueray').map(({ country }) => country)
    expect(origins('air').sort()).toEqual([...countryCodes].sort())
    expect(origins('sea').sort()).toEqual([...countryCodes].sort())
    expect(agents.some(({ id }) => id === 'blueray')).toBe(true)
    expect(unique(agents.map(({ id }) => id))).toBe(true)
  })

  it('contain the customer’s suite in the recipient and in the address', () => {
    for (const agent of agents) {
      const rows = agent.contact_info
        .filter(({ value }) => value.includes('{suite}'))
        .map(({ title }) => title)
      expect(rows).toEqual(['recipient', 'address'])
    }
  })

  it('are localized in every language with the suite filled in', () => {
    for (const language of languages) {
      for (const agent of agents) {
        const local = localAgent(catalogue, agent, language, 'SBR-20418')
        expect(JSON.stringify(local)).not.toContain('{suite}')
        expect(local.address).toContain('SBR-20418')
        expect(countryCodes).toContain(local.flag)
      }
    }
    const london = agents.find(({ id }) => id === 'uk-air')
    expect(london && localAgent(catalogue, london, 'zh').name).toMatch(/^(空运快递|海运货运) /)
    expect(london && localAgent(catalogue, london, 'en').notice).toContain('suite code')
    expect(london && localAgent(catalogue, london, 'id').contact_info[0]).toEqual({
      title: 'Penerima',
      form_name: 'Full name',
      value: 'Seberang {suite}',
    })
  })

  it('name their country and telephone, which shops ask for', () => {
    for (const { id, contact_info } of agents) {
      const titles = contact_info.map(({ title }) => title)
      expect(titles, id).toEqual(expect.arrayContaining(['country', 'phone_number']))
    }
  })

  it('format addresses as their country does', () => {
    for (const agent of agents) {
      const fact = facts.find(({ code }) => (code ?? 'ROW') === agent.country)
      const titles = new Set<string>(agent.contact_info.map(({ title }) => title))
      expect(fact?.address.required.filter((field) => !titles.has(field)) ?? []).toEqual([])
      const order = fact?.address.fields_in_latin_order ?? []
      const lines = agent.contact_info.map(({ title }) => order.indexOf(title)).filter((at) => at >= 0)
      expect(lines, agent.id).toEqual([...lines].sort((one, other) => one - other))
      expect(agent.zip_code ?? '').toMatch(new RegExp(fact?.address.zip_code_pattern ?? ''))
      expect(agent.phone_number).toMatch(/^\+\d{1,3} [\d ]+$/)
      expect(agent.phone_number?.split(' ')[0]).toBe(fact?.dialling_code ?? agent.phone_number?.split(' ')[0])
    }
  })

  it('are in countries with the right currency and dialling code', () => {
    for (const fact of facts.filter(({ code }) => code !== null)) {
      const country = countries.find(({ code }) => code === fact.code)
      expect([country?.currency, country?.dialling_code]).toEqual([fact.currency?.code, fact.dialling_code])
    }
  })

  it('collect parcels in a time zone of their country', () => {
    for (const { country, timezone } of catalogue.all('time-zones')) {
      const zones = facts.find(({ code }) => code === country)?.time_zones.map(({ iana }) => iana)
      expect(zones ?? [timezone]).toContain(timezone)
    }
  })
})

describe('categories', () => {
  it('start with the default one, and include the name that the phone surcharge refers to', () => {
    expect(categories[0]?.category_id).toBe('umum')
    const phones = categories.filter(({ category_name }) => category_name === 'Handphone')
    expect(phones.map(({ additional_info }) => isRupiah(additional_info.extra_charge_handphone))).toEqual([
      true,
    ])
  })

  it('are enough for retail and wholesale', () => {
    const count = (type: string) => categories.filter((category) => category.type === type).length
    expect(count('retail')).toBeGreaterThanOrEqual(25)
    expect(count('wholesale')).toBeGreaterThanOrEqual(12)
  })

  it('have plausible prices and taxes', () => {
    for (const category of categories) {
      expect(category.price_cbm, category.category_id).toBeGreaterThan(1_000_000)
      expect(category.price_20).toBeGreaterThan(category.price_cbm)
      expect(category.price_40).toBeLessThan(2 * category.price_20)
      expect([0, 11]).toContain(category.percentage_ppn)
      expect(category.percentage_bea_masuk).toBeLessThanOrEqual(40)
    }
  })
})

describe('packages', () => {
  it('exist for both tracks and every type, and all-in by air and by sea', () => {
    const kinds = packages.map(({ package_track, package_type }) => `${package_track} ${package_type}`)
    expect([...new Set(kinds)].sort()).toEqual(
      ['laut', 'udara'].flatMap((track) => packageTypes.map((type) => `${track} ${type}`)).sort(),
    )
    const allIn = packages.filter(({ tax_included }) => tax_included)
    expect(new Set(allIn.map(({ package_track }) => package_track))).toEqual(new Set(['udara', 'laut']))
    expect(packages.some(({ accepts_battery }) => !accepts_battery)).toBe(true)
  })

  it('cost more per kilogram with taxes included than without', () => {
    const individual = packages.filter(
      ({ package_track, package_type }) => package_track === 'udara' && package_type === 'individu',
    )
    const plain = individual.find(({ tax_included }) => !tax_included)
    const allIn = individual.find(({ tax_included }) => tax_included)
    const priceOf = (option: typeof plain, country: string, kilograms: number) =>
      option?.price_json[country]?.tiers.find(({ up_to_kg }) => kilograms <= (up_to_kg ?? Infinity))
        ?.price_per_kg ?? Number.NaN
    for (const country of Object.keys(allIn?.days ?? {}))
      for (const kilograms of [1, 8, 15, 25, 50])
        expect(priceOf(allIn, country, kilograms)).toBeGreaterThan(priceOf(plain, country, kilograms))
  })

  it('have titles in every language and an open last tier by air', () => {
    for (const option of packages) {
      expect(languages.every((language) => localPackage(option, language).title !== '')).toBe(true)
      for (const { tiers } of Object.values(option.price_json)) expect(tiers.at(-1)?.up_to_kg).toBeNull()
    }
  })

  it.each([
    ['US', 189_000],
    ['CN', 99_500],
    ['UK', 262_500],
    ['KR', 148_000],
    ['SG', 82_000],
  ])('from %s start at Rp%s per kilogram by air', (country, cheapest) => {
    const prices = packages.flatMap(
      ({ price_json }) => price_json[country]?.tiers.map((tier) => tier.price_per_kg) ?? [],
    )
    expect(Math.min(...prices)).toBe(cheapest)
  })

  it('price a parcel from every origin, with every category', () => {
    for (const option of packages) {
      for (const country of Object.keys(option.days)) {
        for (const category of categories) {
          const { total } = price({
            country,
            container_type: 'lcl',
            insurance: 0,
            has_valid_npwp: false,
            is_disable_minimum_weight: false,
            rates: Object.fromEntries(rates.map(({ currency, rupiah }) => [currency, rupiah])),
            package: { ...option },
            products: [
              {
                category,
                quantity: 1,
                weight: 1,
                weight_unit: 'kg',
                length: 0,
                width: 0,
                height: 0,
                dimension_unit: 'cm',
                price_original: 100,
                currency_code: 'USD',
              },
            ],
          })
          expect(total).toBeGreaterThan(0)
        }
      }
    }
  })
})

describe('rates', () => {
  it('cover the currency of every origin and destination', () => {
    const currencies = rates.map(({ currency }) => currency)
    expect(unique(currencies)).toBe(true)
    expect(
      countries.map(({ currency }) => currency).filter((currency) => !currencies.includes(currency)),
    ).toEqual([])
    const destinations = catalogue.all('export-countries').map(({ currency }) => currency)
    expect(destinations.filter((currency) => !currencies.includes(currency))).toEqual([])
    // The customs rate is set weekly, so it stays close to the daily rate.
    for (const { rupiah, customs_rupiah = rupiah } of rates)
      expect(Math.abs(customs_rupiah - rupiah) / rupiah).toBeLessThan(0.05)
  })
})

describe('insurances', () => {
  it('are the four choices, with increasing compensation', () => {
    expect(insurances.map(({ percentage_insurance }) => percentage_insurance)).toEqual([0, 0.05, 0.1, 0.15])
    const returns = insurances.map(({ percentage_return }) => percentage_return)
    expect(returns).toEqual([...returns].sort((left, right) => left - right))
  })
})

describe('all-in tariffs', () => {
  const usd = rates.find(({ currency }) => currency === 'USD')?.rupiah ?? 0
  const allIn = packages.filter(({ tax_included }) => tax_included)
  /** The same importer's tariff with levies. By sea a trading company has none: its levies are a company's. */
  const taxedTwin = ({ package_track, package_type }: (typeof packages)[number]) =>
    packages.find(
      (one) =>
        !one.tax_included &&
        one.package_track === package_track &&
        one.package_type === (package_type === 'trading-company' ? 'company' : package_type),
    )

  it('limit the value of the goods, and never cost less than the levies that they include', () => {
    expect(allIn.length).toBeGreaterThan(0)
    let compared = 0
    for (const offered of allIn) {
      const twin = taxedTwin(offered)
      const limit = offered.max_goods_usd
      if (!twin || limit === undefined) throw new Error(`${offered.package_id} has no twin or no limit`)
      for (const category of categories) {
        for (const country of Object.keys(offered.days)) {
          for (const weight of [0.1, 0.5, 0.6, 1, 2, 5.5, 21, 200]) {
            const parcel = {
              country,
              insurance: 0,
              has_valid_npwp: true,
              is_disable_minimum_weight: false,
              rates: { USD: usd },
              products: [
                {
                  category,
                  quantity: 1,
                  weight,
                  weight_unit: 'kg',
                  length: 0,
                  width: 0,
                  height: 0,
                  dimension_unit: 'cm',
                  price_original: limit,
                  currency_code: 'USD',
                },
              ],
            } as const
            const totalOf = (option: typeof offered) =>
              price(deliveredBy(parcel, option, isSea(option) ? 'lcl' : null)).total
            expect(
              totalOf(offered),
              `${offered.package_id} ${category.category_id} ${weight} kg`,
            ).toBeGreaterThan(totalOf(twin))
            compared += 1
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })
})
