import { calls } from '@seberang/domain/api'
import { Client } from 'pg'
import type { TestCustomer } from '../server/support/customer.ts'

/** One statement as the server sent it. */
export interface Statement {
  name?: string
  text: string
  values: unknown[]
}

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
  cartId: '<cart id>',
  noticeId: '<notice id>',
} as const

const nonce = 'the-nonce-of-the-recording'
const key = 'the-key-of-the-recording'

/** Records every statement that this process sends during the work. */
async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const original: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof original !== 'function') throw new TypeError('a database client cannot query')
  const recorded: Statement[] = []
  Reflect.set(Client.prototype, 'query', function query(this: Client, ...parameters: unknown[]) {
    recorded.push(statementOf(parameters))
    return Reflect.apply(original, this, parameters) as unknown
  })
  try {
    await work()
  } finally {
    Reflect.set(Client.prototype, 'query', original)
  }
  return recorded
}

function statementOf([query, values]: unknown[]): Statement {
  const parts = typeof query === 'object' && query !== null ? { ...query } : { text: query }
  const { text, name } = parts as { text?: unknown; name?: unknown }
  return {
    text: String(text),
    ...(typeof name === 'string' && { name }),
    values: Array.isArray(values) ? values : [],
  }
}

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
  const ids = idsIn(statements)
  const mark = (value: unknown): unknown => {
    if (value === nonce) return marks.nonce
    if (value === key) return marks.key
    if (value === cartCode) return marks.cartCode
    if (typeof value === 'string' && value.startsWith('SD-')) return marks.detailCode
    return value
  }
  return {
    token: customer.token,
    statements: statements.map(({ values, ...statement }) => {
      const marked = values.map(mark)
      if (/insert into "(cart_details|cart_logs)"/.test(statement.text))
        marked.splice(marked.indexOf(ids.cart), 1, marks.cartId)
      if (statement.text.includes('insert into "notices"'))
        marked.splice(marked.lastIndexOf(ids.notice), 1, marks.noticeId)
      return { ...statement, values: marked }
    }),
  }
}

/** The generated ids: the log row starts with the cart id, the notice row has customer id and then its number. */
function idsIn(statements: readonly Statement[]): { cart: unknown; notice: unknown } {
  const valuesOf = (table: string) =>
    statements.find(({ text }) => text.includes(`insert into "${table}"`))?.values ?? []
  return { cart: valuesOf('cart_logs')[0], notice: valuesOf('notices')[1] }
}
