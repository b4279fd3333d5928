import { calls, type AnyCall } from '@seberang/domain/api'
import fc from 'fast-check'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from '../server/support/api.ts'
import { assertHealthy, password, TestCustomer } from '../server/support/customer.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { inParallel, randomFrom, seed, shuffled, times } from './support/run.ts'
import { photo, uploads } from '../server/support/files.ts'
import { proved } from './support/table.ts'
import { notificationOf, serverKey } from '../server/support/notification.ts'
import { fuzzedRequests, type ApiDocument, type FuzzedRequest, type Known } from './support/requests.ts'
import { isPrepared, prepare, placeholders } from './support/serving-once.ts'

const requestsSent = times(1_000, 100_000)
/** The minimum share of requests that must succeed: refusing everything would prove nothing. */
const minServed = times(0.4, 0.3)
/** The minimum share of calls that must be reached: by a request that is neither malformed nor refused at the door. */
const minReached = times(0.85, 0.95)
/** Milliseconds on a quiet machine, and bytes. */
const most = {
  p99: times(5_000, 50),
  slowest: times(30_000, 1_000),
  heap: times(500, 50) * 1024 * 1024,
}

/** Requests at the same time: more would wait for each other, as the embedded database works in the thread of the server. */
const atOnce = { PGlite: 2, PostgreSQL: 4 }

const idsOf = (is: (call: AnyCall) => boolean) =>
  new Set(Object.values<AnyCall>(calls).flatMap((call) => (is(call) ? [call.id] : [])))
const picture = await photo()
const slowOnPurpose = idsOf(({ password: hashes }) => hashes)
/** A success of these is a file. */
const answeredByFiles = idsOf(({ print, storedFile }) => print || storedFile)

describe.each(databases)('arbitrary requests on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { midtransServerKey: serverKey })
  })
  afterAll(() => server.close())

  it(`get well-formed answers and break nothing (${requestsSent} requests, seed ${seed})`, async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`)
    const document = (await answer.json()) as ApiDocument
    const customer = await TestCustomer.register(server.url)
    const { known, knownOf } = await whatExists(customer)
    const byCall = fuzzedRequests(document, known, { ...knownOf, ...placeholders })
    // As many of each: by chance alone, some would have none.
    const numRuns = Math.ceil(requestsSent / byCall.length)
    const sampled = byCall.flatMap((call, index) => fc.sample(call, { numRuns, seed: seed + index }))
    const requests = shuffled(sampled, randomFrom(seed)).slice(0, requestsSent)
    const statuses = new Map<number, number>()
    const reached = new Set<string>()
    const lasted: number[] = []
    const heapBefore = usedHeap()
    const faults: string[] = []
    let slowest = { ms: 0, id: '' }
    await inParallel(requests, atOnce[kind], async (planned) => {
      // What serves once is made before the time runs.
      const { caller, request } = await ready(planned, customer)
      const began = performance.now()
      const { status, body, text } = await send(caller, request)
      const ms = performance.now() - began
      if (ms > slowest.ms) slowest = { ms, id: request.id }
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (![400, 401, 403, 422].includes(status)) reached.add(request.id)
      // To hash a password takes its time on purpose.
      if (!slowOnPurpose.has(request.id)) lasted.push(ms)
      // A sign-in, which is among the requests, ends the session before it.
      if (status === 401 && caller === customer) await customer.signsIn()
      const isFile = status === 200 && answeredByFiles.has(request.id)
      const fault = isFile ? undefined : faultOf(status, body)
      if (fault)
        faults.push(
          `${fault}: ${request.method} ${request.address} ${JSON.stringify(request.body)} → ${status} ${text.slice(0, 300)}`,
        )
    })
    const passed = [...statuses].reduce(
      (sum, [status, count]) => sum + (status < 300 || status === 304 || status === 409 ? count : 0),
      0,
    )
    const callIds = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    const unreached = callIds.filter((id) => !reached.has(id))
    const p99 = lasted.sort((one, other) => one - other)[Math.floor(0.99 * lasted.length)] ?? 0
    const heap = usedHeap() - heapBefore
    const counts = [...statuses].sort().map((pair) => pair.join(' × '))
    console.log(
      `${kind}: ${counts.join(', ')}; slowest ${Math.round(slowest.ms)} ms (${slowest.id}); unreached: ${unreached.join(' ')}`,
    )
    expect(faults).toEqual([])
    expect(passed / requestsSent).toBeGreaterThan(minServed)
    expect(1 - unreached.length / callIds.length).toBeGreaterThanOrEqual(minReached)
    expect(p99).toBeLessThanOrEqual(most.p99)
    expect(slowest.ms).toBeLessThanOrEqual(most.slowest)
    expect(heap).toBeLessThanOrEqual(most.heap)
    await assertHealthy(server.url)
    proved(
      '11',
      `fuzzed requests on ${kind}`,
      `0 5xx, ≥ ${minReached * 100} % of calls reached, ≥ ${minServed * 100} % served or 409`,
      `${requestsSent} requests, ${callIds.length - unreached.length} of ${callIds.length} calls reached, ${Math.round((100 * passed) / requestsSent)} % served or 409, p99 ${Math.round(p99)} ms, heap + ${Math.round(heap / 1024 / 1024)} MB`,
    )
  })

  it('detects faults: an answer outside the common format is reported', () => {
    expect(faultOf(500, { action: false, message: 'x' })).toBe('a failure of ours')
    expect(faultOf(200, 'hello')).toBe('not in the common form')
    expect(faultOf(404, { action: true, message: 'x' })).toBe('not in the common form')
    expect(faultOf(422, { action: false, message: 'x', errors: [] })).toBe('names no field')
    expect(faultOf(404, { action: false, message: 'x' })).toBeUndefined()
  })
})

function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}

/** Existing ids and other valid values, so that generated requests get past validation. */
async function whatExists(
  customer: TestCustomer,
): Promise<{ known: Known; knownOf: Readonly<Record<string, Known>> }> {
  const carts = [await customer.savesCart(), await customer.savesCart(), await customer.savesCart()]
  const invoice = await customer.checksOut(await customer.savesCart())
  const [address] = (await customer.call(calls.addresses)).body.results
  const [line] = (await customer.cart(carts[0] ?? '')).products
  const notification = notificationOf(invoice.payment?.order_id ?? '', invoice.total)
  const measured = { weight: [1200], dimension_length: [30], dimension_width: [20], dimension_height: [12] }
  const unchanged = { email: [undefined], phone_number: [undefined] }
  const knownOf = {
    saveCart: { ...measured, cart_code: [undefined] },
    createCart: { ...measured, cart_code: [undefined] },
    deleteAddress: { address_id: [await customer.savesAddress({ name: 'Toko' })] },
    updateMarkingCode: { marking_code: ['TOKO AYU'] },
    opsPapers: { papers: ['faktur pembelian'] },
    updateCart: measured,
    priceShipment: measured,
    saveProfile: unchanged,
    saveCustomerProfile: unchanged,
    keepQuote: {
      is_disable_minimum_weight: [false],
      category: [{ category_name: 'Fashion' }],
      weight: [1.2],
      length: [30],
      width: [20],
      height: [12],
    },
    opsReceive: { weight: ['1.4kg'], suite: [undefined], resi: [undefined] },
    opsMeasure: { weight: ['1.4kg'] },
    opsClassify: { hscode: ['6404.11'], product: [line?.cart_detail_code] },
    opsSetRates: { rates: [{ USD: 16_640 }] },
    createSupport: { topic_id: ['customs'] },
    gatewayNotification: Object.fromEntries(
      Object.entries(notification).map(([name, value]) => [name, [value]]),
    ),
  }
  const known = {
    cart_code: carts,
    cart_codes: [[carts[2]]],
    code: [...carts, invoice.invoice_code, '123456'],
    invoice_code: [invoice.invoice_code],
    address_id: [customer.addressId],
    user_id: [customer.email],
    email_or_phone: [customer.email],
    password: [password],
    reauth_token: [await customer.reauthenticates()],
    pin: ['480217'],
    province: [address?.province_id],
    district: [address?.district_id],
    sub_district_id: [address?.sub_district_id],
    postal_code: [address?.postal_code],
    phone_number: ['+62 812 3456 7890'],
    resi: ['JD0099887766'],
    seller_tracking_number: ['JD0099887766'],
    email: ['penerima@example.com'],
    agent_id: ['us-air'],
    country: ['US'],
    package_id: ['udara-individu'],
    category: ['umum'],
    currency_code: ['USD'],
    price_original: ['89.90'],
    hscode: [undefined],
    courier_code: ['jne-reg'],
    courier_package: ['jne-reg'],
    insurance: [0, 0.05],
    invoice_file: [undefined],
    paper_files: [undefined],
    image_url: [undefined],
    additional_document: [undefined],
    npwp: [undefined],
    npwp_file: [undefined],
    ktp_number: ['3273046105940002'],
    passport_number: ['X1234567'],
    nationality: ['ID'],
    expires_on: ['2035-05-21'],
    file: await Promise.all([uploads(customer), uploads(customer), uploads(customer)]),
    selfie_file: [undefined],
    container_type: [undefined],
    url: [undefined],
    weight: ['1.4kg', 1200],
    size: ['42x20x11cm'],
    quantity: [1, 2],
    photos: [undefined],
    suite: [customer.suite],
    pickup: [null],
    export: [null],
    pay_for_it: [null],
    shipper: [null],
    voucher: [undefined],
    q: ['coblong', 'sepatu'],
    query: ['sepatu'],
    from: ['USD'],
    page: [1],
    page_size: [10],
    version: [1],
    packaging: [undefined],
    package_weight_unit: ['kg'],
    package_dimension_unit: ['cm'],
    new_password: ['perahu kecil di pagi hari'],
    confirm_password: ['perahu kecil di pagi hari'],
    accept_terms: [true],
    ref: ['PIN'],
    provider: ['google'],
  }
  return { known, knownOf }
}

/** The caller of a request, and the request as it is sent. */
async function ready(request: FuzzedRequest, customer: TestCustomer) {
  if (isPrepared(request.id)) return prepare(request, customer.url)
  return { caller: request.id.startsWith('ops') ? new Operator(customer.url) : customer, request }
}

async function send(caller: Browser, { method, address, body, upload, isSigned }: FuzzedRequest) {
  if (upload) {
    const form = new FormData()
    const content = upload.isPicture ? picture : JSON.stringify(address)
    form.set(upload.part, new Blob([content]), 'file.jpg')
    return caller.send<unknown>(method, address, form)
  }
  const wellFormed: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  return caller.send<unknown>(method, address, wellFormed, isSigned ? caller.sign(address, wellFormed) : {})
}

/** The fault of an answer; undefined if it has none. */
function faultOf(status: number, body: unknown): string | undefined {
  if (status >= 500) return 'a failure of ours'
  if (status === 204 || status === 304) return undefined
  if (typeof body !== 'object' || body === null) return 'not in the common form'
  const { action, message, errors } = body as { action?: unknown; message?: unknown; errors?: unknown[] }
  if (action !== status < 400 || (!action && typeof message !== 'string')) return 'not in the common form'
  if (status === 422 && !errors?.length) return 'names no field'
  return undefined
}
