// A client written only from `GET /api/openapi.json` and `docs/api.md` makes the whole journey, which verifies that the
// document matches what the server accepts and returns.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, opsKey, startTestServer, type TestServer } from './support/server.ts'
import { canonical, signature, Stranger, type Frame } from './support/stranger.ts'

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')

/** The document's JSON examples: the operation of each, and its text. */
const examples = [...page.matchAll(/```json (request|answer) (\w+)\n(.*?)```/gs)].map(
  ([, kind = '', id = '', text = '']) => ({ kind, id, example: JSON.parse(text) as unknown }),
)
const example = (kind: string, id: string) => {
  const found = examples.find((one) => one.kind === kind && one.id === id)
  if (!found) throw new Error(`docs/api.md has no ${kind} of ${id}`)
  return structuredClone(found.example) as Record<string, unknown>
}

/** One transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface CartSeen {
  data: { cart: { status: string; cart_logs: { status: string }[] } }
}

/** From a guest to a parcel at the door, in the order of the document. */
async function journey(url: string): Promise<{ client: Stranger; statuses: string[]; frames: Frame[] }> {
  const client = await Stranger.start(url, opsKey)
  const email = `${randomUUID()}@example.com`
  const access = await client.call<{ access_token: string; signing_key: string }>('createAccessToken', {
    body: example('request', 'createAccessToken'),
  })
  client.accessToken = access.access_token
  client.signingKey = access.signing_key

  await client.call('registerMini', { body: { ...example('request', 'registerMini'), user_id: email } })
  const mailbox = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  const { results: mails } = (await mailbox.json()) as { results: { text: string }[] }
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]
  const { register_token } = await client.call<{ register_token: string }>('verifyCode', {
    body: { ...example('request', 'verifyCode'), user_id: email, code },
  })
  const signedIn = await client.call<{ token: string; customer: { customer_id: string } }>(
    'registerMandatory',
    { body: { ...example('request', 'registerMandatory'), register_token } },
  )
  client.token = signedIn.token
  const live = await client.listen()

  const places = await client.call<{ results: { sub_district_id: string; postal_codes: string[] }[] }>(
    'searchSubDistricts',
    { query: { q: 'gambir' } },
  )
  const [place] = places.results
  const points = await client.call<{ results: { sub_district_id: string | null }[] }>('geocode', {
    query: { q: 'Jalan Medan Merdeka Utara, Gambir & Jakarta' },
  })
  expect(points.results.map((point) => point.sub_district_id)).toContain(place?.sub_district_id)
  const { address_id } = await client.call<{ address_id: string }>('createAddress', {
    body: {
      ...example('request', 'createAddress'),
      sub_district_id: place?.sub_district_id,
      postal_code: place?.postal_codes[0] ?? '10110',
    },
  })

  for (const id of ['agents', 'packages', 'categories', 'insurances', 'rates', 'paymentGroups'])
    await client.call(id)
  await client.call('hsCodes', { query: { query: 'sepatu' } })
  await client.call('courierPrices', {
    body: { ...example('request', 'courierPrices'), sub_district_id: place?.sub_district_id },
  })
  const form = new FormData()
  form.set('file_data', new Blob([png]), 'invoice.png')
  const { file_id } = await client.call<{ file_id: string }>('uploadFile', { form })
  expect((await client.send('readFile', { path: { file_id } })).headers.get('content-type')).toBe('image/png')

  const cart = example('request', 'saveCart')
  const setup = { ...(cart['setup'] as object), address_id, invoice_file: file_id }
  await client.call('priceShipment', { body: { setup, products: cart['products'] } })
  const { cart_code } = await client.call<{ cart_code: string }>('saveCart', { body: { ...cart, setup } })
  const look = () => client.call<CartSeen>('cartOrInvoice', { query: { code: cart_code } })

  await client.call('opsReceive', {
    body: { ...example('request', 'opsReceive'), cart_code },
  })
  expect((await look()).data.cart.status).toBe('warehouse')

  const carts = [{ ...(example('request', 'checkout')['carts'] as object[])[0], cart_code }]
  const order = { ...example('request', 'checkout'), carts, expected_total: 0 }
  const refused = await client.send('checkout', { body: order })
  expect(refused.status).toBe(409)
  const { code: reason, data } = (await refused.json()) as { code: string; data: { total: number } }
  expect(reason).toBe('price_changed')
  const { invoice } = await client.call<{
    invoice: { invoice_code: string; payment: { order_id: string } }
  }>('checkout', { body: { ...order, expected_total: data.total } })

  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post(`/sandbox/api/${invoice.payment.order_id}`, { do: 'pay' })).status).toBe(200)
  await client.call('checkPayment', { body: { invoice_code: invoice.invoice_code } })
  await client.call('invoice', { query: { invoice_code: invoice.invoice_code } })
  expect((await post('/dev/clock', { advance_ms: 5 * 60_000 })).status).toBe(200)
  for (const status of ['sent', 'inbound', 'outbound', 'finished'])
    await client.call('opsMove', { path: { cart_code }, body: { ...example('request', 'opsMove'), status } })
  const statuses = (await look()).data.cart.cart_logs.map((log) => log.status)
  await client.call('carts', { query: { page: '1', page_size: '10' } })
  const { results: notices } = await client.call<{ results: { id: number }[] }>('notices')
  await live.until(({ id }) => id === notices[0]?.id)
  live.ping()
  await live.until(({ type }) => type === 'pong')
  await client.call('logout')
  expect(await live.closed).toBe(4401)
  return { client, statuses, frames: live.frames }
}

/** Where an example's type differs from the answer's, or a field of the example is missing in the answer. */
function differences(shown: unknown, real: unknown, at: string): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [`${at} is no list`]
    return real.length === 0 ? [] : shown.flatMap((item) => differences(item, real[0], `${at}[]`))
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof real !== 'object' || real === null) return [`${at} is no object`]
    const fields = new Map(Object.entries(real))
    return Object.entries(shown).flatMap(([name, value]) =>
      fields.has(name)
        ? differences(value, fields.get(name), `${at}.${name}`)
        : [`${at}.${name} is not there`],
    )
  }
  return typeof shown === typeof real ? [] : [`${at} is ${typeof real}`]
}

describe.each(databases)('a stranger on %s', (kind) => {
  let server: TestServer
  let made: Awaited<ReturnType<typeof journey>>
  beforeAll(async () => {
    server = await startTestServer(kind)
    made = await journey(server.url)
  })
  afterAll(() => server.close())

  it('brings a parcel to the door', () => {
    expect(made.statuses).toEqual([
      'from_seller',
      'warehouse',
      'pending',
      'paid',
      'sent',
      'inbound',
      'outbound',
      'finished',
    ])
  })

  it('receives every step as it happens, without a gap', () => {
    const notices = made.frames.filter((frame) => frame.topic !== undefined)
    expect(notices.filter((notice) => notice.topic === 'cart').length).toBe(made.statuses.length)
    expect(notices.map(({ id }) => id)).toEqual(notices.map((_, index) => index + 1))
    expect(made.frames.at(-1)).toEqual({ type: 'pong', last: notices.length })
  })

  it('gets answers that match the page', () => {
    const shown = examples.filter(({ kind: one }) => one === 'answer')
    expect(shown.length).toBeGreaterThanOrEqual(20)
    expect(
      shown.flatMap(({ id, example: one }) => differences(one, made.client.answers.get(id), id)),
    ).toEqual([])
  })

  it('sends only fields in the OpenAPI document', () => {
    const known = (id: string) =>
      made.client.operation(id).requestBody?.content['application/json']?.schema.properties ?? {}
    for (const { id, example: one } of examples.filter(({ kind: kindOf }) => kindOf === 'request'))
      expect(Object.keys(known(id))).toEqual(expect.arrayContaining(Object.keys(one as object)))
  })

  it('finds every call of the page at its documented path', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` +\| `([A-Z]+) ([^`]+)`/gm)].map((row) => row.slice(1))
    expect(rows.length).toBeGreaterThanOrEqual(20)
    for (const [id = '', method, path] of rows)
      expect(made.client.operation(id)).toMatchObject({ method, path })
  })
})

describe("the page's worked examples", () => {
  const blocksAfter = (title: string) => {
    const [, section = ''] = page.split(`### Worked example: ${title}\n`)
    return [...section.matchAll(/```(?:json|text)\n(.*?)\n```/gs)].slice(0, 3).map(([, block = '']) => block)
  }
  const given = (name: string) => new RegExp(`^\\| ${name} +\\| \`(.+?)\``, 'm').exec(page)?.[1] ?? ''

  it.each(['a body', 'an address'])(
    '%s: the text is derived from the request, the signature from the text',
    (title) => {
      const [request = '', text, signed] = blocksAfter(title)
      const isBody = request.startsWith('{')
      const canonicalRequest = canonical(request, isBody ? JSON.parse(request) : undefined)
      const built = [given('token'), given('timestamp'), given('nonce'), canonicalRequest].join('\n')
      expect(built).toBe(text)
      expect(signature(given('`signing_key`'), built)).toBe(signed)
    },
  )
})
