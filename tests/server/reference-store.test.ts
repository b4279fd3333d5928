import { calls, type OpsSetReference, type ReferenceKind } from '@seberang/domain/api'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { importSeeds } from '../../server/reference/seeding.ts'
import { readSeeds, seedItems } from '../../server/reference/seeds.ts'
import type { Seed } from '../../server/reference/index.ts'
import { openReference } from '../../server/reference/store.ts'
import { lockReference, rewritten, writeRecords } from '../../server/reference/write.ts'
import { Browser, Operator } from './support/api.ts'
import { assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

/** The current price of one parcel for a guest. */
async function freightFor(guest: Browser): Promise<number> {
  const { setup, products } = cartInput('')
  const { body } = await guest.call(calls.priceShipment, {
    body: { setup: { ...setup, address_id: undefined, courier_package: undefined }, products },
  })
  return body.data.answer.lines.freight
}

const oneTier = (price_per_kg: number) => ({
  price_json: { US: { tiers: [{ up_to_kg: null, price_per_kg }] } },
})

describe.each(databases)('the reference data on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let guest: Browser
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    operator.language = 'en'
    guest = await Browser.open(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const set = (kind: ReferenceKind, id: string, body: OpsSetReference) =>
    operator.call(calls.opsSetReference, { params: { kind, id }, body })
  const change = (kind: ReferenceKind, id: string, record: object) => set(kind, id, { record })
  const remove = (kind: ReferenceKind, id: string) =>
    operator.call(calls.opsRemoveReference, { params: { kind, id } })
  const show = async (kind: ReferenceKind, id: string) =>
    (await operator.call(calls.opsReference, { params: { kind, id } })).body.data
  const newestAudit = async () => (await operator.call(calls.opsAudit)).body.results[0]

  it('contains the release’s records, in order and with their source', async () => {
    const { results } = (await operator.call(calls.opsReferences, { params: { kind: 'categories' } })).body
    expect(results.map(({ record }) => record)).toEqual(seedItems('categories'))
    expect(results[0]).toMatchObject({ id: 'umum', changed_by: 'release', removed_at: null })
    expect(results[0]?.source.length).toBeGreaterThan(10)
    // Key order matters too: lists are shown in it.
    expect(Object.keys(results[0]?.record ?? {})).toEqual(Object.keys(seedItems('categories')[0] ?? {}))
  })

  it('applies a change to the next price, and agreed prices stay', async () => {
    const code = await customer.savesCart()
    const invoice = await customer.checksOut(code)
    const before = await customer.cart(code)
    expect((await change('packages', 'udara-individu', oneTier(1_000_000))).status).toBe(200)
    // 1.44 kg by volume, rounded up to the next half.
    expect(await freightFor(guest)).toBe(1_500_000)
    const after = await customer.cart(code)
    expect(after.priced).toEqual(before.priced)
    expect((await customer.invoice(invoice.invoice_code)).total).toBe(invoice.total)
    const other = await customer.savesCart()
    expect((await customer.cart(other)).priced?.answer.lines.freight).toBe(1_500_000)
  })

  it('gets a new ETag after a change', async () => {
    const before = await guest.call(calls.insurances)
    const known = { 'if-none-match': before.headers.get('etag') ?? '' }
    expect((await guest.send('GET', calls.insurances.path, undefined, known)).status).toBe(304)
    await change('insurances', '0.05', { percentage_return: 0.6 })
    const after = await guest.send('GET', calls.insurances.path, undefined, known)
    expect(after.status).toBe(200)
    expect(after.text).toContain('0.6')
  })

  it('is searchable as soon as it changes', async () => {
    const find = async () => (await guest.call(calls.hsCodes, { query: { query: 'tamagochi' } })).body.results
    expect(await find()).toEqual([])
    const words = { id: 'tamagochi', en: 'tamagochi', zh: 'tamagochi' }
    await change('hs-codes', '851713', { words })
    expect((await find()).map(({ hscode }) => hscode)).toEqual(['851713'])
  })

  it('records every change in the audit log, with old and new value', async () => {
    const before = await show('categories', 'fashion')
    const body = {
      record: { price_cbm: 5_300_000 },
      source: 'Price list of December',
      as_of: '2026-01-02T03:04:05Z',
    }
    const { data } = (await set('categories', 'fashion', body)).body
    expect(data).toMatchObject({
      record: { ...before.record, price_cbm: 5_300_000 },
      changed_by: 'operator',
      source: body.source,
      as_of: '2026-01-02T03:04:05.000Z',
    })
    expect(await newestAudit()).toMatchObject({
      actor: 'machine',
      action: 'reference_set',
      subject: 'categories fashion',
      detail: {
        before: { record: before.record, source: before.source },
        after: { record: data.record, source: body.source },
      },
    })
  })

  it('can remove a field, add a record and replace a whole one', async () => {
    await change('agents', 'uk-air', { notice: null })
    expect((await show('agents', 'uk-air')).record).not.toHaveProperty('notice')
    const titles = { id: 'Ketepatan', en: 'Accuracy', zh: '准确' }
    expect((await change('rating-categories', 'accuracy', { titles })).status).toBe(200)
    const listed = (await guest.call(calls.ratingCategories)).body.results
    expect(listed.at(-1)).toEqual({ rating_category_id: 'accuracy', title: 'Ketepatan' })
    const whole = { record: { titles: { ...titles, id: 'Tepat' } }, whole: true }
    expect((await set('rating-categories', 'accuracy', whole)).body.data.record).toEqual({
      rating_category_id: 'accuracy',
      titles: whole.record.titles,
    })
  })

  it('refuses an invalid change with its fields in the requested language, and changes nothing', async () => {
    const before = await show('categories', 'umum')
    const messages: string[] = []
    for (const language of ['id', 'en', 'cn']) {
      operator.language = language
      const answer = await change('categories', 'umum', { price_cbm: -1, price_cmb: 1 })
      expect(answer.status).toBe(422)
      expect(answer.body.errors?.map(({ field }) => field).sort()).toEqual([
        'record.price_cbm',
        'record.price_cmb',
      ])
      messages.push(answer.body.errors?.find(({ field }) => field === 'record.price_cbm')?.message ?? '')
    }
    operator.language = 'en'
    expect(messages).toEqual(['Paling kecil 0.', 'At least 0.', '不能小于 0。'])
    expect(await show('categories', 'umum')).toEqual(before)
  })

  it.each<[string, ReferenceKind, string, unknown, number]>([
    ['no record', 'categories', 'umum', {}, 422],
    ['a list', 'categories', 'umum', { record: [] }, 422],
    ['a date in the future', 'categories', 'umum', { record: {}, as_of: '2999-01-01T00:00:00Z' }, 422],
    ['a kind that does not exist', 'dragons' as ReferenceKind, 'umum', { record: {} }, 404],
  ])('refuses %s', async (_, kind, id, body, status) => {
    const answer = await operator.send('PUT', `/api/ops/reference/${kind}/${id}`, body)
    expect(answer.status).toBe(status)
  })

  it('keeps a record that another record, a shipment under way or the pricing needs', async () => {
    const code = await customer.savesCart()
    const needed = async (kind: ReferenceKind, id: string) => {
      const answer = await remove(kind, id)
      expect(answer).toMatchObject({ status: 409, body: { code: 'still_needed' } })
      expect(answer.body.errors?.[0]?.message).toMatch(/^Still needed by /)
      return (answer.body.data as unknown as { needed_by: string[] }).needed_by
    }
    expect(await needed('packages', 'udara-individu')).toContain(code)
    expect(await needed('couriers', 'jne-reg')).toContain(code)
    expect(await needed('agents', 'us-air')).toContain(code)
    expect(await needed('categories', 'handphone')).toContain('hs-codes 851713')
    expect(await needed('categories', 'umum')).toContain(code)
    expect(await needed('countries', 'JP')).toEqual(expect.arrayContaining(['agents jp-air']))
    expect(await needed('rates', 'USD')).toContain('pricing')
    expect(await needed('insurances', '0.05')).toEqual(['pricing'])
    expect(await needed('transfer-accounts', 'BCA')).toEqual(['invoices'])
  })

  it('no longer offers a removed record, but still shows it where it was used', async () => {
    await change('packages', 'udara-baru', {
      titles: { id: 'Baru', en: 'New', zh: '新' },
      package_track: 'udara',
      package_type: 'individu',
      package_details: {},
      accepts_battery: true,
      days: { US: [3, 4] },
      ...oneTier(200_000),
    })
    const input = cartInput(customer.addressId)
    const body = { ...input, setup: { ...input.setup, package_id: 'udara-baru' } }
    const saved = await customer.call(calls.saveCart, { body })
    expect(saved.status).toBe(201)
    const code = saved.body.cart_code
    await customer.call(calls.deleteCarts, { body: { cart_codes: [code] } })
    const removed = await remove('packages', 'udara-baru')
    expect(removed.body.data.removed_at).not.toBeNull()
    expect(await newestAudit()).toMatchObject({ action: 'reference_remove', detail: { after: null } })
    expect((await remove('packages', 'udara-baru')).status).toBe(404)
    const offered = (await guest.call(calls.packages)).body.results.map(({ package_id }) => package_id)
    expect(offered).not.toContain('udara-baru')
    const again = await customer.call(calls.saveCart, { body })
    expect(again.body.errors).toMatchObject([{ field: 'setup.package_id' }])
    expect((await show('packages', 'udara-baru')).removed_at).not.toBeNull()
  })

  it('sets several rates at once or none, and asks for confirmation when one jumps', async () => {
    const rates = async () => (await guest.call(calls.rates)).body.results
    const rupiah = async (currency: string) =>
      (await rates()).find((rate) => rate.currency === currency)?.rupiah
    const before = await rates()
    const setRates = (given: Record<string, number>, more: object = {}) =>
      operator.call(calls.opsSetRates, { body: { rates: given, ...more } })
    const large = await setRates({ USD: 16_600, CNY: 22.7 })
    expect(large.body.errors).toMatchObject([{ field: 'rates.CNY', message: /add sure/ }])
    expect((await setRates({ USD: 16_600, XAU: 1 })).body.errors).toMatchObject([{ field: 'rates.XAU' }])
    expect((await setRates({ USD: 0 })).body.errors).toMatchObject([{ field: 'rates.USD' }])
    expect((await setRates({})).status).toBe(422)
    expect(await rates()).toEqual(before)
    const done = await setRates({ USD: 16_600, CNY: 1_800 }, { sure: true, source: 'Bank' })
    expect(done.body.results).toMatchObject([
      { currency: 'USD', rupiah: 16_600, source: 'Bank' },
      { currency: 'CNY', rupiah: 1_800, source: 'Bank' },
    ])
    expect([await rupiah('USD'), await rupiah('CNY')]).toEqual([16_600, 1_800])
    const dollar = (await rates()).find(({ currency }) => currency === 'USD')
    const old = before.find(({ currency }) => currency === 'USD')
    // The customs office's rate is separate and keeps its date.
    expect(dollar).toMatchObject({ customs_rupiah: old?.customs_rupiah, customs_as_of: old?.as_of })
    const { body } = await guest.call(calls.rate, { query: { from: 'USD' } })
    expect(body.data).toMatchObject({ rate: 16_600, source: 'Bank' })
  })

  it('loses no change when many operators write at once', async () => {
    const id = 'udara-company'
    const origins = Object.keys(Object((await show('packages', id)).record)['price_json'] as object)
    for (const price_per_kg of [100_001, 100_002, 100_003]) {
      const tiers = [{ up_to_kg: null, price_per_kg }]
      const answers = await Promise.all(
        origins.map((origin) => change('packages', id, { price_json: { [origin]: { tiers } } })),
      )
      expect(answers.map(({ status }) => status)).toEqual(origins.map(() => 200))
      const { record } = await show('packages', id)
      const prices = Object.fromEntries(origins.map((origin) => [origin, { tiers }]))
      expect(record).toMatchObject({ price_json: prices })
    }
  })
})

describe.runIf(databases.includes('PostgreSQL'))('two processes over one database', () => {
  it('price by the same data at any moment, and so does one that starts later', async () => {
    const databaseUrl = await createDatabase()
    const start = () => startTestServer('PostgreSQL', { databaseUrl, appKey: 'x'.repeat(32) })
    const [one, two] = [await start(), await start()]
    const [first, second] = [await Browser.open(one.url), await Browser.open(two.url)]
    const operator = new Operator(one.url)
    expect(await freightFor(second)).toBe(await freightFor(first))
    for (const price of [300_000, 500_000, 700_000]) {
      await operator.call(calls.opsSetReference, {
        params: { kind: 'packages', id: 'udara-individu' },
        body: { record: oneTier(price) },
      })
      // The very next request, without waiting for propagation.
      expect([await freightFor(second), await freightFor(first)]).toEqual([price * 1.5, price * 1.5])
    }
    await one.close()
    const three = await start()
    expect(await freightFor(await Browser.open(three.url))).toBe(1_050_000)
    await Promise.all([two.close(), three.close()])
  })
})

describe('a new release', () => {
  const seeds = readSeeds()
  const changed = (seed: Seed, record: object, asOf = seed.asOf): Seed => ({
    ...seed,
    record: { ...seed.record, ...record },
    asOf,
  })
  const later = new Date('2027-01-01')

  it('adds what is new and changed, keeps what an operator changed, and ignores an older release', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seberang-release-'))
    const opened = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
    const { database } = opened
    const figure = async (id: string) => {
      const reference = await openReference(database)
      return reference.current().offered('categories', id)?.price_cbm
    }
    try {
      expect(await importSeeds(database, seeds)).toBe(seeds.length)
      expect(await importSeeds(database, seeds)).toBe(0)
      const before = (await openReference(database)).current()
      const umum = before.table('categories').byId.get('umum')
      if (!umum) throw new Error('there is no umum')
      await database.transaction(async (transaction) => {
        await lockReference(transaction)
        const content = { record: { ...umum.record, price_cbm: 1 }, source: 'Operator', asOf: umum.asOf }
        await writeRecords(transaction, [rewritten(umum, content, 'operator')], later)
      })
      const next = seeds.flatMap((seed) => {
        if (seed.kind !== 'categories') return [seed]
        if (seed.id === 'umum') return [changed(seed, { price_cbm: 2 }, later)]
        if (seed.id === 'fashion') return [changed(seed, { price_cbm: 3 }, later)]
        return seed.id === 'handphone' ? [] : [{ ...seed, asOf: later }]
      })
      const categories = seeds.filter(({ kind }) => kind === 'categories').length
      expect(await importSeeds(database, next)).toBe(categories - 1)
      expect([await figure('umum'), await figure('fashion'), await figure('handphone')]).toEqual([
        1,
        3,
        undefined,
      ])
      // The previous release starts once more; the newer data stays.
      await importSeeds(database, seeds)
      expect([await figure('umum'), await figure('fashion')]).toEqual([1, 3])
    } finally {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('keeps an operator’s change across a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seberang-restart-'))
    const restarted = () => startTestServer('PGlite', { dataFolder: folder })
    const first = await restarted()
    await new Operator(first.url).call(calls.opsSetReference, {
      params: { kind: 'packages', id: 'udara-individu' },
      body: { record: oneTier(123_000) },
    })
    await first.close()
    const second = await restarted()
    expect(await freightFor(await Browser.open(second.url))).toBe(184_500)
    await second.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
