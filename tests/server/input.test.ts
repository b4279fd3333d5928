import { calls, type CartInput } from '@seberang/domain/api'
import { languages, wireLanguages } from '@seberang/domain/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from './support/api.ts'
import { addressInput, assertHealthy, cartInput, mandatory, TestCustomer } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const long = 'x'.repeat(5000)

describe.each(oneDatabase)('bad input on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  /** The fields that an answer reports as refused. */
  const refused = (answer: { status: number; body: { errors?: { field: string }[] } }) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(422)
    return (answer.body.errors ?? []).map((error) => error.field)
  }
  const post = (path: string, body: unknown, signed: boolean) =>
    customer.send<{ errors?: { field: string; message: string }[] }>(
      'POST',
      path,
      body,
      signed ? customer.sign(path, body) : {},
    )

  it('an address that is too long is refused in the form of every answer', async () => {
    const answer = await fetch(`${server.url}${calls.rates.path}?x=${'x'.repeat(17_000)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      431,
      'application/json; charset=utf-8',
    ])
    expect(await answer.json()).toEqual({ action: false, message: 'Isi permintaan ini terlalu besar.' })
  })

  it('a number that is given twice in a query is refused', async () => {
    const path = `${calls.carts.path}?page_size=1&page_size=2`
    expect(refused(await customer.send('GET', path))).toEqual(['page_size'])
  })

  // A single guest request like these once blocked the event loop for a minute; the time limit is the assertion.
  it('a text of 200,000 letters is refused before its content is read', async () => {
    const title = 'a'.repeat(200_000)
    const quote = await post(calls.keepQuote.path, { title, request: {} }, true)
    expect(refused(quote)).toContain('title')
  }, 10_000)

  /** Values that every text field refuses. */
  const notTexts: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['an empty text', '   '],
    ['a number', 5],
    ['true', true],
    ['a list', ['a']],
    ['an object', { a: 1 }],
    ['a very long text', long],
    ['control characters', 'a\u0000b'],
  ]

  describe.each([
    ['first_name', calls.registerMandatory.path, () => mandatory('x')],
    ['phone_number', calls.registerMandatory.path, () => mandatory('x')],
    ['register_token', calls.registerMandatory.path, () => mandatory('x')],
    ['customer_type', calls.registerMandatory.path, () => mandatory('x')],
    ['user_id', calls.login.path, () => ({ user_id: 'a@example.com', password: 'x' })],
    ['code', calls.verifyCode.path, () => ({ user_id: 'a@example.com', code: '123456' })],
    ['name', calls.createAddress.path, addressInput],
    ['phone_number', calls.createAddress.path, addressInput],
    ['sub_district_id', calls.createAddress.path, addressInput],
    ['postal_code', calls.createAddress.path, addressInput],
    ['address', calls.createAddress.path, addressInput],
  ])('%s of %s', (field, path, valid) => {
    it.each(notTexts)('refuses %s', async (_, value) => {
      expect(refused(await post(path, { ...valid(), [field]: value }, false))).toEqual([field])
    })
  })

  it.each<[string, string, unknown]>([
    ['user_id', 'no address', 'nobody'],
    ['user_id', 'two addresses', 'a@example.com,b@example.com'],
    ['user_id', 'a header', 'a@example.com\r\nBcc: b@example.com'],
    ['user_id', 'a display name', 'A <a@example.com>'],
  ])('%s refuses %s', async (field, _, value) => {
    expect(refused(await post(calls.registerMini.path, { [field]: value }, true))).toEqual([field])
  })

  it.each<[string, string, unknown]>([
    ['password', 'seven characters', '1234567'],
    ['password', 'a common one', 'Password123'],
    ['password', 'a number', 123456789],
    ['password', 'too long', long],
    ['phone_number', 'letters', 'call me'],
    ['phone_number', 'emoji', '📞📞📞📞📞📞📞'],
    ['customer_type', 'a role', 'administrator'],
    ['accept_terms', 'false', false],
    ['accept_terms', 'a text', 'true'],
  ])('%s refuses %s', async (field, _, value) => {
    expect(
      refused(await post(calls.registerMandatory.path, { ...mandatory('x'), [field]: value }, false)),
    ).toEqual([field])
  })

  it.each<[string, string, unknown]>([
    ['postal_code', 'four digits', '1234'],
    ['postal_code', 'letters', 'ABCDE'],
    ['sub_district_id', 'an unknown one', '99.99.99'],
    ['lat', 'a text', 'north'],
    ['lat', 'beyond the pole', 91],
    ['npwp', 'too few digits', '123'],
    ['npwp_file', "somebody else's or no file", 'nothing'],
    ['email', 'no address', 'nobody'],
    ['is_main', 'a text', 'yes'],
  ])('an address refuses %s: %s', async (field, _, value) => {
    expect(
      refused(await post(calls.createAddress.path, { ...addressInput(), [field]: value }, false)),
    ).toEqual([field])
  })

  const cartWith = (setup: object, product: object = {}) => {
    const input = cartInput(customer.addressId)
    return { ...input, setup: { ...input.setup, ...setup }, products: [{ ...input.products[0], ...product }] }
  }
  const saves = (input: unknown) => post(calls.saveCart.path, input, true)

  it.each<[string, string, unknown]>([
    ['country', 'an unknown one', 'XX'],
    ['agent_id', 'an unknown one', 'mars-air'],
    ['agent_id', 'one of another country', 'cn-air'],
    ['agent_id', 'the retired one', 'blueray'],
    ['package_id', 'an unknown one', 'teleport'],
    ['shipment_type', 'an unknown one', 'both'],
    ['insurance', 'one that is not offered', 0.07],
    ['insurance', 'a text', '0.05'],
    ['courier_package', 'an unknown one', 'pigeon'],
    ['estimation_weight', 'a comma', '1,5'],
    ['estimation_weight', 'negative', -1],
    ['estimation_weight', 'grouped digits', '1.234,5'],
    ['package_weight_unit', 'an unknown unit', 'stone'],
    ['package_dimension_unit', 'an unknown unit', 'foot'],
    ['quantity_packaging', 'a fraction', 1.5],
    ['quantity_packaging', 'zero', 0],
    ['address_id', "nobody's", 'nothing'],
    ['invoice_file', "nobody's", 'nothing'],
  ])('a setup refuses %s: %s', async (field, _, value) => {
    expect(refused(await saves(cartWith({ [field]: value })))).toContain(`setup.${field}`)
  })

  it.each<[string, string, unknown]>([
    ['product_title', 'nothing', ''],
    ['product_title', 'a very long one', long],
    ['category', 'an unknown one', 'dragons'],
    ['quantity', 'zero', 0],
    ['quantity', 'negative', -3],
    ['quantity', 'a fraction', 1.5],
    ['quantity', 'a text', '2'],
    ['quantity', 'huge', 1e12],
    ['weight', 'nothing', undefined],
    ['weight', 'negative', -0.5],
    ['weight', 'words', 'heavy'],
    ['weight', 'a comma', '0,5'],
    ['weight', 'an exponent', '1e3'],
    ['weight', 'infinite', 'Infinity'],
    ['dimension_length', 'huge', '99999999'],
    ['dimension_width', 'a list', [1]],
    ['dimension_height', 'an object', { cm: 3 }],
    ['price_original', 'negative', '-1'],
    ['price_original', 'huge', '1'.repeat(15)],
    ['price_original', 'higher than any in its currency', '1000001'],
    ['currency_code', 'an unknown one', 'XAU'],
    ['currency_code', 'a name of JavaScript', 'toString'],
    ['hscode', 'an unknown one', '000000'],
    ['url', 'JavaScript', 'javascript:alert(1)'],
    ['url', 'no address', 'shop'],
    ['has_battery', 'a text', 'no'],
    ['image_url', "nobody's file", 'nothing'],
  ])('a product refuses %s: %s', async (field, _, value) => {
    expect(refused(await saves(cartWith({}, { [field]: value })))).toContain(`products[0].${field}`)
  })

  it('a package by sea needs a container', async () => {
    expect(refused(await saves(cartWith({ agent_id: 'us-sea', package_id: 'laut-individu' })))).toEqual([
      'setup.container_type',
    ])
  })

  it('a shipment without products, and one with too many, are refused', async () => {
    const input = cartInput(customer.addressId)
    expect(refused(await saves({ ...input, products: [] }))).toEqual(['products'])
    const many = Array.from({ length: 501 }, () => input.products[0])
    expect(refused(await saves({ ...input, products: many }))).toEqual(['products'])
  })

  it('the largest weight that fields take is priced by the last tier', async () => {
    const code = await customer.savesCart((input) => ({
      ...input,
      products: input.products.map((one) => ({ ...one, weight: 29_000_000, quantity: 900_000 })),
    }))
    const { priced } = await customer.cart(code)
    expect(priced?.answer.weight).toMatchObject({ chargeable_kg: 29_000 * 900_000 })
  })

  it('all refused fields are reported at once, in the requested language', async () => {
    const seen: string[] = []
    for (const language of languages) {
      customer.language = wireLanguages[language]
      const answer = await saves(cartWith({ country: '', shipment_type: 'x' }, { quantity: 'x', weight: '' }))
      expect(refused(answer)).toEqual(
        expect.arrayContaining([
          'setup.country',
          'setup.shipment_type',
          'products[0].quantity',
          'products[0].weight',
        ]),
      )
      seen.push(answer.body.errors?.find((error) => error.field === 'setup.country')?.message ?? '')
    }
    customer.language = 'id'
    expect(seen).toEqual(['Pilih negara asal.', 'Choose the country of origin.', '请选择始发国。'])
  })

  it('HTML is ordinary text and comes back unchanged', async () => {
    const title = '<script>alert(1)</script> 鞋 "sandal" & \'sepatu\''
    const answer = await saves(cartWith({}, { product_title: title }))
    const { cart_code } = answer.body as unknown as { cart_code: string }
    expect((await customer.cart(cart_code)).products[0]?.product_title).toBe(title)
  })

  it('an emoji in what is printed is named with its field', async () => {
    const refused = async (input: object) => JSON.stringify((await saves(input)).body)
    const sentence = 'Tidak bisa dicetak di label dan dokumen pabean, jadi hapus: 🩴'
    for (const input of [cartWith({}, { product_title: 'Sandal 🩴' }), cartWith({ marking_code: 'TOKO 🩴' })])
      expect(await refused(input)).toContain(sentence)
  })

  it('fields that the customer may not set are dropped', async () => {
    const answer = await post(
      calls.saveCart.path,
      {
        ...cartWith({ status: 'paid', customer_id: '1', total: 1, version: 99 }),
        status: 'finished',
        wallet: 1e9,
      },
      true,
    )
    const { cart_code } = answer.body as unknown as { cart_code: string }
    expect(await customer.cart(cart_code)).toMatchObject({ status: 'from_seller', version: 1 })
  })

  it('a shipment that was changed elsewhere is not overwritten', async () => {
    const code = await customer.savesCart()
    const update = (version: number): CartInput => {
      const input = cartInput(customer.addressId)
      return { ...input, setup: { ...input.setup, cart_code: code }, version }
    }
    expect((await customer.call(calls.updateCart, { body: update(1) })).body).toMatchObject({ version: 2 })
    const late = await customer.call(calls.updateCart, { body: update(1) })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })

  it.each([
    ['malformed JSON', '{"mode":', 400],
    ['JSON of another kind', '"web"', 422],
    ['null', 'null', 422],
    ['__proto__', '{"__proto__":{"mode":"web"}}', 400],
    ['a constructor', '{"mode":"web","constructor":{}}', 400],
    ['a nested constructor', '{"mode":{"constructor":1}}', 400],
    ['5,000 levels', '['.repeat(5000) + ']'.repeat(5000), 400],
    ['2,000 levels of objects', '{"a":'.repeat(2000) + '1' + '}'.repeat(2000), 400],
    ['5,000 items', `{"mode":[${'1,'.repeat(5000)}1]}`, 413],
    ['17 kB', `{"mode":"web"}${' '.repeat(17_000)}`, 413],
  ])('%s is refused early', async (_, text, status) => {
    const answer = await new Browser(server.url).send('POST', calls.createAccessToken.path, text)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ action: false })
  })

  it('a query field named like an Object.prototype property and an overlong path are refused in the common format', async () => {
    const browser = await Browser.open(server.url)
    const polluting = await browser.send('GET', `${calls.hsCodes.path}?query=sepatu&constructor=1`)
    expect(polluting).toMatchObject({ status: 400, body: { action: false } })
    const endless = await browser.send('GET', `/api/address/districts/${'x'.repeat(300)}`)
    expect(endless).toMatchObject({ status: 400, body: { action: false } })
  })

  it('an unknown call is 404 in JSON, and a trailing slash is ignored', async () => {
    const browser = await Browser.open(server.url)
    expect(await browser.send('GET', '/api/nothing')).toMatchObject({ status: 404, body: { action: false } })
    expect((await browser.send('GET', `${calls.provinces.path}/`)).status).toBe(200)
  })
})
