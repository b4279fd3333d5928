import { languages, wireLanguages } from '@seberang/domain/language'
import { calls } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import { fields, text, validate, wholeNumber, type Validator } from '@seberang/domain/validation'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Operator, type Browser, type Failing } from '../server/support/api.ts'
import { addressInput, cartInput, TestCustomer } from '../server/support/customer.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { inParallel } from './support/run.ts'
import { proved } from './support/table.ts'
import { sampleWhere, type ApiDocument, type JsonSchema, type Known } from './support/requests.ts'

type Path = (string | number)[]

interface Leaf {
  path: Path
  schema: JsonSchema
  required: boolean
}

/** Every field of a body; a list is represented by its first item. */
function leavesOf(schema: JsonSchema, path: Path, required: boolean): Leaf[] {
  const whole = schema.anyOf?.find((choice) => choice.type === 'object') ?? schema
  const here: Leaf[] = path.length > 0 ? [{ path, schema: whole, required }] : []
  if (whole.items) return [...here, ...leavesOf(whole.items, [...path, 0], true)]
  const inner = Object.entries(whole.properties ?? {}).flatMap(([name, part]) =>
    leavesOf(part, [...path, name], whole.required?.includes(name) ?? false),
  )
  return [...here, ...inner]
}

/** Values that a field of this type must refuse. */
function badFor({ path, schema, required }: Leaf): [string, unknown][] {
  const missing: [string, unknown][] = required
    ? [
        ['nothing', undefined],
        ['null', null],
      ]
    : []
  const wrong: [string, unknown][] = [
    ['a list', [['a']]],
    ['an object', { a: { b: 1 } }],
  ]
  if (schema.enum) return [...missing, ...wrong, ['an unknown word', 'bukan-ini'], ['a huge number', 1e300]]
  if (schema.oneOf) {
    const decimals = ['bukan angka', '-1', '1,5', '9'.repeat(40), '<b>1</b>', '📦']
    return [...missing, ...wrong, ...decimals.map((text): [string, unknown] => [text, text])]
  }
  switch (schema.type) {
    case 'string':
      return [
        ...missing,
        ...(required ? ([['blanks', '   ']] as [string, unknown][]) : []),
        ...wrong,
        ['a number', 5],
        ['true', true],
        ['a very long text', 'x'.repeat(6000)],
        // A password is compared as it was typed.
        ...(path.at(-1) === 'password' ? [] : ([['a control character', 'a\u0000b']] as [string, unknown][])),
      ]
    case 'number':
    case 'integer':
      return [...missing, ...wrong, ['words', 'dua'], ['a huge number', 1e300], ['emoji', '📦']]
    case 'boolean':
      return [...missing, ...wrong, ['words', 'ya'], ['a number', 5]]
    case 'array':
      return [...missing, ['a text', 'a'], ['a number', 5], ['true', true]]
    case 'object':
      return [...missing, ['a text', 'a'], ['a number', 5], ['true', true]]
    default:
      return []
  }
}

const nameOf = (path: Path): string =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${part}` : part),
    '',
  )

/** The object or list in a body that has the last part of a path; undefined if the body has none. */
function holderOf(body: unknown, path: Path): object | undefined {
  let at = body
  for (const part of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, part)
  }
  return typeof at === 'object' && at !== null ? at : undefined
}

/** A copy with the value at a path replaced. */
function corrupted(body: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(body)
  Reflect.set(holderOf(copy, path) ?? {}, path.at(-1) ?? '', value)
  return copy
}

/** Valid values for fields whose format the JSON schema does not express. */
const known: Known = {
  user_id: ['ayu@example.com'],
  email: ['ayu@example.com'],
  phone_number: ['+62 812 3456 7890'],
  email_or_phone: ['ayu@example.com'],
  password: ['kuda-terbang-di-atas-awan'],
  new_password: ['kuda-terbang-di-atas-awan'],
  confirm_password: ['kuda-terbang-di-atas-awan'],
  old_password: ['kuda-terbang-di-atas-awan'],
  pin: ['480217'],
  rawId: ['bWlsaWtr'],
  clientDataJSON: ['bWlsaWtr'],
  attestationObject: ['bWlsaWtr'],
  authenticatorData: ['bWlsaWtr'],
  signature: ['bWlsaWtr'],
  url: ['https://toko.example.com/sepatu'],
  npwp: ['09.254.294.3-407.000'],
  ktp_number: ['3273046105940002'],
  // Of an NPWP; a NIB has other digits.
  number: ['0012345678091000'],
  nib: [{ number: '9120004120876', file: 'unknown' }],
  phoneNumber: ['22 2044 1871'],
  faxNumber: ['22 2044 1872'],
  passport_number: ['X1234567'],
  nationality: ['ID'],
  expires_on: ['2035-05-21'],
  transferred_at: ['2026-11-29'],
  // Of a promo, and of quiet hours.
  starts_at: ['2026-01-01T00:00:00Z', '21:00'],
  ends_at: ['2031-01-01T00:00:00Z', '07:00'],
  p256dh: ['A'.repeat(87)],
  auth: ['A'.repeat(22)],
  resi: ['JD0099887766'],
  seller_tracking_number: ['JD0099887766'],
  quantity: [1],
  weight: ['1.4kg', 1.4],
  size: ['42x20x11cm'],
  rates: [{ USD: 16_500 }],
}

/** What no client may set. */
const privileged = [
  'id',
  'customer_id',
  'customerId',
  'owner',
  'status',
  'total',
  'amount',
  'balance',
  'wallet',
  'hold',

  'paid',
  'paid_at',
  'invoice_id',
  'invoiceId',
  'verified',
  'email_verified',
  'role',
  'is_admin',
  'isOperator',
  'password_hash',
  'passwordHash',
  'created_at',
  'createdAt',
  'deleted_at',
  'received_at',
]
const valueFor = (name: string): unknown => (/^(?:is|paid$|verified)/.test(name) ? true : 1_000_000)

/** A copy with the fields added to it and to every object in it whose fields are known. */
function addedTo(value: unknown, schema: JsonSchema, extra: object): unknown {
  const { items, properties } = schema.anyOf?.find(({ type }) => type === 'object') ?? schema
  if (Array.isArray(value)) return value.map((item) => addedTo(item, items ?? {}, extra))
  if (typeof value !== 'object' || value === null || !properties) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    addedTo(part, properties[name] ?? {}, extra),
  ])
  return { ...extra, ...Object.fromEntries(parts) }
}

/** The names of all fields in a value. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
    : []

/** The fields that a schema passes on to its command, from wherever they stand in a body. */
function passedOn(
  validator: Validator<unknown>,
  { schema, valid }: { schema: JsonSchema; valid: unknown },
  names: readonly string[],
): string[] {
  const extra = Object.fromEntries(names.map((name) => [name, valueFor(name)]))
  const read = validate(validator, addedTo(valid, schema, extra), 'id')
  if (!('value' in read)) throw new Error(`refused: ${JSON.stringify(read.errors)}`)
  const passed = new Set(namesIn(read.value))
  return names.filter((name) => passed.has(name))
}

/** Every request and guess counts; what was used or expired is deleted by the sweeps. */
const bookkeeping = ['nonces', 'rate_counters', 'failed_guesses', 'one_time_codes', 'proofs']

/** A fingerprint of the rows of every table but those; empty on PGlite, which only its own process can read. */
async function contentsOf({ databaseUrl }: TestServer): Promise<Record<string, string>> {
  if (databaseUrl === undefined) return {}
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all ($1) order by tablename`,
    [bookkeeping],
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string | null }>(
      `select md5(string_agg(row::text, ',' order by row::text)) as hash from ${name} row`,
    )
    contents[name] = rows[0]?.hash ?? ''
  }
  await client.end()
  return contents
}

// Refused without a database: tried once, on the one whose rows another process can read.
describe.each(databases.slice(-1))('every field of every call on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  it('refuses invalid values with 422 and the field’s name, in three languages; nothing is written', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
    const operator = new Operator(server.url)
    const before = await contentsOf(server)
    const faults: string[] = []
    const fieldsSeen = new Set<string>()
    let count = 0
    const cases = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const schema = operation.requestBody?.content['application/json']?.schema
        if (!schema || operation.operationId === 'gatewayNotification') return []
        // A path parameter with an enum gets its first value, any other an unknown id.
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
          const offered = operation.parameters.find((one) => one.name === name)?.schema.enum?.[0]
          return typeof offered === 'string' ? offered : 'SC-UNKNOWN1'
        })
        const isSigned = operation.parameters.some(({ name }) => name === 'tb-signature')
        return leavesOf(schema, [], true).flatMap((leaf) => {
          const name = `${operation.operationId} with ${nameOf(leaf.path)}`
          const body = sampleWhere(schema, known, name, (sample) => holderOf(sample, leaf.path) !== undefined)
          return badFor(leaf).map(([what, value]) => ({
            call: operation.operationId,
            method: method.toUpperCase(),
            address,
            isSigned,
            leaf,
            what,
            body: corrupted(body, leaf.path, value),
          }))
        })
      }),
    )
    await inParallel(cases, 8, async ({ call, method, address, isSigned, leaf, what, body }) => {
      const caller: Browser = call.startsWith('ops') ? operator : customer
      const sent: unknown = JSON.parse(JSON.stringify(body))
      const language = languages[count % languages.length] ?? 'id'
      count += 1
      const headers = { ...(isSigned && caller.sign(address, sent)), 'tb-language': wireLanguages[language] }
      const answer = await caller.send<Failing>(method, address, sent, headers)
      const name = nameOf(leaf.path)
      fieldsSeen.add(`${call} ${name}`)
      // For a missing object or list, its parts may be reported instead.
      const isIt = (field: string) =>
        field === name || ['.', '['].some((sign) => field.startsWith(name + sign))
      const found = answer.body.errors?.find(({ field }) => isIt(field))
      if (answer.status !== 422 || !found?.message)
        faults.push(`${call}: ${name} takes ${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
    })
    console.log(
      `${kind}: ${count} bad values in ${fieldsSeen.size} fields of ${new Set([...fieldsSeen].map((field) => field.split(' ')[0])).size} calls`,
    )
    expect(faults).toEqual([])
    expect(fieldsSeen.size).toBeGreaterThan(380)
    expect(await contentsOf(server)).toEqual(before)
  })
})

describe.each(databases)('every body of every call on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  it('has no privileged field: what a client may not set is dropped', async () => {
    const bodies = Object.values(calls).flatMap((call) => {
      const { body } = schemasOf(call)
      return body ? [{ id: call.id, body }] : []
    })
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
    const schemaOf = (id: string) =>
      Object.values(document.paths)
        .flatMap(Object.values)
        .find(({ operationId }) => operationId === id)?.requestBody?.content['application/json']?.schema
    let tried = 0
    for (const { id, body } of bodies) {
      const schema = schemaOf(id)
      if (!schema) continue
      const valid = sampleWhere(schema, known, id, (sample) => 'value' in validate(body, sample, 'id'))
      const own = new Set(leavesOf(schema, [], true).map(({ path }) => path.at(-1)))
      const foreign = privileged.filter((name) => !own.has(name))
      tried += foreign.length
      expect(passedOn(body, { schema, valid }, foreign), id).toEqual([])
    }
    // The same question finds a schema that lets one of them through.
    const inside = fields({ name: text(), wallet: wholeNumber(0, 1_000_000) })
    const schema = { type: 'object', properties: { setup: { type: 'object', properties: { name: {} } } } }
    const valid = { setup: { name: 'Ayu' } }
    expect(passedOn(fields({ setup: inside }), { schema, valid }, privileged)).toEqual(['wallet'])

    const extra = Object.fromEntries(privileged.map((name) => [name, valueFor(name)]))
    const input = cartInput(customer.addressId)
    const body = { ...extra, ...input, setup: { ...extra, ...input.setup } }
    const saved = await customer.call(calls.saveCart, { body })
    expect(saved.status, saved.text).toBe(201)
    const cart = await customer.cart(saved.body.cart_code)
    expect([cart.status, cart.version, cart.invoice_code]).toEqual(['from_seller', 1, null])
    const address = { ...addressInput(), ...extra, name: 'Ayu Lestari' }
    expect((await customer.call(calls.createAddress, { body: address })).status).toBe(201)
    const { customer: profile } = (await customer.call(calls.profile)).body
    expect([profile.wallet, profile.customer_id, profile.email]).toEqual([0, customer.id, customer.email])
    expect(tried).toBeGreaterThan(1_000)
    proved(
      '10',
      `mass assignment on ${kind}`,
      '0 privileged fields pass',
      `${bodies.length} bodies, ${tried} privileged fields tried; 0 passed`,
    )
  })
})
