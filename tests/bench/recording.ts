import { calls } from '@seberang/domain/api'
import type { TestCustomer } from '../server/support/customer.ts'
import { recordStatements, type Statement } from '../server/support/statements.ts'

/** The statements the server sends when this customer saves a shipment; values that change each time are marks. */
export interface Recording {
  /** The customer token, for the `Authorization` header. */
  token: string
  statements: Statement[]
}

/** Placeholders for the values that change each time. */
export const marks = {
  nonce: '<nonce>',
  key: '<key>',
  cartCode: '<cart code>',
  detailCode: '<detail code>',
} as const

const nonce = 'the-nonce-of-the-recording'
const key = 'the-key-of-the-recording'

/** Records how a server in this process saves one shipment of a customer, on PostgreSQL. */
export async function record(customer: TestCustomer, payload: object): Promise<Recording> {
  let cartCode = ''
  const statements = await recordStatements(async () => {
    const { method, path } = calls.saveCart
    const headers = { ...customer.sign(path, payload, Date.now(), nonce), 'Idempotency-Key': key }
    const answer = await customer.send<{ cart_code: string }>(method, path, payload, headers)
    if (answer.status !== 201) throw new Error(`the shipment was not saved: ${answer.text}`)
    cartCode = answer.body.cart_code
  })
  const mark = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mark)
    if (value === nonce) return marks.nonce
    if (value === key) return marks.key
    if (value === cartCode) return marks.cartCode
    // Several rows are sent as one text.
    return typeof value === 'string' ? value.replaceAll(/SD-[A-Z0-9]+/g, marks.detailCode) : value
  }
  return {
    token: customer.token,
    statements: statements.map(({ values, ...statement }) => ({ ...statement, values: values.map(mark) })),
  }
}
