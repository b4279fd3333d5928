// A partner's client, generated from the OpenAPI document by `openapi-typescript`, makes the customer's journey. That it
// compiles under `strict` verifies the document's schemas; that it runs, that they are true.
import createClient from 'openapi-fetch'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { paths } from './support/partner-types.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'
import { canonical, signature } from './support/stranger.ts'

/** The answer of a success; throws that of a failure. */
function answered<Answer>({ data, error }: { data?: Answer; error?: unknown }): Answer {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

/** A client of one browser, before and after it has signed in. */
class Partner {
  readonly api
  private accessToken = ''
  private signingKey = ''
  private token = ''

  constructor(baseUrl: string) {
    this.api = createClient<paths>({ baseUrl, headers: { 'tb-language': 'en' } })
    this.api.use({
      onRequest: ({ request }) => {
        if (this.accessToken) request.headers.set('AccessToken', this.accessToken)
        if (this.token) request.headers.set('Authorization', `Token ${this.token}`)
        if (request.method !== 'GET') request.headers.set('Idempotency-Key', randomUUID())
      },
    })
  }

  signed(body: object) {
    const [timestamp, nonce] = [String(Date.now()), randomUUID()]
    const text = [this.token || this.accessToken, timestamp, nonce, canonical('', body)].join('\n')
    const header = {
      'tb-timestamp': timestamp,
      'tb-nonce': nonce,
      'tb-signature': signature(this.signingKey, text),
    }
    return { body, params: { header } }
  }

  async open(): Promise<void> {
    const created = await this.api.POST('/api/token-access/create', { body: { mode: 'web' } })
    const { access_token, signing_key } = answered(created)
    this.accessToken = access_token
    this.signingKey = signing_key
  }

  async register(user_id: string, readCode: () => Promise<string>): Promise<void> {
    const customer = '/api/titipimport/customer/register/mini'
    const body = { user_id }
    answered(await this.api.POST(customer, { ...this.signed(body), body }))
    const verified = await this.api.POST('/api/customer/register/verify-code', {
      body: { user_id, code: await readCode() },
    })
    const registered = await this.api.POST('/api/titipimport/customer/register/mandatory', {
      body: {
        register_token: answered(verified).register_token,
        first_name: 'Ayu',
        last_name: 'Lestari',
        phone_number: '+62 812 3456 7890',
        password: 'kuda-terbang-di-atas-awan',
        customer_type: 'personal',
        accept_terms: true,
      },
    })
    this.token = answered(registered).token
  }
}

describe("a partner's generated client", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
  })
  afterAll(() => server.close())

  const codeMailedTo = async (email: string): Promise<string> => {
    const mailbox = await fetch(`${server.url}/dev/mailbox?to=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    })
    const { results } = (await mailbox.json()) as { results: { text: string }[] }
    return /\b\d{6}\b/.exec(results[0]?.text ?? '')?.[0] ?? ''
  }

  it('registers, saves, checks out, pays and reads the order', async () => {
    const partner = new Partner(server.url)
    const { api } = partner
    const email = `${randomUUID()}@example.com`
    await partner.open()
    await partner.register(email, () => codeMailedTo(email))

    const places = await api.GET('/api/address/subdistricts/search', { params: { query: { q: 'gambir' } } })
    const [place] = answered(places).results
    const { address_id } = answered(
      await api.POST('/api/titipimport/customer/address', {
        body: {
          name: 'Ayu Lestari',
          phone_number: '+62 812 3456 7890',
          sub_district_id: place?.sub_district_id ?? '',
          postal_code: place?.postal_codes[0] ?? '10110',
          address: 'Jalan Merdeka 17',
        },
      }),
    )
    const shipment = {
      setup: {
        agent_id: 'us-air',
        country: 'US',
        address_id,
        package_id: 'udara-individu',
        shipment_type: 'retail',
        courier_package: 'jne-reg',
        insurance: 0,
      },
      products: [
        {
          product_title: 'Sepatu lari',
          category: 'umum',
          quantity: 1,
          weight: '1200',
          dimension_length: '30',
          dimension_width: '20',
          dimension_height: '12',
          currency_code: 'USD',
          price_original: '89.90',
        },
      ],
    } as const
    const body = { ...shipment, products: [...shipment.products] }
    const saved = await api.POST('/api/titipimport/cart', { ...partner.signed(body), body })
    const { cart_code } = answered(saved)
    const read = async () => {
      const found = await api.GET('/api/titipimport/cart/cart-or-invoice', {
        params: { query: { code: cart_code } },
      })
      const { data } = answered(found)
      if (data.kind !== 'cart') throw new Error(`${cart_code} is no shipment`)
      return data.cart
    }
    const total = (await read()).priced?.answer.total ?? 0

    const order = {
      carts: [{ cart_code, courier_code: 'jne-reg', insurance: 0 as const }],
      payment_method: 'va_bca' as const,
      voucher: null,
    }
    const checkout = '/api/titipimport/cart/checkout'
    const cheaper = { ...order, expected_total: total - 1 }
    const { error } = await api.POST(checkout, { ...partner.signed(cheaper), body: cheaper })
    expect(error?.code).toBe('price_changed')
    const right = { ...order, expected_total: total }
    const { invoice } = answered(await api.POST(checkout, { ...partner.signed(right), body: right }))
    expect(invoice.total).toBe(total)

    const paid = await fetch(`${server.url}/sandbox/api/${invoice.payment?.order_id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ do: 'pay' }),
    })
    expect(paid.status).toBe(200)
    const { invoice_code } = invoice
    const checked = answered(await api.POST('/api/invoice/check-payment', { body: { invoice_code } }))
    expect(checked.invoice.status).toBe('paid')
    const stored = await api.GET('/api/titipimport/invoice', { params: { query: { invoice_code } } })
    expect(answered(stored).data).toMatchObject({ status: 'paid', total })
    expect((await read()).cart_logs.map(({ status }) => status)).toContain('pending')
  })
})
