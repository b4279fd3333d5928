import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@seberang/domain/language'
import { packageTypes, price } from '@seberang/domain/pricing'
import { describe, expect, it } from 'vitest'
import {
  agents,
  categories,
  countries,
  hsCodes,
  insurances,
  localAgent,
  localHsCode,
  localPackage,
  packages,
  rates,
} from './index.ts'

const unique = (values: readonly unknown[]) => new Set(values).size === values.length
const isRupiah = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isPercent = (value: number) => value >= 0 && value <= 200
const isSpan = ([from, to]: readonly [number, number]) =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from <= to
const countryCodes = countries.map(({ code }) => code)
const categoryIds = categories.map(({ category_id }) => category_id)

/** Lists of facts that lie beside this checkout where it is worked on; without them there is nothing to compare. */
function readBeside(name: string): string {
  const path = fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url))
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

interface CountryFact {
  code: string | null
  address: { required: string[]; zip_code_pattern: string | null }
  currency: { code: string } | null
  dialling_code: string | null
}

const { countries: facts }: { countries: CountryFact[] } = JSON.parse(
  readBeside('countries-origin.json') || '{"countries":[]}',
)
const nomenclature = readBeside('hs6.csv').split('\n').filter(Boolean)

describe('every data file', () => {
  it.each(['agents', 'categories', 'countries', 'couriers', 'hs-codes', 'insurances', 'packages', 'rates'])(
    '%s says where it comes from and of which day it is',
    (name) => {
      const path = new URL(`data/${name}.json`, import.meta.url)
      const file: { source: string; as_of: string } = JSON.parse(readFileSync(path, 'utf8'))
      expect(file.source.length).toBeGreaterThan(10)
      expect(Number.isNaN(Date.parse(file.as_of))).toBe(false)
    },
  )
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

  it('carry the customer’s suite in the recipient and in the address', () => {
    for (const agent of agents) {
      const rows = agent.contact_info
        .filter(({ value }) => value.includes('{suite}'))
        .map(({ title }) => title)
      expect(rows).toEqual(['recipient', 'address'])
      expect(isSpan(agent.days)).toBe(true)
    }
  })

  it('are read in every language with the suite filled in', () => {
    for (const language of languages) {
      for (const agent of agents) {
        const local = localAgent(agent, language, 'SBR-20418')
        expect(JSON.stringify(local)).not.toContain('{suite}')
        expect(local.address).toContain('SBR-20418')
        expect(countryCodes).toContain(local.flag)
      }
    }
    const london = agents.find(({ id }) => id === 'uk-air')
    expect(london && localAgent(london, 'en').notice).toContain('suite code')
    expect(london && localAgent(london, 'id').contact_info[0]).toEqual({
      title: 'Penerima',
      value: 'Seberang {suite}',
    })
  })

  it('write their addresses as their country does', () => {
    for (const agent of agents) {
      const fact = facts.find(({ code }) => (code ?? 'ROW') === agent.country)
      const titles = new Set<string>(agent.contact_info.map(({ title }) => title))
      expect(fact?.address.required.filter((field) => !titles.has(field)) ?? []).toEqual([])
      expect(agent.zip_code ?? '').toMatch(new RegExp(fact?.address.zip_code_pattern ?? ''))
      expect(agent.phone_number).toMatch(/^\+\d{1,3} [\d ]+$/)
      expect(agent.phone_number?.split(' ')[0]).toBe(fact?.dialling_code ?? agent.phone_number?.split(' ')[0])
    }
  })

  it('stand in countries with their currency and dialling code', () => {
    for (const fact of facts.filter(({ code }) => code !== null)) {
      const country = countries.find(({ code }) => code === fact.code)
      expect([country?.currency, country?.dialling_code]).toEqual([fact.currency?.code, fact.dialling_code])
    }
  })
})

describe('categories', () => {
  it('are complete, and one is named exactly as the phone surcharge needs it', () => {
    expect(unique(categoryIds)).toBe(true)
    for (const category of categories) {
      expect([category.price_cbm, category.price_20, category.price_40].every(isRupiah)).toBe(true)
      expect(category.price_20).toBeLessThan(category.price_40)
      expect(
        [
          category.percentage_bea_masuk,
          category.percentage_ppn,
          category.percentage_pph,
          category.percentage_pph_non_npwp,
        ].every(isPercent),
      ).toBe(true)
      expect(category.percentage_pph_non_npwp).toBeGreaterThanOrEqual(category.percentage_pph)
      expect(languages.every((language) => category.labels[language] !== '')).toBe(true)
    }
    const phones = categories.filter(({ category_name }) => category_name === 'Handphone')
    expect(phones.map(({ additional_info }) => isRupiah(additional_info.extra_charge_handphone))).toEqual([
      true,
    ])
    expect(new Set(categories.map(({ type }) => type))).toEqual(new Set(['retail', 'wholesale']))
  })
})

describe('packages', () => {
  it('exist for both tracks and every type, one of them all-in', () => {
    const kinds = packages.map(({ package_track, package_type }) => `${package_track} ${package_type}`)
    expect(kinds.sort()).toEqual(
      ['laut', 'udara'].flatMap((track) => packageTypes.map((type) => `${track} ${type}`)).sort(),
    )
    expect(packages.filter(({ tax_included }) => tax_included)).toHaveLength(1)
    expect(packages.some(({ accepts_battery }) => !accepts_battery)).toBe(true)
  })

  it('have days for the origins that they serve, and air tiers that end without a limit', () => {
    for (const option of packages) {
      expect(Object.values(option.days).every(isSpan)).toBe(true)
      expect(languages.every((language) => localPackage(option, language).title !== '')).toBe(true)
      if (option.package_track === 'laut') continue
      expect(Object.keys(option.price_json)).toEqual(Object.keys(option.days))
      for (const { tiers } of Object.values(option.price_json)) {
        const limits = tiers.map(({ up_to_kg }) => up_to_kg ?? Infinity)
        expect(limits).toEqual([...limits].sort((left, right) => left - right))
        expect(limits.at(-1)).toBe(Infinity)
        expect(tiers.every(({ price_per_kg }) => isRupiah(price_per_kg))).toBe(true)
      }
    }
  })

  it.each([
    ['US', 189_000],
    ['CN', 99_500],
    ['UK', 262_500],
    ['KR', 148_000],
    ['SG', 82_000],
  ])('from %s start at Rp%s a kilogram by air', (country, cheapest) => {
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
  it('are positive, dated, and of every origin’s currency', () => {
    const currencies = rates.map(({ currency }) => currency)
    expect(unique(currencies)).toBe(true)
    expect(
      countries.map(({ currency }) => currency).filter((currency) => !currencies.includes(currency)),
    ).toEqual([])
    for (const rate of rates) {
      expect(rate.rupiah).toBeGreaterThan(0)
      expect(rate.customs_rupiah).toBeGreaterThan(0)
      expect(Number.isNaN(Date.parse(rate.as_of))).toBe(false)
      expect(rate.source).not.toBe('')
    }
  })
})

describe('insurances', () => {
  it('are the four choices, each paying back more than the one before', () => {
    expect(insurances.map(({ percentage_insurance }) => percentage_insurance)).toEqual([0, 0.05, 0.1, 0.15])
    const returns = insurances.map(({ percentage_return }) => percentage_return)
    expect(returns).toEqual([...returns].sort((left, right) => left - right))
  })
})

describe('HS codes', () => {
  it('have labels, words, rates and a category', () => {
    expect(hsCodes.length).toBeGreaterThanOrEqual(60)
    expect(unique(hsCodes.map(({ hscode }) => hscode))).toBe(true)
    for (const record of hsCodes) {
      expect(record.hscode).toMatch(/^\d{6}$/)
      expect(categoryIds).toContain(record.category_id)
      expect(
        [record.percentage_bea_masuk, record.percentage_ppn, record.percentage_pph].every(isPercent),
      ).toBe(true)
      for (const language of languages) {
        const { label, restriction } = localHsCode(record, language)
        expect(label).not.toBe('')
        expect(record.words[language]).not.toBe('')
        expect(restriction?.reason).not.toBe('')
      }
    }
  })

  it('all exist in the Harmonized System', () => {
    const known = new Set(nomenclature.map((line) => line.slice(0, line.indexOf(','))))
    const missing = hsCodes.filter(({ hscode }) => known.size > 0 && !known.has(hscode))
    expect(missing).toEqual([])
  })
})
