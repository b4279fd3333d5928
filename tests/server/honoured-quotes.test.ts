import { calls, type CartInput, type Quote, type QuoteInput } from '@seberang/domain/api'
import { quoteText } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { languages, wireLanguages } from '@seberang/domain/language'
import { explain, findRuleSet, type PricingRequest } from '@seberang/domain/pricing'
import { quotedPrice } from '@seberang/domain/terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, mailsTo, type Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

/** The district of Coblong in the city of Bandung. */
const coblong = '32.73.02'

const shoes: QuoteInput = {
  title: 'Sepatu lari',
  request: {
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
    domestic: { price_per_kg: 12_000 },
  },
  about: { sub_district_id: coblong, courier_code: 'jne-reg' },
}

describe.each(databases)('a shipment that was started from a quote, on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  let operator: Operator
  let counter: Counter
  let addressId: string
  let dollar: number
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
    counter = new Counter(server.url)
    operator = counter.operator
    addressId = await customer.savesAddress({ sub_district_id: coblong, postal_code: '40132' })
  })
  afterAll(() => server.close())

  async function keepsQuote(): Promise<Quote> {
    const { body, text, status } = await customer.call(calls.keepQuote, { body: shoes })
    expect(status, text).toBe(201)
    return (await customer.call(calls.quote, { params: { code: body.code } })).body.data
  }

  async function setDollar(rupiah: number): Promise<void> {
    const { status, text } = await operator.call(calls.opsSetRates, { body: { rates: { USD: rupiah } } })
    expect(status, text).toBe(200)
  }

  /** Tokens last less than a quote. */
  async function signsInAgain(): Promise<void> {
    const { accessToken, signingKey } = await Browser.open(server.url)
    Object.assign(customer, { accessToken, signingKey })
    await customer.signsIn()
  }

  /** The quoted goods as a shipment. */
  const quoted =
    ({ code }: Quote, change: Partial<CartInput['setup']> = {}, price_original = '120') =>
    (input: CartInput): CartInput => ({
      setup: { ...input.setup, address_id: addressId, quote_code: code, ...change },
      products: input.products.map((product) => ({
        ...product,
        category: 'fashion',
        weight: 1100,
        dimension_length: 34,
        dimension_width: 22,
        dimension_height: 13,
        price_original,
      })),
    })

  const totalUnder = (request: PricingRequest, { priced }: Quote, change: Partial<PricingRequest> = {}) =>
    explain({ ...request, ...change }, findRuleSet(priced.rule_set)).answer.total

  it('keeps its price through a dearer dollar: in the locker, at checkout, on the invoice', async () => {
    const quote = await keepsQuote()
    dollar = quote.priced.rates['USD'] ?? 0
    await setDollar(dollar + 1000)
    // As somebody may type it.
    const code = await customer.savesCart(quoted({ ...quote, code: quote.code.toLowerCase() }))
    const other = await customer.savesCart((input) => {
      const { quote_code: _, ...setup } = quoted(quote)(input).setup
      return { ...quoted(quote)(input), setup }
    })
    const [kept, today] = [await customer.cart(code), await customer.cart(other)]
    const { total } = quote.priced.answer
    expect(kept.priced?.answer.total).toBe(total)
    expect(today.priced?.answer.total).toBeGreaterThan(total)
    expect(kept.setup?.quote_code).toBe(quote.code)
    expect(kept.quote).toMatchObject({ code: quote.code, today: { rates: { USD: dollar + 1000 } } })
    expect(kept.priced?.quote).toEqual({
      code: quote.code,
      expires_at: quote.expires_at,
      state: 'kept',
      changes: [],
      quoted_total: total,
      today_total: today.priced?.answer.total,
    })

    const invoice = await customer.checksOut(code)
    expect(invoice.total).toBe(total)
    expect(invoice.items[0]?.priced.quote?.code).toBe(quote.code)

    await setDollar(dollar + 2000)
    expect((await customer.cart(code)).priced?.answer.total).toBe(total)
    await setDollar(dollar)
  })

  it('without one, the price that was saved is told beside that of another dollar', async () => {
    const quote = await keepsQuote()
    const code = await customer.savesCart((input) => {
      const { quote_code: _, ...setup } = quoted(quote)(input).setup
      return { ...quoted(quote)(input), setup }
    })
    const saved = await customer.cart(code)
    expect(saved.former?.priced.answer).toEqual(saved.priced?.answer)
    await setDollar(dollar + 1000)
    const dearer = await customer.cart(code)
    expect(dearer.former?.priced.rates['USD']).toBe(dollar)
    expect(dearer.former?.priced.answer.total).toBe(saved.priced?.answer.total)
    expect(dearer.priced?.answer.total).toBeGreaterThan(dearer.former?.priced.answer.total ?? Infinity)
    await setDollar(dollar)
    await customer.checksOut(code)
    expect((await customer.cart(code)).former).toBeNull()
  })

  it('is weighed anew under the quote: kilograms of the quoted price', async () => {
    const quote = await keepsQuote()
    await setDollar(dollar + 1000)
    const code = await customer.savesCart(quoted(quote))
    const received = await counter.receive(code, '3.2kg')
    expect(received.status, received.text).toBe(200)
    const cart = await customer.cart(code)
    expect(cart.priced?.answer.total).toBe(totalUnder(quote.request, quote, { packaging: cart.packaging }))
    expect(cart.priced?.quote).toMatchObject({ state: 'kept' })
    const invoice = await customer.checksOut(code)
    expect(invoice.total).toBe(cart.priced?.answer.total)
    await setDollar(dollar + 2000)
    expect(await counter.pay(invoice)).toBe(200)
    const heavier = await counter.measure(code, '9.2kg')
    expect(heavier.status, heavier.text).toBe(200)
    const measured = await customer.cart(code)
    expect(measured.agreed_total).toBe(
      totalUnder(quote.request, quote, {
        packaging: measured.packaging,
        domestic: { price_per_kg: measured.domestic_courier?.price_per_kg ?? 0 },
      }),
    )
    expect(measured.priced?.quote?.code).toBe(quote.code)
    await setDollar(dollar)
  })

  it('costs less if today is cheaper', async () => {
    const quote = await keepsQuote()
    await setDollar(dollar - 1000)
    const cart = await customer.cart(await customer.savesCart(quoted(quote)))
    expect(cart.priced?.answer.total).toBeLessThan(quote.priced.answer.total)
    expect(cart.priced?.quote).toMatchObject({
      state: 'cheaper_today',
      quoted_total: quote.priced.answer.total,
    })
    await setDollar(dollar)
  })

  it('has another price and the reason, once its goods or its delivery are others', async () => {
    const quote = await keepsQuote()
    const changed = [quoted(quote, {}, '121'), quoted(quote, { package_id: 'udara-company' })]
    const [goods, delivery] = await Promise.all(
      changed.map(async (change) => customer.cart(await customer.savesCart(change))),
    )
    expect(goods?.priced?.quote).toMatchObject({ state: 'changed', changes: ['price'] })
    expect(delivery?.priced?.quote).toMatchObject({ state: 'changed', changes: ['delivery'] })
  })

  it('is priced so before it is saved, too, and keeps the quote when it is edited', async () => {
    const quote = await keepsQuote()
    await setDollar(dollar + 1000)
    const code = await customer.savesCart(quoted(quote))
    const { setup, products, version } = await customer.cart(code)
    if (!setup) throw new Error('a saved shipment has a set-up')
    const { cart_code: _, ...unsaved } = setup
    const priced = await customer.call(calls.priceShipment, { body: { setup: unsaved, products } })
    expect(priced.body.data.answer.total).toBe(quote.priced.answer.total)
    const updated = await customer.call(calls.updateCart, { body: { setup, products, version } })
    expect(updated.status, updated.text).toBe(200)
    expect((await customer.cart(code)).priced?.quote).toMatchObject({ state: 'kept' })
    await setDollar(dollar)
  })

  it.each(languages)(
    'has ended when it arrives too late, and the mails of arrival and measurement in %s say so in the words of the screens',
    async (language) => {
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const quote = await keepsQuote()
      const late = await customer.savesCart(quoted(quote))
      const saysSo = async (code: string) => {
        const { priced, quote: terms } = await customer.cart(code)
        if (!priced?.quote || !terms) throw new Error('it was started from a quote')
        expect(priced.quote.state).toBe('changed')
        const text = quoteText(priced.quote, billTexts[language], language, {
          quoted: quotedPrice(terms) ?? undefined,
        })
        const [mail] = (await mailsTo(server.url, customer.email)).filter((one) => one.text.includes(code))
        expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '))
      }
      await advanceClock(server.url, Date.parse(quote.expires_at) - Date.parse(quote.now))
      await signsInAgain()
      await counter.receive(late, '3.2kg')
      await saysSo(late)
      await counter.measure(late, '2.2kg')
      await saysSo(late)
    },
  )

  it('is refused with the field if there is no such quote', async () => {
    const quote = { ...(await keepsQuote()), code: '22222222' }
    const { status, body } = await customer.call(calls.saveCart, {
      body: quoted(quote)({
        setup: {
          agent_id: 'us-air',
          country: 'US',
          address_id: addressId,
          package_id: 'udara-individu',
          shipment_type: 'retail',
        },
        products: [
          {
            product_title: 'Sepatu',
            category: 'fashion',
            quantity: 1,
            weight: 1100,
            dimension_length: 34,
            dimension_width: 22,
            dimension_height: 13,
            currency_code: 'USD',
            price_original: '120',
          },
        ],
      }),
    })
    expect(status).toBe(422)
    expect(body.errors?.map(({ field }) => field)).toEqual(['setup.quote_code'])
  })

  it('has today’s price from the moment on at which the quote expires; the total that was seen is refused', async () => {
    const quote = await keepsQuote()
    await setDollar(dollar + 1000)
    const code = await customer.savesCart(quoted(quote))
    const order = await customer.order([code])
    expect(order.expected_total).toBe(quote.priced.answer.total)
    const left = Date.parse(quote.expires_at) - Date.parse(quote.now)
    await advanceClock(server.url, left)
    await signsInAgain()
    const cart = await customer.cart(code)
    expect(cart.priced?.quote).toMatchObject({ state: 'changed', changes: ['expired'] })
    expect(cart.priced?.answer.total).toBeGreaterThan(order.expected_total)
    const late = await customer.call(calls.checkout, { body: order })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'price_changed' })
  })
})
