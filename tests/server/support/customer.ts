import {
  calls,
  type CartInput,
  type Checkout,
  type CodeRef,
  type Invoice,
  type PaymentMethod,
} from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { regions } from '../../../server/reference/index.ts'
import { Browser, newestMail } from './api.ts'
import { takeRegistered } from './registered.ts'

export { assertHealthy } from './health.ts'

export const password = 'kuda-terbang-di-atas-awan'

/** Asserts a helper's precondition; the failure contains the server's answer. */
function must(holds: boolean, answer: unknown): asserts holds {
  if (!holds) throw new Error(`not as expected: ${JSON.stringify(answer)}`)
}

/** A signed-in customer with one address. */
export class TestCustomer extends Browser {
  email = ''
  id = ''
  addressId = ''

  get suite(): string {
    return `SBR-${this.id}`
  }

  /** Somebody new, who may have registered before the server started: registering takes as long as many a test. */
  static async register(url: string): Promise<TestCustomer> {
    const registered = takeRegistered(url)
    return registered ? Object.assign(new TestCustomer(url), registered) : TestCustomer.registerNow(url)
  }

  static async registerNow(url: string): Promise<TestCustomer> {
    const customer = new TestCustomer(url)
    const guest = await Browser.open(url)
    customer.accessToken = guest.accessToken
    customer.signingKey = guest.signingKey
    customer.email = `${randomUUID()}@example.com`
    const registerToken = await customer.verifyEmail()
    const { status, body } = await customer.call(calls.registerMandatory, { body: mandatory(registerToken) })
    must(status === 201, body)
    customer.token = body.token
    customer.id = body.customer.customer_id
    customer.addressId = await customer.savesAddress()
    return customer
  }

  async signsIn(): Promise<void> {
    const { status, body } = await this.call(calls.login, { body: { user_id: this.email, password } })
    must(status === 200, body)
    this.token = body.token
  }

  /** Gives the password once more. @returns the token for what changes the account */
  async reauthenticates(): Promise<string> {
    const { status, body } = await this.call(calls.reauthenticate, { body: { password } })
    must(status === 200, body)
    return body.reauth_token
  }

  /** Asks for a code by mail. */
  async mailedCode(ref: CodeRef): Promise<string> {
    const { status, body } = await this.call(calls.requestCode, { query: { ref } })
    must(status === 200, body)
    return codeIn((await newestMail(this.url, this.email)).subject)
  }

  /** Exchanges a mailed code. @returns the proof */
  async provesCode(ref: CodeRef): Promise<string> {
    const { status, body } = await this.call(calls.exchangeCode, {
      body: { ref, code: await this.mailedCode(ref) },
    })
    must(status === 200, body)
    return body.otp_token
  }

  async verifyEmail(): Promise<string> {
    const sent = await this.call(calls.registerMini, { body: { user_id: this.email } })
    must(sent.status === 201, sent.body)
    const code = codeIn((await newestMail(this.url, this.email)).text)
    const { body } = await this.call(calls.verifyCode, { body: { user_id: this.email, code } })
    return body.register_token
  }

  async savesAddress(change: object = {}): Promise<string> {
    const { status, body } = await this.call(calls.createAddress, { body: { ...addressInput(), ...change } })
    must(status === 201, body)
    return body.address_id
  }

  async savesCart(change: (input: CartInput) => CartInput = (input) => input): Promise<string> {
    const { status, body } = await this.call(calls.saveCart, { body: change(cartInput(this.addressId)) })
    must(status === 201, body)
    return body.cart_code
  }

  async cart(code: string) {
    const { body } = await this.call(calls.cartOrInvoice, { query: { code } })
    if (body.data.kind !== 'cart') throw new Error(`${code} is no cart`)
    return body.data.cart
  }

  async invoice(invoice_code: string): Promise<Invoice> {
    return (await this.call(calls.invoice, { query: { invoice_code } })).body.data
  }

  async wallet(): Promise<number> {
    return (await this.call(calls.profile)).body.customer.wallet
  }

  /** Checks shipments out by virtual account at their current prices. */
  checksOut(...codes: string[]): Promise<Invoice> {
    return this.checksOutBy('va_bca', ...codes)
  }

  async checksOutBy(payment_method: PaymentMethod, ...codes: string[]): Promise<Invoice> {
    const { status, body } = await this.call(calls.checkout, {
      body: await this.order(codes, { payment_method }),
    })
    must(status === 201, body)
    return body.invoice
  }

  /** The request that checks shipments out at their current prices. */
  async order(codes: readonly string[], change: Partial<Checkout> = {}): Promise<Checkout> {
    const order: Checkout = {
      carts: codes.map((cart_code) => ({ cart_code, courier_code: 'jne-reg', insurance: 0 })),
      payment_method: 'va_bca',
      expected_total: 0,
      ...change,
    }
    const seen = await this.call(calls.checkout, { body: order })
    must(seen.status === 409, seen.body)
    return { ...order, expected_total: (seen.body.data as { total: number }).total }
  }
}

export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** A code that is not the one that was mailed. */
export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

export const mandatory = (register_token: string) => ({
  register_token,
  first_name: 'Ayu',
  last_name: 'Lestari',
  phone_number: '+62 812 3456 7890',
  password,
  customer_type: 'personal' as const,
  accept_terms: true as const,
})

const home = regions.subDistricts.find(
  (place) => place.postal_codes.length > 0 && place.sub_district_id.startsWith('31.'),
)

export const addressInput = () => ({
  name: 'Ayu Lestari',
  phone_number: '+62 812 3456 7890',
  sub_district_id: home?.sub_district_id ?? '',
  postal_code: home?.postal_codes[0]?.slice(0, 5) ?? '10110',
  address: 'Jalan Merdeka 17',
})

export const cartInput = (address_id: string): CartInput => ({
  setup: {
    agent_id: 'us-air',
    country: 'US',
    address_id,
    package_id: 'udara-individu',
    shipment_type: 'retail',
    courier_package: 'jne-reg',
    seller_tracking_number: `1Z${randomUUID()}`,
  },
  products: [
    {
      product_title: 'Sepatu lari',
      category: 'umum',
      quantity: 1,
      weight: 1200,
      dimension_length: 30,
      dimension_width: 20,
      dimension_height: 12,
      currency_code: 'USD',
      price_original: '89.90',
    },
  ],
})
