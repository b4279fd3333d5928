import { calls, type QuoteInput, type QuoteRequest } from '@seberang/domain/api'
import { quoteFacts } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, rupiahInWords } from '@seberang/domain/format'
import { explain, findRuleSet } from '@seberang/domain/pricing'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/main.ts'
import { advanceClock, Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { readPdf } from './support/pdf.ts'
import { databases, oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const day = 24 * 60 * 60 * 1000
/** The district of Coblong in the city of Bandung. */
const coblong = '32.73.02'

const shoes: QuoteRequest = {
  country: 'US',
  container_type: null,
  insurance: 0,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
  package: { package_id: 'udara-individu' },
  products: [
    {
      category: { category_name: 'Fashion' },
      quantity: 1,
      weight: '1.1',
      weight_unit: 'kg',
      length: 34,
      width: 22,
      height: 13,
      dimension_unit: 'cm',
      price_original: '120',
      currency_code: 'USD',
    },
  ],
}

const product = (change: object): Partial<QuoteRequest> => ({
  products: shoes.products.map((one) => ({ ...one, ...change })),
})

describe.each(oneDatabase)('quotes on %s', (kind) => {
  let server: TestServer
  let guest: Browser
  beforeAll(async () => {
    server = await startTestServer(kind)
    guest = await Browser.open(server.url)
  })
  afterAll(() => server.close())

  const keep = (change: Partial<QuoteRequest> = {}, beside: Partial<QuoteInput> = {}, who = guest) =>
    who.call(calls.keepQuote, {
      body: { title: 'Sepatu lari', request: { ...shoes, ...change }, ...beside },
    })
  const read = (code: string, who = new Browser(server.url)) => who.call(calls.quote, { params: { code } })
  const keptQuote = async (...input: Parameters<typeof keep>) => {
    const { status, body, text } = await keep(...input)
    expect(status, text).toBe(201)
    return (await read(body.code)).body.data
  }
  const refused = async (...input: Parameters<typeof keep>) => {
    const { status, body } = await keep(...input)
    expect(status).toBe(422)
    return body.errors?.map(({ field }) => field)
  }

  it('are kept for 7 days and can be read by anyone with the code', async () => {
    const { body, status } = await keep(
      {},
      { about: { products: [{ name: 'Sepatu lari', hscode: '6404.11' }] } },
    )
    expect(status).toBe(201)
    expect(body.code).toMatch(/^[2-9A-HJ-NP-Z]{26}$/)
    expect(body.url).toMatch(new RegExp(`/q/${body.code}$`))
    const stranger = await read(body.code.toLowerCase())
    expect(stranger.status).toBe(200)
    const { data } = stranger.body
    expect(data).toMatchObject({ title: 'Sepatu lari', code: body.code, expires_at: body.expires_at })
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(7 * day)
    expect(data.about.products).toEqual([
      { name: 'Sepatu lari', hscode: '640411', has_battery: false, category_id: 'fashion' },
    ])
    expect(data.repriced).toBeUndefined()
    expect(data.priced.answer.total).toBeGreaterThan(0)
  })

  it('have the price of the same shipment in the app', async () => {
    const quote = await keptQuote()
    const { rule_set, answer, explanation } = quote.priced
    const rules = findRuleSet(rule_set)
    expect(explain(quote.request, rules)).toEqual({ answer, explanation })
    const packages = await guest.call(calls.packages)
    const rates = await guest.call(calls.rates)
    const categories = await guest.call(calls.categories)
    const offered = packages.body.results.find(({ package_id }) => package_id === 'udara-individu')
    const category = categories.body.results.find(({ category_name }) => category_name === 'Fashion')
    if (!offered || !category) throw new Error('nothing is offered')
    const here = explain({
      ...shoes,
      package: offered,
      products: shoes.products.map((one) => ({ ...one, category })),
      rates: Object.fromEntries(rates.body.results.map(({ currency, rupiah }) => [currency, rupiah])),
    })
    expect(answer).toEqual(here.answer)
  })

  it('are priced with our tariffs and rates, whatever the browser sends', async () => {
    const untampered = await keptQuote()
    const cheap = { price_cbm: 1, percentage_bea_masuk: 0, percentage_ppn: 0 }
    const sent = {
      rates: { USD: 1 },
      package: { package_id: 'udara-individu', package_details: {}, price_json: {}, tax_included: true },
      ...product({ category: { category_name: 'Fashion', ...cheap } }),
    }
    expect((await keptQuote(sent)).priced).toEqual(untampered.priced)
  })

  it.each<[string, object, Partial<QuoteInput>, string]>([
    ['a delivery method', { package: { package_id: 'teleport' } }, {}, 'request.package'],
    ['a category', product({ category: { category_name: 'Emas' } }), {}, 'request.products[0].category'],
    ['a currency', product({ currency_code: 'XXX' }), {}, 'request.products[0].currency_code'],
    ['an origin', { country: 'AQ' }, {}, 'request.country'],
    [
      'goods above the value that a package takes',
      { package: { package_id: 'laut-all-in' }, container_type: 'lcl', ...product({ price_original: 301 }) },
      {},
      'request.package',
    ],
    ['a container by sea', { package: { package_id: 'laut-individu' } }, {}, 'request.container_type'],
    ['a lifted minimum', { is_disable_minimum_weight: true }, {}, 'request.is_disable_minimum_weight'],
    ['a unit', product({ weight_unit: 'stone' }), {}, 'request.products[0].weight_unit'],
    ['an ambiguous figure', product({ weight: '1.234,5' }), {}, 'request.products[0].weight'],
    ['a voucher', { voucher: { kind: 'fixed', value: 900_000 } }, {}, 'request.voucher'],
    ['additional costs', { additional_costs: [{ cost_value: 1 }] }, {}, 'request.additional_costs'],
    ['a measurement', { packaging: { revision: { weight: 1 } } }, {}, 'request.packaging.revision'],
    [
      'a courier without a place',
      { domestic: { price_per_kg: 11_000 } },
      {},
      'request.domestic.price_per_kg',
    ],
    [
      'a courier price that does not exist',
      { domestic: { price_per_kg: 1 } },
      { about: { sub_district_id: coblong } },
      'request.domestic.price_per_kg',
    ],
    [
      "another courier's price",
      { domestic: { price_per_kg: 11_000 } },
      { about: { sub_district_id: coblong, courier_code: 'jne-reg' } },
      'request.domestic.price_per_kg',
    ],
    [
      'a courier with a higher minimum weight',
      { domestic: { price_per_kg: 5800 } },
      { about: { sub_district_id: coblong } },
      'request.domestic.price_per_kg',
    ],
    ['a courier without a price', {}, { about: { courier_code: 'jne-reg' } }, 'about.courier_code'],
    ['a place', {}, { about: { sub_district_id: '99.99.99' } }, 'about.sub_district_id'],
    ['an HS code', {}, { about: { products: [{ hscode: '0000.00' }] } }, 'about.products[0].hscode'],
    [
      'a battery',
      { package: { package_id: 'udara-jastip' } },
      { about: { products: [{ has_battery: true }] } },
      'about.products[0].has_battery',
    ],
    ['a long title', {}, { title: 'x'.repeat(121) }, 'title'],
    ['no title', {}, { title: ' ' }, 'title'],
    ['an e-mail address', {}, { title: 'untuk budi@contoh.id' }, 'title'],
    ['a telephone number', {}, { title: 'Telepon 0812-3456-7890' }, 'title'],
    [
      'a number abroad',
      {},
      { about: { products: [{ name: 'call +1 (415) 555 0100' }] } },
      'about.products[0].name',
    ],
  ])('are refused with the field: %s', async (_, request, beside, field) => {
    expect(await refused(request, beside)).toEqual([field])
  })

  it.each([
    'Sepatu 6404.11.20.00',
    'iPhone 15 Pro 256 GB',
    'Celana HS 6204.62.00.00',
    'Lego 10497, 1254 pcs',
  ])('accept %s as a title', async (title) => expect((await keptQuote({}, { title })).title).toBe(title))

  it.each([
    ['id', 'Sepatu lari dari Amerika ke Coblong, Kota Bandung'],
    ['en', 'Sepatu lari from USA to Coblong, Kota Bandung'],
    ['cn', 'Sepatu lari，美国寄往 Coblong, Kota Bandung'],
  ])('have for a reader of %s their generated title in that language', async (language, expected) => {
    const about = { products: [{ name: 'Sepatu lari' }], sub_district_id: coblong }
    const reader = await Browser.open(server.url)
    reader.language = language
    for (const title of [
      'Sepatu lari dari Amerika ke Coblong, Kota Bandung',
      'Sepatu lari，美国寄往 Coblong, Kota Bandung',
    ]) {
      const { code } = (await keep({}, { title, about })).body
      expect((await read(code, reader)).body.data.title).toBe(expected)
    }
  })

  it.each(['id', 'en', 'cn'])('report refused input in %s', async (language) => {
    const other = await Browser.open(server.url)
    other.language = language
    const { body } = await keep(product({ category: { category_name: 'Emas' } }), {}, other)
    expect(body.errors?.[0]?.message).toBe(
      { id: 'Kategori ini tidak dikenal.', en: 'This category is unknown.', cn: '未知类别。' }[language],
    )
  })

  it('take the names of place and courier from our own data', async () => {
    const quote = await keptQuote(
      { domestic: { price_per_kg: 12_000 } },
      { about: { sub_district_id: coblong } },
    )
    expect(quote.about.place).toMatchObject({ sub_district_name: 'Coblong', district_name: 'Kota Bandung' })
    expect(quote.about.courier).toEqual({
      courier_code: 'jne-reg',
      courier: 'JNE',
      service: 'REG',
      days: [2, 3],
    })
    expect(quote.priced.answer.lines.domestic_shipping).toBe(24_000)
    expect(quote.about.days).toEqual([5, 8])
  })

  it('keep the village of the place, and leave out one that is not there', async () => {
    const quoted = await keptQuote({}, { about: { sub_district_id: coblong, village_name: 'dago' } })
    expect(quoted.about.place).toMatchObject({ village_name: 'Dago', village_postal_codes: ['40135'] })
    const elsewhere = await keptQuote({}, { about: { sub_district_id: coblong, village_name: 'Gambir' } })
    expect(elsewhere.about.place).toMatchObject({ sub_district_name: 'Coblong' })
    expect(elsewhere.about.place).not.toHaveProperty('village_name')
  })

  it('contain nothing about who requested them', async () => {
    const customer = await TestCustomer.register(server.url)
    const { body } = await keep({}, {}, customer)
    const { text } = await read(body.code)
    for (const secret of [customer.email, customer.id, customer.token, customer.suite]) {
      expect(text).not.toContain(`"${secret}"`)
      expect(text).not.toContain(`SBR-`)
    }
  })

  it('are created once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { title: 'Sepatu lari', request: shoes }
    const first = await guest.call(calls.keepQuote, { body, headers })
    const again = await guest.call(calls.keepQuote, { body, headers })
    expect(again.body).toEqual(first.body)
    const other = await guest.call(calls.keepQuote, { body })
    expect(other.body.code).not.toBe(first.body.code)
  })

  it('are not found under another code, and cannot be created without an access token', async () => {
    expect((await read('22222222')).status).toBe(404)
    expect((await keep({}, {}, new Browser(server.url))).status).toBe(401)
  })

  it('limit guesses per network to as many as people read', async () => {
    const other = await startTestServer(kind)
    try {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 122; attempt += 1) {
        statuses.push(
          (await new Browser(other.url).call(calls.quote, { params: { code: 'AAAAAAAA' } })).status,
        )
      }
      expect(new Set(statuses)).toEqual(new Set([404, 429]))
    } finally {
      await other.close()
    }
  })

  it('are printed without taking the places of other calls', async () => {
    const { slots } = readConfig({})
    const other = await startTestServer(kind, {
      trustedProxies: ['127.0.0.1', '::1'],
      slots: { ...slots, print: 2, other: 2 },
    })
    try {
      const guest = await Browser.open(other.url)
      const { body } = await guest.call(calls.keepQuote, { body: { title: 'Sepatu', request: shoes } })
      const print = (address: string) =>
        fetch(`${other.url}/api/quotes/${body.code}/pdf`, { headers: { 'x-forwarded-for': address } })
      const crowd = Array.from({ length: 30 }, (_, index) => print(`2001:db8:${index}::1`))
      const statuses: number[] = []
      while (statuses.length < 5) statuses.push((await guest.call(calls.rates)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200])
      const answers = await Promise.all(crowd)
      const refused = answers.filter(({ status }) => status === 503)
      expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(30)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]?.headers.get('retry-after')).toBe('1')
      expect(await refused[0]?.json()).toMatchObject({ action: false, message: expect.any(String) as string })
    } finally {
      await other.close()
    }
  })

  const pdfOf = async (code: string, lang?: string) => {
    const answer = await fetch(`${server.url}/api/quotes/${code}/pdf${lang ? `?lang=${lang}` : ''}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="seberang-${code}.pdf"`)
    return readPdf(Buffer.from(await answer.arrayBuffer()))
  }

  it.each([
    ['id', 'Jumlah dibayar ke Seberang', 'Terbilang: '],
    ['en', 'Paid to Seberang', 'In words: '],
    ['zh', '付给 Seberang 的总额', '大写：'],
  ] as const)('have a one-page PDF in %s with the figures of the screen', async (lang, total, totalWords) => {
    const quote = await keptQuote(
      { domestic: { price_per_kg: 12_000 } },
      { about: { products: [{ name: 'Sepatu 跑鞋 👟', hscode: '640411' }], sub_district_id: coblong } },
    )
    const { pages, text } = await pdfOf(quote.code, lang)
    expect(pages).toBe(1)
    const { answer, explanation } = quote.priced
    for (const { amount } of explanation) expect(text).toContain(formatRupiah(amount))
    expect(text).toContain(formatRupiah(answer.total))
    expect(text.replaceAll('\n', '')).toContain(total)
    expect(text.replaceAll(/\s/g, '')).toContain(
      (totalWords + rupiahInWords(answer.total, lang)).replaceAll(/\s/g, ''),
    )
    expect(text.replaceAll('\n', '')).toContain(`/q/${quote.code}`)
    expect(text).not.toContain('?')
  })

  it('say what customs may levy by the HS code, where the price charges its category’s duty', async () => {
    const bySea = {
      package: { ...shoes.package, package_id: 'laut-company' },
      container_type: 'lcl' as const,
      ...product({ category: { category_name: 'Makanan' }, hscode_duty: 0 }),
    }
    const withCode = (hscode: string) =>
      keptQuote(bySea, { about: { products: [{ name: 'Botol', hscode }] } })
    const { advice, explanation } = (await withCode('220830')).priced
    expect(explanation.find(({ line }) => line === 'duty')).toMatchObject({ rate: '20' })
    expect(advice).toMatchObject({ key: 'duty_of_hscode', duty_percent: 150 })
    expect(advice?.difference).toBeGreaterThan(0)
    // Of this code only the rate of its chapter is known, an estimate.
    expect((await withCode('220890')).priced).not.toHaveProperty('advice')
  })

  it('say what the law asks more for special goods, and in the PDF', async () => {
    const quote = await keptQuote({}, { about: { products: [{ name: 'Sepatu lari', hscode: '640411' }] } })
    const { advice } = quote.priced
    expect(advice).toMatchObject({ key: 'special_goods', goods: ['footwear'] })
    const { text } = await pdfOf(quote.code)
    const printed = text.replaceAll(/\s/g, '')
    expect(advice?.difference).toBeGreaterThan(0)
    expect(printed).toContain(`Beacukaibisamemungut${formatRupiah(advice?.difference ?? 0)}lagi.`)
    expect(printed).not.toContain('sampaiditangan')
    expect(printed).toContain('tujuanbelumdipilih')
    expect(printed).toContain('Sejauhini(A+B)')
    expect(printed).toContain('belumtermasukkurirdomestik')
    expect(printed).toMatch(/Kurirdomestik\d?belumdipilih/)
  })

  it('name every product with pieces, code and value, and the title, in the PDF', async () => {
    const [one] = shoes.products
    if (!one) throw new Error('no shoes')
    const quote = await keptQuote(
      { products: [{ ...one, quantity: 20 }, one] },
      {
        about: { products: [{ name: 'Sepatu lari', hscode: '640411' }, { name: 'Kartu ucapan' }] },
        title: 'Belanja akhir tahun',
      },
    )
    const { pages, text } = await pdfOf(quote.code)
    expect(pages).toBe(1)
    for (const shown of [
      'Belanja akhir tahun',
      '20 × Sepatu lari',
      '1 × Kartu ucapan',
      'HS 6404.11',
      'belum ada kode HS',
    ])
      expect(text).toContain(shown)
    const [many, single] = quoteFacts(quote, 'id').products
    for (const { value } of [many, single].flatMap((product) => product ?? [])) expect(text).toContain(value)
    expect(many?.value).not.toBe(single?.value)
  })

  it('continue on further pages with five hundred products of long names', async () => {
    const [one] = shoes.products
    if (!one) throw new Error('no shoes')
    const name = 'Barang dengan nama yang panjang sekali '.repeat(3).trim()
    const quote = await keptQuote(
      { products: Array.from({ length: 500 }, () => one), insurance: 0.15, has_valid_npwp: true },
      { about: { products: Array.from({ length: 500 }, () => ({ name })) }, title: 'x'.repeat(120) },
    )
    const { pages, text } = await pdfOf(quote.code, 'en')
    expect(pages).toBeGreaterThan(10)
    expect(text.match(/1 × Barang/g)).toHaveLength(500)
    const counted = Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages}`)
    for (const count of counted) expect(text).toContain(count)
    expect(text).toContain(formatRupiah(quote.priced.answer.total))
  })

  it('have no PDF under another code or in another language', async () => {
    expect((await fetch(`${server.url}/api/quotes/22222222/pdf`)).status).toBe(404)
    const { code } = await keptQuote()
    expect((await fetch(`${server.url}/api/quotes/${code}/pdf?lang=xx`)).status).toBe(422)
  })

  it('show, once expired, the current price beside their own', async () => {
    const request = { domestic: { price_per_kg: 12_000 } }
    const quote = await keptQuote(request, { about: { sub_district_id: coblong } })
    await advanceClock(server.url, 7 * day - 60_000)
    expect((await read(quote.code)).body.data.repriced).toBeUndefined()
    await advanceClock(server.url, 60_000)
    const ended = (await read(quote.code)).body.data
    expect(ended.priced).toEqual(quote.priced)
    expect(ended.repriced?.answer).toEqual(quote.priced.answer)

    const operator = new Operator(server.url)
    const rupiah = (quote.priced.rates['USD'] ?? 0) + 155
    const set = await operator.call(calls.opsSetRates, { body: { rates: { USD: rupiah } } })
    expect(set.status, set.text).toBe(200)
    const repriced = (await read(quote.code)).body.data
    expect(repriced.priced).toEqual(quote.priced)
    expect(repriced.repriced?.rates['USD']).toBe(rupiah)
    expect(repriced.repriced?.answer.goods.idr).toBeGreaterThan(quote.priced.answer.goods.idr)
    const { text } = await pdfOf(quote.code)
    expect(text).toContain(`Tidak berlaku lagi sejak ${formatMoment(quote.expires_at, 'id')}`)
    expect(text).toContain('Harga lama, tidak berlaku lagi')
    expect(text).toContain('Harga hari ini, ')
    expect(text).toContain(formatRupiah(repriced.repriced?.answer.total ?? 0))
    // Only today's sum is written out in words.
    expect(text).not.toContain('Jumlah dibayar ke Seberang')
    const removed = await operator.call(calls.opsRemoveReference, {
      params: { kind: 'couriers', id: 'jne-reg' },
    })
    expect(removed.status, removed.text).toBe(200)
    const withdrawn = (await read(quote.code)).body.data
    expect(withdrawn.repriced).toBeUndefined()
    expect(withdrawn.not_repriced).toEqual({
      field: 'about.courier_code',
      message: 'Kurir ini tidak mengirim ke alamat tersebut.',
    })
    expect(withdrawn.priced).toEqual(quote.priced)
    expect((await pdfOf(quote.code)).text.replaceAll(/\s/g, '')).toContain('hariinitidakadaharganya.Kuririni')
    // Years later the quote's own rules and rates still give its price.
    expect(explain(repriced.request, findRuleSet(repriced.priced.rule_set)).answer).toEqual(
      quote.priced.answer,
    )
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a quote of before', () => {
  it('is still read by its code of eight letters', async () => {
    const server = await startTestServer('PostgreSQL')
    const guest = await Browser.open(server.url)
    const { body } = await guest.call(calls.keepQuote, { body: { title: 'Sepatu lari', request: shoes } })
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    await client.query(`update quotes set code = 'K7M2XD4Q' where code = $1`, [body.code])
    await client.end()
    const read = (code: string) => guest.call(calls.quote, { params: { code } })
    expect((await read('k7m2xd4q')).body.data.code).toBe('K7M2XD4Q')
    expect((await read(body.code)).status).toBe(404)
    await server.close()
  })
})
