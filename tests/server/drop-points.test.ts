import { calls, type DropPointInput } from '@seberang/domain/api'
import { explain } from '@seberang/domain/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const languages = ['id', 'en', 'cn'] as const
const box: DropPointInput = {
  country: 'US',
  quantity: 1,
  weight: 2.2,
  weight_unit: 'kg',
  length: 30,
  width: 20,
  height: 12,
  dimension_unit: 'cm',
}

describe.each(databases)('the drop points of a country on %s', (kind) => {
  let server: TestServer
  let guest: Browser
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    guest = await Browser.open(server.url)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const byAir = async (change: object = {}, caller: Browser = guest) =>
    caller.call(calls.dropPoints, { body: { ...box, ...change } })
  const bySea = (change: object = {}, caller: Browser = guest) =>
    caller.call(calls.seaDropPoints, { body: { ...box, ...change } })

  it('are its warehouses, each with the lowest freight of its track and its delivery time', async () => {
    guest.language = 'en'
    const air = await byAir()
    expect(air.status, air.text).toBe(200)
    const [first, ...others] = air.body.results
    expect(others).toEqual([])
    expect(first).toMatchObject({
      agent: { id: 'us-air', country: 'US', name: 'Express USA' },
      weight: { real_kg: 2.2, chargeable_kg: 2.5 },
    })
    expect(first?.agent.contact_info).toContainEqual({
      title: 'City',
      form_name: 'City',
      value: 'New Castle',
    })

    const { results: methods } = (await guest.call(calls.packages)).body
    const perKilogram = methods
      .filter(({ package_track }) => package_track === 'udara')
      .flatMap(({ package_id, price_json, days }) => {
        const tier = price_json['US']?.tiers.find(({ up_to_kg }) => up_to_kg === null || up_to_kg >= 2.5)
        return tier ? [{ package_id, price: tier.price_per_kg * 2.5, days: days['US'] }] : []
      })
    const lowest = perKilogram.toSorted((one, other) => one.price - other.price)[0]
    expect(first).toMatchObject({ package_id: lowest?.package_id, price: lowest?.price, days: lowest?.days })

    const sea = (await bySea()).body.results
    expect(sea.map(({ agent }) => agent.id)).toEqual(['us-sea'])
    const { results: categories } = (await guest.call(calls.categories, { query: {} })).body
    // The minimum of 0.3 m³, at the price of general goods.
    expect(sea[0]?.price).toBe((categories[0]?.price_cbm ?? 0) * 0.3)
    expect(sea[0]?.weight).toMatchObject({ chargeable_m3: 0.3 })
    guest.language = 'id'
  })

  it('have the price that the pricing function gives for the same goods', async () => {
    const large = { weight: 90, length: 120, width: 80, height: 65, quantity: 2, category_id: 'sepatu' }
    const [point] = (await bySea({ country: 'CN', ...large })).body.results
    const { results: methods } = (await guest.call(calls.packages)).body
    const { results: categories } = (await guest.call(calls.categories, { query: {} })).body
    const method = methods.find(({ package_id }) => package_id === point?.package_id)
    const category = categories.find(({ category_id }) => category_id === 'sepatu')
    if (!method || !category) throw new Error('not in the reference data')
    const { answer } = explain({
      country: 'CN',
      container_type: 'lcl',
      insurance: 0,
      has_valid_npwp: false,
      is_disable_minimum_weight: false,
      rates: { USD: 16_000 },
      package: method,
      products: [{ ...box, ...large, category, weight_unit: 'kg', price_original: 0, currency_code: 'IDR' }],
    })
    expect(point?.price).toBe(answer.lines.freight)
    expect(point?.weight).toEqual(answer.weight)
    // Two of 0.624 m³. The retired warehouse of the same country is not chosen.
    expect(answer.weight).toMatchObject({ chargeable_m3: 1.248 })
    expect(point?.agent.id).toBe('cn-sea')
  })

  it('show the customer’s own suite, and a placeholder to a guest', async () => {
    const customer = await TestCustomer.register(server.url)
    const address = async (caller: Browser) => (await byAir({}, caller)).body.results[0]?.agent.address
    expect(await address(customer)).toContain(customer.suite)
    expect(await address(guest)).toContain('{suite}')
  })

  it('follow the current tariff', async () => {
    const change = (id: string, price: number) =>
      operator.call(calls.opsSetReference, {
        params: { kind: 'packages', id },
        body: {
          record: { price_json: { JP: { tiers: [{ up_to_kg: 5, price_per_kg: price }] } } },
          sure: true,
        },
      })
    expect((await change('udara-company', 7)).status).toBe(200)
    const [point] = (await byAir({ country: 'JP' })).body.results
    expect(point).toMatchObject({ package_id: 'udara-company', price: 18 })
    // Above the last tier another option is the cheapest.
    expect((await byAir({ country: 'JP', weight: 6 })).body.results[0]?.package_id).not.toBe('udara-company')
  })

  it('refuse a weight that no option accepts', async () => {
    const { results } = (await guest.call(calls.packages)).body
    for (const { package_id: id, package_track, price_json } of results) {
      if (package_track !== 'udara' || !price_json['KR']) continue
      const record = { price_json: { KR: { tiers: [{ up_to_kg: 2, price_per_kg: 1_000 }] } } }
      await operator.call(calls.opsSetReference, { params: { kind: 'packages', id }, body: { record } })
    }
    expect((await byAir({ country: 'KR', weight: 1.9 })).status).toBe(200)
    expect(await refusedOf(calls.dropPoints.path, { ...box, country: 'KR' })).toEqual(['weight'])
  })

  /** The refused fields: the same in every language, each with its own message. */
  async function refusedOf(path: string, body: unknown): Promise<string[]> {
    const messages = new Set<string>()
    let refused: string[] = []
    for (const language of languages) {
      guest.language = language
      const answer = await guest.send<{ errors?: { field: string; message: string }[] }>('POST', path, body)
      expect(answer.status, answer.text).toBe(422)
      const { errors = [] } = answer.body
      messages.add(errors[0]?.message ?? '')
      refused = errors.map(({ field }) => field)
    }
    guest.language = 'id'
    expect(messages.size).toBe(languages.length)
    for (const text of messages) expect(text).not.toMatch(/[a-z]_[a-z]|\{|^$/)
    return refused
  }

  it.each<[string, object, string[]]>([
    ['an unknown country', { country: 'XX' }, ['country']],
    ['no country', { country: undefined }, ['country']],
    ['a country by name', { country: 'Amerika Serikat' }, ['country']],
    ['a property of Object.prototype', { country: 'toString' }, ['country']],
    ['a negative weight', { weight: -1 }, ['weight']],
    ['999 tonnes in grams', { weight: 999_000_000, weight_unit: 'g' }, ['weight']],
    ['999 tonnes in kilograms', { weight: 999_000 }, ['weight']],
    ['a weight that is not a number', { weight: 'two kilos' }, ['weight']],
    ['a weight with grouped digits', { weight: '1.234,5' }, ['weight']],
    ['a weight with a comma', { weight: '2,2' }, ['weight']],
    ['no weight', { weight: undefined }, ['weight']],
    ['an unknown weight unit', { weight_unit: 'stone' }, ['weight_unit']],
    ['an unknown length unit', { dimension_unit: 'foot' }, ['dimension_unit']],
    ['no unit', { weight_unit: undefined, dimension_unit: '' }, ['dimension_unit', 'weight_unit']],
    ['a negative side', { width: '-3' }, ['width']],
    ['a side of a kilometre', { length: 1_000, dimension_unit: 'm' }, ['length']],
    ['no pieces', { quantity: 0 }, ['quantity']],
    ['half a piece', { quantity: 0.5 }, ['quantity']],
    ['a quantity that is not a number', { quantity: 'many' }, ['quantity']],
    ['goods of an unknown category', { category_id: 'dragons' }, ['category_id']],
    ['two mistakes', { country: 'XX', category_id: 'dragons' }, ['category_id', 'country']],
  ])('report the field: %s', async (_, change, fields) => {
    for (const { path } of [calls.dropPoints, calls.seaDropPoints])
      expect((await refusedOf(path, { ...box, ...change })).sort()).toEqual(fields)
  })

  it.each<[string, object]>([
    ['a tenth of a thousandth of a gram', { weight: 0.0001, weight_unit: 'g' }],
    ['a parcel of size and weight zero', { weight: 0, length: 0, width: 0, height: 0 }],
    ['500 pieces', { quantity: 500 }],
  ])('return a price for %s', async (_, change) => {
    for (const ask of [byAir, bySea]) {
      const answer = await ask(change)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.results[0]?.price).toBeGreaterThan(0)
    }
  })
})
