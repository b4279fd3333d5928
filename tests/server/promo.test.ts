import { calls, type ListedPromo, type OpsPromo, type OpsVoucher } from '@seberang/domain/api'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { photo, uploads } from './support/files.ts'
import { runOps } from './support/ops.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000
const from = (ms: number) => new Date(Date.now() + ms).toISOString()

describe.each(databases)('promos on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let browser: Browser
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    browser = await Browser.open(server.url)
  })
  afterAll(() => server.close())

  const sets = (id: string, change: Partial<OpsPromo> = {}) =>
    operator.call(calls.opsSetPromo, {
      params: { id },
      body: {
        title: 'Ongkir hemat',
        summary: 'Untuk satu kiriman.',
        body: 'Isi **promo**.',
        starts_at: from(-hours),
        ends_at: from(hours),
        ...change,
      },
    })
  const makesVoucher = async (change: Partial<OpsVoucher> = {}) => {
    const answer = await operator.call(calls.opsVoucher, {
      body: { kind: 'fixed', value: 20_000, uses_allowed: 5, ...change },
    })
    expect(answer.status, answer.text).toBe(201)
    return answer.body.voucher.code
  }
  const seen = (id: string, reader: Browser = browser) => reader.call(calls.promo, { params: { id } })
  const listed = async (reader: Browser = browser) =>
    (await reader.call(calls.promos)).body.results.map((promo) => promo.id)
  const removes = (id: string) =>
    operator.call(calls.opsRemovePromo, { params: { id }, body: { reason: 'Selesai' } })

  it('are written by a command in each language, and keep their voucher', async () => {
    const voucher = await makesVoucher()
    const folder = mkdtempSync(join(tmpdir(), 'seberang-promo-'))
    const body = join(folder, 'promo.md')
    writeFileSync(body, 'Isi **promo**.')
    const sets = (title: string, ...more: string[]) =>
      runOps(
        server,
        'promo',
        'set',
        'by-command',
        '--title',
        title,
        '--summary',
        'Ringkas.',
        '--body',
        body,
        '--from',
        from(-hours),
        '--until',
        from(hours),
        ...more,
      )
    expect((await sets('Ongkir hemat', '--voucher', voucher)).errors).toBe('')
    expect((await sets('Cheaper freight', '--text-language', 'en')).output).toContain('en id')
    const english = await Browser.open(server.url)
    english.language = 'en'
    expect((await seen('by-command', english)).body.data).toMatchObject({
      title: 'Cheaper freight',
      voucher_code: voucher,
    })
    expect((await seen('by-command')).body.data.title).toBe('Ongkir hemat')
    rmSync(folder, { recursive: true })
  })

  it('are shown in the language of the reader, else in Indonesian', async () => {
    await sets('languages')
    await sets('languages', { language: 'en', title: 'Cheaper freight' })
    const english = await Browser.open(server.url)
    english.language = 'en'
    const chinese = await Browser.open(server.url)
    chinese.language = 'cn'
    const titles = [browser, english, chinese].map(
      async (reader) => (await seen('languages', reader)).body.data.title,
    )
    expect(await Promise.all(titles)).toEqual(['Ongkir hemat', 'Cheaper freight', 'Ongkir hemat'])
    const { promo } = (await sets('languages', { title: 'Ongkir hemat' })).body
    expect(promo.languages).toEqual(['en', 'id'])
  })

  it('are written in Indonesian first', async () => {
    const answer = await sets('english-only', { language: 'en' })
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, ['language']])
    expect((await seen('english-only')).status).toBe(404)
  })

  it('are listed until they end, those that have begun first; an ended one keeps its page', async () => {
    await sets('order-later', { starts_at: from(hours), ends_at: from(2 * hours) })
    await sets('order-last', { ends_at: from(9 * hours) })
    await sets('order-first', { ends_at: from(8 * hours) })
    await sets('order-ended', { starts_at: from(-2 * hours), ends_at: from(-hours) })
    const ids = (await listed()).filter((id) => id.startsWith('order-'))
    expect(ids).toEqual(['order-first', 'order-last', 'order-later'])
    expect((await seen('order-ended')).status).toBe(200)
  })

  it('a removed one is gone for customers, and back when it is written again', async () => {
    await sets('removed')
    expect((await removes('removed')).body.promo.removed_at).not.toBeNull()
    expect([(await seen('removed')).status, (await listed()).includes('removed')]).toEqual([404, false])
    await sets('removed')
    expect((await seen('removed')).status).toBe(200)
    expect((await removes('never-written')).status).toBe(404)
  })

  it('offer a voucher for everybody, which is saved once and then among the customer’s own', async () => {
    const code = await makesVoucher()
    await sets('saving', { voucher_code: code.toLowerCase() })
    const customer = await TestCustomer.register(server.url)
    const stateFor = async (reader: Browser) => (await seen('saving', reader)).body.data.voucher?.state
    expect([await stateFor(browser), await stateFor(customer)]).toEqual(['usable', 'usable'])
    const saves = () => customer.call(calls.claimVoucher, { body: { code: code.toLowerCase() } })
    expect((await saves()).status).toBe(201)
    expect((await saves()).status).toBe(201)
    const own = (await customer.call(calls.myVouchers)).body.results
    expect(own).toMatchObject([{ code, title: 'Potongan Rp20.000 dari ongkir' }])
    expect([await stateFor(browser), await stateFor(customer)]).toEqual(['usable', 'saved'])
  })

  it('say what has become of their voucher', async () => {
    const early = await makesVoucher({ starts_at: from(hours) })
    await sets('voucher-early', { voucher_code: early })
    const late = await makesVoucher()
    await sets('voucher-late', { voucher_code: late })
    await operator.call(calls.opsEndVoucher, { params: { code: late }, body: { reason: 'Selesai' } })
    expect((await seen('voucher-early')).body.data.voucher?.state).toBe('not_yet')
    expect((await seen('voucher-late')).body.data.voucher?.state).toBe('over')
  })

  it('never offer the voucher of one customer, who alone may know it', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await makesVoucher({ suite: customer.suite })
    const answer = await sets('not-public', { voucher_code: code })
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, ['voucher_code']])
    const stranger = await TestCustomer.register(server.url)
    const claimed = await stranger.call(calls.claimVoucher, { body: { code } })
    const unknown = await stranger.call(calls.claimVoucher, { body: { code: 'NO-SUCH-CODE' } })
    expect([claimed.status, claimed.text]).toEqual([422, unknown.text])
  })

  it.each<[string, Partial<OpsPromo>, string]>([
    ['an end before its start', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['no title', { title: ' ' }, 'title'],
    ['a text that is too long', { body: 'x'.repeat(5001) }, 'body'],
    ['an unknown voucher', { voucher_code: 'NO-SUCH-CODE' }, 'voucher_code'],
  ])('refuse %s', async (_, change, field) => {
    const answer = await sets('refused', change)
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([422, [field]])
  })

  it.each(['dua kata', '-mulai', 'naik/turun', 'garis_bawah'])('refuse the address “%s”', async (id) => {
    const answer = await sets(id)
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, ['id']])
  })

  it('have an address in small letters, however it is typed', async () => {
    expect((await sets('Kapital')).body.promo.id).toBe('kapital')
    expect((await seen('KAPITAL')).status).toBe(200)
  })

  it('their picture is public at an address of its own, and gone with its promo or the next picture', async () => {
    await sets('pictured')
    const gives = async () => {
      const form = new FormData()
      form.set('file_data', new Blob([await photo()], { type: 'image/png' }), 'promo.png')
      const answer = await operator.send<{ promo: ListedPromo }>(
        'POST',
        '/api/ops/promos/pictured/image',
        form,
      )
      expect(answer.status).toBe(200)
      return (await seen('pictured')).body.data.image ?? ''
    }
    const reads = async (address: string) => fetch(`${server.url}${address}`)
    const first = await gives()
    const answer = await reads(first)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
    const second = await gives()
    expect(second).not.toBe(first)
    expect((await reads(first)).status).toBe(404)
    await removes('pictured')
    expect((await reads(second)).status).toBe(404)
  })

  it('nobody reads a file of a customer as the picture of a promo', async () => {
    const customer = await TestCustomer.register(server.url)
    const id = await uploads(customer)
    expect((await fetch(`${server.url}/api/promo/image/${id}`)).status).toBe(404)
  })

  it('are written and removed by an admin, and every change is in the audit', async () => {
    await sets('audited')
    await removes('audited')
    const page = (await operator.call(calls.opsPromos)).body
    expect(page.results.find(({ id }) => id === 'audited')).toMatchObject({ languages: ['id'] })
    const { results } = (await operator.call(calls.opsAudit)).body
    const actions = results.filter(({ subject }) => subject === 'audited').map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['promo', 'promo_remove'])
  })
})

describe.each(databases)('conditions of vouchers on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(() => server.close())

  const withVoucher = async (change: Partial<OpsVoucher>) => {
    const customer = await TestCustomer.register(server.url)
    const cart = await customer.savesCart()
    const body: OpsVoucher = { kind: 'fixed', value: 10_000, uses_allowed: 5, ...change }
    const { code } = (await operator.call(calls.opsVoucher, { body })).body.voucher
    const checks = (language: string) => {
      customer.language = language
      return customer.call(calls.checkVoucher, { body: { code, cart_code: cart } })
    }
    const checksOut = (expected_total: number) =>
      customer.call(calls.checkout, {
        body: {
          carts: [{ cart_code: cart, courier_code: 'jne-reg', insurance: 0 }],
          payment_method: 'va_bca',
          voucher: { code, cart_code: cart },
          expected_total,
        },
      })
    const total = (await customer.cart(cart)).priced?.answer.total ?? 0
    return { checks, checksOut, total }
  }

  it('the total counts without the discount: one rupiah less than the minimum is refused, with what is missing', async () => {
    const { total } = await withVoucher({})
    const served = await withVoucher({ min_total: total })
    expect((await served.checks('id')).body.data).toMatchObject({ discount: 10_000 })
    expect((await served.checksOut(total - 10_000)).status).toBe(201)
    const refused = await withVoucher({ min_total: total + 1 })
    const checked = await refused.checks('en')
    expect(checked.status).toBe(422)
    expect(checked.body.errors).toMatchObject([
      {
        field: 'code',
        message: expect.stringMatching(/^This voucher is for shipments from Rp[\d.]+\. Rp1 to go\.$/),
      },
    ])
    const answer = await refused.checksOut(total - 10_000)
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, ['voucher.code']])
  })

  it('another country is refused, by its name in the language of the request', async () => {
    const { checks, checksOut, total } = await withVoucher({ country: 'KR' })
    expect((await checks('id')).body.errors).toMatchObject([
      { field: 'code', message: 'Voucher ini hanya untuk kiriman dari South Korea.' },
    ])
    expect((await checks('cn')).body.errors?.[0]?.message).toContain('韩国')
    expect((await checksOut(total - 10_000)).status).toBe(422)
  })

  it('a voucher for a country that does not exist is not made', async () => {
    const body: OpsVoucher = { kind: 'fixed', value: 10_000, country: 'XX' }
    const answer = await operator.call(calls.opsVoucher, { body })
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, ['country']])
  })
})
