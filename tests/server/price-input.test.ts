import { calls, type PriceInput } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { cartInput } from './support/customer.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

const languages = ['id', 'en', 'cn'] as const

describe('input that cannot be priced', () => {
  let server: TestServer
  let guest: Browser
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    guest = await Browser.open(server.url)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const shoes = cartInput('').products[0]
  const parcel = (setup: object = {}, product: object = {}, lines = 1) => ({
    setup: {
      agent_id: 'us-air',
      country: 'US',
      package_id: 'udara-individu',
      shipment_type: 'retail',
      ...setup,
    },
    products: Array.from({ length: lines }, () => ({ ...shoes, ...product })),
  })
  const bySea = (setup: object = {}) => ({
    agent_id: 'us-sea',
    package_id: 'laut-individu',
    container_type: 'lcl',
    ...setup,
  })
  const ask = (path: string, body: unknown) =>
    guest.send<{
      data?: { answer: { total: number; lines: { freight: number } } }
      errors?: { field: string; message: string }[]
    }>('POST', path, body)
  const price = (body: unknown) => ask(calls.priceShipment.path, body)

  /** The refused fields: the same in every language, each with its own message. */
  async function refusedOf(path: string, body: unknown): Promise<string[]> {
    const messages = new Set<string>()
    const refused = new Set<string>()
    for (const language of languages) {
      guest.language = language
      const { status, body: answer } = await ask(path, body)
      if (status !== 422) throw new Error(`not refused: ${status}`)
      const { errors = [] } = answer
      messages.add(errors[0]?.message ?? '')
      refused.add(JSON.stringify(errors.map(({ field }) => field)))
    }
    guest.language = 'id'
    const isTranslated =
      messages.size === languages.length && ![...messages].some((text) => /[a-z]_[a-z]|\{|^$/.test(text))
    if (!isTranslated) throw new Error(`not said in every language: ${[...messages].join(' | ')}`)
    const [fields = '[]', ...others] = refused
    return others.length === 0 ? (JSON.parse(fields) as string[]) : ['other fields in another language']
  }

  it.each<[string, object, string[]]>([
    ['a negative weight', parcel({}, { weight: -1 }), ['products[0].weight']],
    ['999 tonnes', parcel({}, { weight: 999_000_000 }), ['products[0].weight']],
    ['a weight that is not a number', parcel({}, { weight: 'two kilos' }), ['products[0].weight']],
    ['a weight with a comma', parcel({}, { weight: '1.234,5' }), ['products[0].weight']],
    ['no weight', parcel({}, { weight: undefined }), ['products[0].weight']],
    ['a boolean weight', parcel({}, { weight: true }), ['products[0].weight']],
    ['a negative side', parcel({}, { dimension_width: '-3' }), ['products[0].dimension_width']],
    ['a side of a kilometre', parcel({}, { dimension_length: 100_000 }), ['products[0].dimension_length']],
    ['no pieces', parcel({}, { quantity: 0 }), ['products[0].quantity']],
    ['half a piece', parcel({}, { quantity: 0.5 }), ['products[0].quantity']],
    ['a quantity that is not a number', parcel({}, { quantity: 'many' }), ['products[0].quantity']],
    ['a negative value', parcel({}, { price_original: -1 }), ['products[0].price_original']],
    ['a value that is too large', parcel({}, { price_original: 1e13 }), ['products[0].price_original']],
    ['a value without a currency', parcel({}, { currency_code: undefined }), ['products[0].currency_code']],
    ['a currency without a rate', parcel({}, { currency_code: 'XAU' }), ['products[0].currency_code']],
    [
      'a property of Object.prototype',
      parcel({}, { currency_code: 'toString' }),
      ['products[0].currency_code'],
    ],
    ['no goods', parcel({}, {}, 0), ['products']],
    ['501 lines', parcel({}, {}, 501), ['products']],
    ['goods that are not a list', { ...parcel(), products: { 0: shoes } }, ['products']],
    [
      'no set-up',
      { products: parcel().products },
      ['setup.country', 'setup.package_id', 'setup.shipment_type'],
    ],
    ['an unknown weight unit', parcel({ package_weight_unit: 'stone' }), ['setup.package_weight_unit']],
    ['an unknown length unit', parcel({ package_dimension_unit: 'foot' }), ['setup.package_dimension_unit']],
    ['an unknown package', parcel({ package_id: 'teleport' }), ['setup.package_id']],
    ['an unknown country', parcel({ country: 'XX', agent_id: null }), ['setup.country']],
    ['by sea without a container', parcel(bySea({ container_type: undefined })), ['setup.container_type']],
    [
      'a container that does not exist',
      parcel(bySea({ container_type: 'fcl_60' })),
      ['setup.container_type'],
    ],
    ['an insurance of 7 %', parcel({ insurance: 0.07 }), ['setup.insurance']],
    ['a negative volume', parcel(bySea({ estimation_volume: -1 })), ['setup.estimation_volume']],
    ['an unknown sub-district', parcel({ sub_district_id: '99.99.99' }), ['setup.sub_district_id']],
  ])('reports the field: %s', async (_, body, fields) => {
    expect(await refusedOf(calls.priceShipment.path, body)).toEqual(fields)
  })

  it('reports every field at once, in the order of the form', async () => {
    const body = parcel({ country: '' }, { weight: 'x', quantity: 0, currency_code: '' })
    const refused = (await price(body)).body.errors?.map(({ field }) => field).sort()
    expect(refused).toEqual([
      'products[0].currency_code',
      'products[0].quantity',
      'products[0].weight',
      'setup.country',
    ])
  })

  it.each<[string, object]>([
    ['a tenth of a thousandth of a gram', parcel({}, { weight: 0.0001 })],
    ['a weight and a value of zero', parcel({}, { weight: 0, price_original: 0 })],
    ['a container by air', parcel({ container_type: 'fcl_40' })],
    ['500 lines', parcel({}, {}, 500)],
  ])('but %s is priced', async (_, body) => {
    const answer = await price(body)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data?.answer.total).toBeGreaterThan(0)
  })

  it('ignores a container by air', async () => {
    const freight = async (setup: object) => (await price(parcel(setup))).body.data?.answer.lines.freight
    expect(await freight({ container_type: 'fcl_40' })).toBe(await freight({}))
  })

  it('reports the field that a changed tariff no longer supports', async () => {
    const set = (kind: 'packages' | 'rates', id: string, record: object) =>
      operator.call(calls.opsSetReference, { params: { kind, id }, body: { record, sure: true } })
    const tiers = [{ up_to_kg: 2, price_per_kg: 1_000 }]
    await set('packages', 'udara-individu', { price_json: { US: { tiers } } })
    const heavy = parcel({}, { weight: 2_600 }) as PriceInput
    expect(await refusedOf(calls.priceShipment.path, heavy)).toEqual(['products[0].weight'])
    await set('packages', 'udara-company', { price_json: { KR: null }, days: { KR: null } })
    const korean = { agent_id: 'kr-air', country: 'KR', package_id: 'udara-company' }
    expect(await refusedOf(calls.priceShipment.path, parcel(korean))).toEqual(['setup.package_id'])
    await set('rates', 'XTS', { rupiah: 10, country_flag: 'ROW' })
    const test = parcel({}, { currency_code: 'XTS' })
    expect((await price(test)).status).toBe(200)
    await operator.call(calls.opsRemoveReference, { params: { kind: 'rates', id: 'XTS' } })
    expect(await refusedOf(calls.priceShipment.path, test)).toEqual(['products[0].currency_code'])
  })

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['sub_district_id']],
    ['an unknown sub-district', { sub_district_id: '99.99.99', weight: 1 }, ['sub_district_id']],
    ['a negative weight', { sub_district_id: '31.71.01', weight: -1 }, ['weight']],
    ['a weight that is not a number', { sub_district_id: '31.71.01', weight: 'heavy' }, ['weight']],
    ['999 tonnes', { sub_district_id: '31.71.01', weight: 999_000 }, ['weight']],
  ])('couriers refuse %s', async (_, body, fields) => {
    expect(await refusedOf(calls.courierPrices.path, body)).toEqual(fields)
  })
})
