import { calls, type AnyCall } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../server/features/index.ts'
import { Browser } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

describe('reference data', () => {
  let server: TestServer
  let guest: Browser
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    guest = await Browser.open(server.url)
  })
  afterAll(() => server.close())

  /** The query of each tagged call that needs one. A new call without its entry is refused, which fails the test. */
  const questions: Record<string, string> = {
    rate: '?from=USD',
    dollarRate: '?from=CNY',
    hsCodes: '?query=sepatu',
    searchSubDistricts: '?q=coblong',
    supportContact: '?contact-type=sales',
  }
  const addressOf = (call: AnyCall) =>
    call.path.replace('{province}', '32').replace('{district}', '32.73') + (questions[call.id] ?? '')
  const tagged = routes.flatMap((route) => (route.kind === 'read' && route.tagged ? [route.call] : []))
  const ask = (call: AnyCall, headers: Record<string, string> = {}) =>
    guest.send('GET', addressOf(call), undefined, headers)

  it('has an ETag in every call that only reads it', () => {
    const ids = tagged.map(({ id }) => id)
    for (const id of [
      'agents',
      'categories',
      'packages',
      'insurances',
      'rates',
      'hsCodes',
      'paymentGroups',
      'provinces',
      'exportCountries',
      'exportRates',
    ])
      expect(ids).toContain(id)
    expect(ids).toHaveLength(20)
  })

  it.each(tagged.map((call) => [call.id, call] as const))(
    '%s is not sent again to a client with the current ETag',
    async (_, call) => {
      const first = await ask(call)
      expect(first.status, first.text).toBe(200)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w-]{32}"$/)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      expect(first.headers.get('vary')).toContain('tb-language')
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await ask(call, { 'if-none-match': known })
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
      }
      const changed = await ask(call, { 'if-none-match': '"other"' })
      expect([changed.status, changed.text]).toEqual([200, first.text])
    },
  )

  it('has another ETag in another language, and for another customer where it is personal', async () => {
    const tag = async (browser: Browser, call: AnyCall) =>
      (await browser.send('GET', addressOf(call))).headers.get('etag')
    const inIndonesian = await tag(guest, calls.categories)
    guest.language = 'en'
    expect(await tag(guest, calls.categories)).not.toBe(inIndonesian)
    guest.language = 'id'
    expect(await tag(guest, calls.categories)).toBe(inIndonesian)
    const customer = await TestCustomer.register(server.url)
    expect(await tag(customer, calls.agents)).not.toBe(await tag(guest, calls.agents))
    expect((await customer.call(calls.agents)).text).toContain(customer.suite)
    expect((await guest.call(calls.agents)).text).not.toContain(customer.suite)
  })

  it('is refused without a token, with or without an ETag', async () => {
    const tag = (await ask(calls.provinces)).headers.get('etag') ?? ''
    const nobody = new Browser(server.url)
    const answer = await nobody.send('GET', calls.provinces.path, undefined, { 'if-none-match': tag })
    expect(answer.status).toBe(401)
  })

  it('rates: rupiah and dollars for one unit of a currency', async () => {
    const { results } = (await guest.call(calls.rates)).body
    const rupiah = (currency: string) => results.find((rate) => rate.currency === currency)?.rupiah ?? NaN
    const rate = async (call: typeof calls.rate, from: string) =>
      (await guest.call(call, { query: { from } })).body.data
    expect(await rate(calls.rate, 'USD')).toMatchObject({ from: 'USD', to: 'IDR', rate: rupiah('USD') })
    expect(await rate(calls.rate, 'usd')).toMatchObject({ from: 'USD', rate: rupiah('USD') })
    expect(await rate(calls.rate, 'IDR')).toMatchObject({ rate: 1 })
    expect(await rate(calls.dollarRate, 'USD')).toMatchObject({ from: 'USD', to: 'USD', rate: 1 })
    expect(await rate(calls.dollarRate, 'CNY')).toMatchObject({ rate: rupiah('CNY') / rupiah('USD') })
    expect(await rate(calls.dollarRate, 'IDR')).toMatchObject({ rate: 1 / rupiah('USD') })
  })

  it.each(['', 'XAU', 'DOLLAR', 'toString'])('refuses %j as a currency', async (from) => {
    const answer = await guest.call(calls.rate, { query: { from } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'from' }] } })
  })

  it('HS codes by their digits, several at once', async () => {
    const found = async (query: { key?: string; keys?: string }) =>
      (await guest.call(calls.hsCodes, { query })).body.results.map(({ hscode }) => hscode)
    expect(await found({ key: '6404.11' })).toEqual(['640411'])
    expect(await found({ keys: '220830,999999,640411' })).toEqual(['220830', '640411'])
    const tooMany = { keys: Array.from({ length: 501 }, () => '640411').join(',') }
    expect(await guest.call(calls.hsCodes, { query: tooMany })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'keys' }] },
    })
  })

  it('categories of one kind', async () => {
    const kinds = async (query: { type?: 'wholesale' | 'retail' }) =>
      new Set((await guest.call(calls.categories, { query })).body.results.map(({ type }) => type))
    expect(await kinds({ type: 'wholesale' })).toEqual(new Set(['wholesale']))
    expect(await kinds({})).toEqual(new Set(['wholesale', 'retail']))
  })

  it('exports: every option has a price and a delivery time for each listed country', async () => {
    const countries = (await guest.call(calls.exportCountries)).body.results
    expect(countries).toContainEqual({
      country: 'AU',
      flag: 'AU',
      name: 'Australia',
      currency: 'AUD',
      dialling_code: '+61',
    })
    const codes = countries.map(({ country }) => country).sort()
    const results = (await guest.call(calls.exportRates)).body.results
    expect(results.map(({ title }) => title)).toEqual(['Ekspor Express', 'Ekspor Ekonomi'])
    for (const { price_json, days } of results) {
      expect(Object.keys(price_json).sort()).toEqual(codes)
      expect(Object.keys(days).sort()).toEqual(codes)
    }
  })

  it('time zones, pickup countries, rating categories and support topics', async () => {
    const zones = (await guest.call(calls.timeZones)).body.results
    // Intl throws for an unknown time zone.
    for (const { timezone } of zones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow()
    const pickup = (await guest.call(calls.pickupCountries)).body.results.map(({ country }) => country)
    expect(pickup.sort()).toEqual(['CN', 'HK', 'JP', 'KR', 'MY', 'SG', 'UK', 'US'])
    expect([...new Set(zones.map(({ country }) => country))].sort()).toEqual(pickup)
    expect((await guest.call(calls.ratingCategories)).body.results).toContainEqual({
      rating_category_id: 'speed',
      title: 'Kecepatan',
    })
    const topics = (await guest.call(calls.supportTopics)).body.results
    for (const { id, topic } of topics) {
      const { body } = await guest.call(calls.supportContact, { query: { 'topic-id': id } })
      const link = new URL(body.link_whatsapp)
      expect([link.origin, link.searchParams.get('text')]).toEqual([
        'https://wa.me',
        `Halo Seberang, saya mau tanya soal: ${topic}`,
      ])
    }
    const sales = await guest.call(calls.supportContact, { query: { 'contact-type': 'sales' } })
    expect(sales.body.link_whatsapp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  })

  it.each([
    ['?topic-id=none', 404],
    ['', 422],
    ['?contact-type=boss', 422],
    ['?contact-type=sales&topic-id=other', 422],
  ])('a support contact for "%s" answers %i', async (query, status) => {
    expect((await guest.send('GET', calls.supportContact.path + query)).status).toBe(status)
  })

  const box = {
    quantity: 2,
    weight: '1.2',
    weight_unit: 'kg' as const,
    length: 40,
    width: 30,
    height: 20,
    dimension_unit: 'cm' as const,
  }

  it('calculateDimension charges by air and by sea as the pricing does', async () => {
    const { body } = await guest.call(calls.calculateDimension, { body: box })
    // 2 × 40 × 30 × 20 cm ÷ 5 = 9.6 kg, rounded up to the next half; 0.048 m³ is below the minimum by sea.
    expect(body.data).toMatchObject({
      air: { real_kg: 2.4, volumetric_kg: 9.6, chargeable_kg: 10 },
      sea: { measured_m3: 0.048, chargeable_m3: 0.3 },
    })
  })

  it.each([
    ['quantity', 0],
    ['quantity', 1.5],
    ['weight', '1,5'],
    ['weight', -1],
    ['weight', undefined],
    ['weight_unit', 'stone'],
    ['dimension_unit', ''],
    ['length', '1e9'],
    ['height', []],
  ])('dimensions refuse %s: %j', async (field, value) => {
    const answer = await guest.send('POST', calls.calculateDimension.path, { ...box, [field]: value })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })
})
