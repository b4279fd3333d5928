import { calls, type AccountOpen } from '@seberang/domain/api'
import { dataCopiesADay, dataCopyMinutes, leastWithdrawal } from '@seberang/domain/limits'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, type Database } from '../../server/database/database.ts'
import { addresses } from '../../server/database/schema/index.ts'
import { deleteLatecomers } from '../../server/jobs/erase.ts'
import { onPglite, onPostgres } from '../../server/machine/database.ts'
import { startServer } from '../../server/main.ts'
import { advanceClock, atGateway, Browser, mailsTo, newestMail } from './support/api.ts'
import { cartInput, codeIn, mandatory, password, TestCustomer } from './support/customer.ts'
import { box, Counter, newReference, surely } from './support/counter.ts'
import { noise, photo, uploads } from './support/files.ts'
import { assertHealthy } from './support/health.ts'
import { LiveClient } from './support/live.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { databases, startTestServer, testConfig, type TestServer } from './support/server.ts'
import { storedFiles } from './support/stored-files.ts'
import { addsAccount, code, pin, setsPin, topsUp } from './support/wallet.ts'

const minutes = 60_000

/** Takes another address. */
async function moves(customer: TestCustomer, to = 'kenari'): Promise<void> {
  const email = `${to}-${customer.email}`
  const reauth_token = await customer.reauthenticates()
  await customer.call(calls.saveProfile, { body: { email, reauth_token } })
  const email_code = codeIn((await newestMail(customer.url, email)).text)
  await customer.call(calls.saveProfile, { body: { email, email_code, reauth_token } })
  customer.email = email
}

const asksForCopy = async (customer: TestCustomer, reauth_token?: string) =>
  customer.call(calls.exportData, {
    body: { reauth_token: reauth_token ?? (await customer.reauthenticates()) },
  })
const deletes = async (customer: TestCustomer, reauth_token?: string) =>
  customer.call(calls.deleteAccount, {
    body: { reauth_token: reauth_token ?? (await customer.reauthenticates()) },
  })

/** The files of a ZIP that an address downloads, by their names. */
async function unzipped(url: string): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="seberang-[\d-]{10}\.zip"$/,
  )
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

describe.each(databases)('a copy of one’s data on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const download = async (customer: TestCustomer) => {
    const { body } = await asksForCopy(customer)
    return unzipped(server.url + body.url)
  }
  const rows = (zip: Record<string, Uint8Array>, table: string) =>
    JSON.parse(strFromU8(zip[`data/${table}.json`] ?? new Uint8Array())) as Record<string, unknown>[]

  it('holds what there is, the files too, and a page in the customer’s language that leads to all of it', async () => {
    const customer = await TestCustomer.register(server.url)
    const file = await uploads(customer)
    await customer.savesAddress({ npwp: '012345678901000', npwp_file: file })
    const code = await customer.savesCart()
    await customer.call(calls.saveDraft, {
      params: { kind: 'import' },
      body: { body: { step: 2, typed: 'setengah jadi' }, version: 0 },
    })
    const zip = await download(customer)
    expect(rows(zip, 'customers')).toMatchObject([{ email: customer.email, first_name: 'Ayu' }])
    expect(rows(zip, 'addresses')).toHaveLength(2)
    expect(rows(zip, 'carts')).toMatchObject([{ code }])
    expect(rows(zip, 'drafts')).toMatchObject([{ body: { body: { typed: 'setengah jadi' } } }])
    expect(rows(zip, 'ratings')).toEqual([])
    const stored = await fetch(`${server.url}/api/file/${file}`, {
      headers: { Authorization: `Token ${customer.token}` },
    })
    expect(Buffer.from(zip[`files/${file}.jpg`] ?? [])).toEqual(Buffer.from(await stored.arrayBuffer()))
    const page = strFromU8(zip['index.html'] ?? new Uint8Array())
    expect(page).toContain('Data kamu di Seberang')
    const linked = [...page.matchAll(/href="([^"]+)"/g)].map(([, name]) => name)
    expect(linked.toSorted()).toEqual(
      Object.keys(zip)
        .filter((name) => name !== 'index.html')
        .toSorted(),
    )
    // Each reading of a paper is recorded.
    const again = await download(customer)
    expect(rows(again, 'audit_log').filter(({ action }) => action === 'read_paper')).toHaveLength(2)
  })

  it('holds nothing that opens the account, and nothing of anybody else', async () => {
    const customer = await TestCustomer.register(server.url)
    const other = await TestCustomer.register(server.url)
    await other.savesAddress({ name: 'Orang Lain' })
    // Whose address somebody names does not make it theirs.
    const body = { name: 'Orang Lain', contact: customer.email, topic_id: 'customs', message: 'Halo?' }
    expect((await other.call(calls.createSupport, { body })).status).toBe(201)
    const texts = Object.values(await download(customer)).map((bytes) => strFromU8(bytes))
    const all = texts.join('\n')
    expect(all).not.toContain('$argon2')
    expect(all).not.toContain('Orang Lain')
    expect(all).not.toContain(other.email)
    expect(all).not.toMatch(/"(hash|pin_hash|password_hash|answer)"/)
  })

  it('has of an address that changed hands what each owner had of it, also when the other one is deleted', async () => {
    const former = await TestCustomer.register(server.url)
    const { email } = former
    const message = { name: 'Ayu', contact: email, topic_id: 'customs', message: 'Di mana paket saya?' }
    expect((await former.call(calls.createSupport, { body: message })).status).toBe(201)
    await moves(former)
    const next = new TestCustomer(server.url)
    Object.assign(next, await Browser.open(server.url), { email })
    const registered = await next.call(calls.registerMandatory, { body: mandatory(await next.verifyEmail()) })
    next.token = registered.body.token
    const has = async (customer: TestCustomer) => {
      const zip = await download(customer)
      const registrations = rows(zip, 'proofs').filter(({ purpose }) => purpose === 'register')
      // Their own one; none where a sweep has removed what was used.
      expect(registrations.length).toBeLessThanOrEqual(1)
      return {
        subjects: rows(zip, 'mails').flatMap(({ to, subject }) => (to === email ? [subject] : [])),
        messages: rows(zip, 'support_messages').length,
      }
    }
    const [before, now] = [await has(former), await has(next)]
    expect(before.subjects).toContain('Email akun Seberang kamu sudah diganti')
    expect(now.subjects).toContain('Salinan data akun Seberang kamu diunduh')
    expect(before.subjects.length + now.subjects.length).toBe((await mailsTo(server.url, email)).length)
    expect([before.messages, now.messages]).toEqual([1, 0])
    await moves(next, 'jalak')
    expect(await has(next)).toEqual({
      ...now,
      subjects: [...now.subjects, 'Email akun Seberang kamu sudah diganti'],
    })
    expect((await deletes(next)).status).toBe(202)
    expect(await has(former)).toEqual(before)
  })

  it('has nothing that came from its address long before it was registered', async () => {
    const customer = new TestCustomer(server.url)
    const email = `${randomUUID()}@example.com`
    Object.assign(customer, await Browser.open(server.url), { email })
    const body = { name: 'Ayu', contact: email, topic_id: 'customs', message: 'Di mana paket saya?' }
    expect((await customer.call(calls.createSupport, { body })).status).toBe(201)
    await advanceClock(server.url, 2 * 24 * 60 * minutes)
    const registered = await customer.call(calls.registerMandatory, {
      body: mandatory(await customer.verifyEmail()),
    })
    customer.token = registered.body.token
    expect(rows(await download(customer), 'support_messages')).toEqual([])
  })

  it('is downloaded once, within minutes, by whoever has the address, and told by mail', async () => {
    const customer = await TestCustomer.register(server.url)
    const { status, body } = await asksForCopy(customer)
    expect(status).toBe(202)
    expect((await newestMail(server.url, customer.email)).subject).toBe(
      'Salinan data akun Seberang kamu diunduh',
    )
    await unzipped(server.url + body.url)
    expect((await fetch(server.url + body.url)).status).toBe(404)
    const late = (await asksForCopy(customer)).body.url
    await advanceClock(server.url, dataCopyMinutes * minutes)
    expect((await fetch(server.url + late)).status).toBe(404)
    expect((await fetch(`${server.url}${calls.downloadData.path}?token=tebakan`)).status).toBe(404)
  })

  it('is not downloaded once its session has ended: that is what the mail advises', async () => {
    const customer = await TestCustomer.register(server.url)
    const { url } = (await asksForCopy(customer)).body
    await customer.call(calls.logout)
    expect((await fetch(server.url + url)).status).toBe(401)
  })

  it('stops where its session ends while it is read', async () => {
    const customer = await TestCustomer.register(server.url)
    for (const _ of [1, 2, 3, 4]) await uploads(customer, await noise())
    const answer = await fetch(server.url + (await asksForCopy(customer)).body.url)
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    await customer.call(calls.logout)
    const rest = async () => {
      for (;;) if ((await reader.read()).done) return 'whole'
    }
    await expect(rest()).rejects.toThrow('terminated')
  })

  it('has no code of a mail that is on its way', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.mailedCode('PIN')
    const subjects = rows(await download(customer), 'mails').map(({ subject }) => subject)
    expect(subjects).toContain('•••••• adalah kode Seberang kamu')
    expect(subjects.join()).not.toContain(code)
  })

  it('has no link of a mail that still works', async () => {
    const customer = await TestCustomer.register(server.url)
    await customer.call(calls.forgotPassword, { body: { email_or_phone: customer.email } })
    const token = /token=([\w-]+)/.exec((await newestMail(server.url, customer.email)).text)?.[1] ?? ''
    expect(token).not.toBe('')
    for (const bytes of Object.values(await download(customer))) expect(strFromU8(bytes)).not.toContain(token)
  })

  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    'has no table that is read after its session has ended, on %s',
    async () => {
      const customer = await TestCustomer.register(server.url)
      const { url } = (await asksForCopy(customer)).body
      const client = await beginTransaction(server.databaseUrl)
      await client.query('lock table ratings in access exclusive mode')
      const answer = fetch(server.url + url)
      await untilWaiting(client, 1)
      await customer.call(calls.logout)
      await client.query('commit')
      await client.end()
      await expect((await answer).arrayBuffer()).rejects.toThrow('terminated')
    },
  )

  it('of two downloads with one address at once one is answered', async () => {
    const customer = await TestCustomer.register(server.url)
    const { url } = (await asksForCopy(customer)).body
    const answers = await Promise.all([1, 2, 3].map(() => fetch(server.url + url)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  })

  it('needs to know who is there, and is made so many times a day', async () => {
    const customer = await TestCustomer.register(server.url)
    expect(await asksForCopy(customer, 'tebakan')).toMatchObject({
      status: 403,
      body: { code: 'reauthenticate' },
    })
    const token = await customer.reauthenticates()
    for (let times = 0; times < dataCopiesADay; times += 1)
      expect((await asksForCopy(customer, token)).status).toBe(202)
    expect((await asksForCopy(customer, token)).status).toBe(429)
  })

  it('is counted for its owner', async () => {
    const customer = await TestCustomer.register(server.url)
    await uploads(customer)
    await customer.savesCart()
    const { data } = (await customer.call(calls.accountData)).body
    expect(data.counts).toEqual({ profile: 2, shipments: 1, money: 0, photos: 0, papers: 1, messages: 0 })
    expect(data.bytes).toBeGreaterThan(0)
  })
})

const silent = { error: () => undefined }
const noFiles = { remove: () => Promise.reject(new Error('there are none')) }

/** What the customer typed, and what others typed about them. */
const canaries = [
  'Kenaridepan',
  'Kenaribelakang',
  '81299887766',
  'Kenari Penerima',
  'Jalan Kenari',
  '091234567012000',
  'kenari-merek',
  'kenari kayu',
  'kenari-barang',
  'kenari.example',
  'KENARIRESI1',
  'KENARIPABEAN1',
  'kenari pesan',
  'kenari nilai',
]

describe.each(databases)('a deleted account on %s', (kind) => {
  /** A server that is closed to look into its database. */
  async function openSite() {
    const config = await testConfig(kind)
    const { databaseUrl, dataFolder } = config
    const onDatabase = <Result>(work: (database: Database) => Promise<Result>) =>
      databaseUrl === undefined ? onPglite(dataFolder, work) : onPostgres(databaseUrl, work)
    return { server: await startServer(config), dataFolder, onDatabase }
  }

  /** The tables whose rows have a text somewhere, but the mail that tells of the deletion. */
  async function tablesWith(database: Database, text: string): Promise<string[]> {
    const tables = rowsOf<{ name: string }>(
      await database.execute(
        sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      ),
    )
    const found: string[] = []
    for (const { name } of tables) {
      const table = sql.identifier(name)
      const rows = await database.execute(
        sql`select 1 from ${table} where strpos(lower(${table}::text), lower(${text})) > 0
          and not (${name} = 'mails' and ${table}::text like '%Akun Seberang kamu sudah dihapus%') limit 1`,
      )
      if (rowsOf(rows).length > 0) found.push(name)
    }
    return found
  }

  it('leaves nothing personal: not in any table, nor in the store; invoices and the ledger stay', async () => {
    const { server, dataFolder, onDatabase } = await openSite()
    const counter = new Counter(server.url)
    const customer = await TestCustomer.register(server.url)
    const neighbour = await TestCustomer.register(server.url)
    await uploads(neighbour)
    const before = storedFiles(dataFolder).length
    const former = customer.email
    await moves(customer)
    const code = await fill(customer, counter)
    const invoice_code = (await customer.cart(code)).invoice_code ?? ''
    const live = await LiveClient.open(server.url, customer.token)
    await asksForCopy(customer)
    const guess = { user_id: customer.email, password: 'bukan kata sandinya' }
    expect((await (await Browser.open(server.url)).call(calls.login, { body: guess })).status).toBe(422)
    const { status, text } = await deletes(customer)
    expect(status, text).toBe(202)
    await live.closed
    expect((await customer.call(calls.profile)).status).toBe(401)
    expect(storedFiles(dataFolder)).toHaveLength(before)
    const [mail] = await mailsTo(server.url, customer.email)
    expect(mail?.subject).toBe('Akun Seberang kamu sudah dihapus')
    expect(await mailsTo(server.url, customer.email)).toHaveLength(1)
    await assertHealthy(server.url)

    const { customer: found } = (await neighbour.call(calls.profile)).body
    expect(found.first_name).toBe('Ayu')
    expect((await counter.operator.call(calls.opsCheck)).body.checks.flatMap(({ broken }) => broken)).toEqual(
      [],
    )
    await server.close()
    await onDatabase(async (database) => {
      for (const canary of [former, customer.email, ...canaries])
        expect([canary, await tablesWith(database, canary)]).toEqual([canary, []])
      // Nor under a hash of the address.
      expect(rowsOf(await database.execute(sql`select key from failed_guesses`))).toEqual([])
      // A request that was let in before may write later.
      const late = {
        id: 'late',
        customerId: Number(customer.id),
        name: 'kenari terlambat',
        createdAt: new Date(),
      }
      await database
        .insert(addresses)
        .values({ ...late, phoneNumber: '', subDistrictId: '', postalCode: '', address: '' })
      await deleteLatecomers({ database: { database }, files: noFiles, log: silent })
      expect(await tablesWith(database, 'kenari terlambat')).toEqual([])
      const naming = await tablesWith(database, invoice_code)
      expect(naming).toContain('invoices')
      const sums = await database.execute(
        sql`select sum(amount) as sum, count(*) as count from ledger_entries`,
      )
      expect(rowsOf<{ sum: unknown; count: unknown }>(sums)).toMatchObject([{ sum: expect.anything() }])
      expect(Number(rowsOf<{ count: unknown }>(sums)[0]?.count)).toBeGreaterThan(0)
    })
    rmSync(dataFolder, { recursive: true, force: true })
  })

  /** Types and uploads whatever can be, and takes a shipment to its door. @returns its code */
  async function fill(customer: TestCustomer, counter: Counter): Promise<string> {
    const profile = { first_name: 'Kenaridepan', last_name: 'Kenaribelakang' }
    await customer.call(calls.saveProfile, { body: profile })
    const npwp_file = await uploads(customer)
    customer.addressId = await customer.savesAddress({
      name: 'Kenari Penerima',
      phone_number: '+62 812-9988-7766',
      address: 'Jalan Kenari 5',
      npwp: '091234567012000',
      npwp_file,
    })
    await customer.savesAddress({ address: 'Jalan Kenari 6' })
    const image_file = await uploads(customer)
    const code = await customer.savesCart((input) => ({
      setup: { ...input.setup, marking_code: 'kenari-merek', is_wood: true, wood_note: 'kenari kayu' },
      products: input.products.map((product) => ({
        ...product,
        product_description: 'kenari-barang',
        url: 'https://kenari.example/1',
        image_file,
      })),
    }))
    const dropped = await customer.savesCart((input) => ({
      ...input,
      setup: { ...input.setup, seller_tracking_number: 'KENARIRESI1' },
    }))
    await customer.call(calls.deleteCarts, { body: { cart_codes: [dropped] } })
    await counter.receive(code, '1.2kg')
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]))
    await counter.operator.send('POST', `/api/ops/carts/${code}/photos`, form)
    const invoice = await customer.checksOut(code)
    await counter.pay(invoice)
    await advanceClock(customer.url, 5 * minutes)
    for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const)
      expect((await counter.move(code, status, 'KENARIPABEAN1')).status).toBe(200)
    await customer.call(calls.createRating, { body: { cart_code: code, stars: 5, comment: 'kenari nilai' } })
    await customer.call(calls.createSupport, {
      body: { name: 'Kenaridepan', contact: customer.email, topic_id: 'customs', message: 'kenari pesan' },
    })
    await customer.call(calls.saveDraft, {
      params: { kind: 'import' },
      body: { body: { step: 1 }, version: 0 },
    })
    return code
  }
})

describe.each(databases)('deleting an account on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  it('needs to know who is there', async () => {
    const customer = await TestCustomer.register(server.url)
    expect(await deletes(customer, 'tebakan')).toMatchObject({
      status: 403,
      body: { code: 'reauthenticate' },
    })
    expect((await customer.call(calls.profile)).status).toBe(200)
  })

  it('frees the address: its owner registers again, as somebody new, whose mails come', async () => {
    const customer = await TestCustomer.register(server.url)
    expect((await deletes(customer)).status).toBe(202)
    const login = { user_id: customer.email, password }
    expect((await customer.call(calls.login, { body: login })).status).not.toBe(200)
    const again = new TestCustomer(server.url)
    Object.assign(again, { accessToken: customer.accessToken, signingKey: customer.signingKey })
    again.email = customer.email
    const register_token = await again.verifyEmail()
    const { status, body } = await again.call(calls.registerMandatory, { body: mandatory(register_token) })
    expect(status).toBe(201)
    expect(body.customer.customer_id).not.toBe(customer.id)
  })

  it.each([
    [
      'a shipment that is under way',
      async () => {
        const customer = await TestCustomer.register(server.url)
        return { customer, code: await customer.savesCart() }
      },
      ['shipments'],
    ],
    ['an invoice that can be paid', () => counter.checkedOut(), ['shipments', 'invoices']],
    [
      'a payment that its bank took back after the goods had left',
      async () => {
        const { customer, invoice } = await counter.finished()
        await atGateway(server.url, invoice.payment?.order_id ?? '', 'take_back')
        return { customer, code: invoice.invoice_code }
      },
      ['reversed'],
    ],
  ] as const)('is refused for %s, which it names', async (_, make, kinds) => {
    const { customer, code } = await make()
    const refused = await deletes(customer)
    expect(refused).toMatchObject({ status: 409, body: { code: 'account_open' } })
    const { obstacles } = refused.body.data as AccountOpen
    expect(obstacles.map((one) => one.kind)).toEqual(kinds)
    expect(obstacles[0]?.codes).toEqual([code])
    expect((await customer.call(calls.accountData)).body.data.obstacles).toEqual(obstacles)
    expect((await customer.call(calls.profile)).status).toBe(200)
  })

  it('is refused for money in the wallet', async () => {
    const { customer, code } = await counter.paid('3kg')
    await counter.measure(code, '1.2kg')
    const wallet = await customer.wallet()
    expect(wallet).toBeGreaterThan(0)
    await advanceClock(server.url, 5 * minutes)
    for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const)
      await counter.move(code, status)
    expect((await deletes(customer)).body.data).toEqual({
      obstacles: [{ kind: 'wallet', count: 1, amount: wallet, codes: [] }],
    })
  })

  it('gives up what is too little to be withdrawn, if its owner says how much', async () => {
    const customer = await TestCustomer.register(server.url)
    const reauth_token = await customer.reauthenticates()
    const gives = (gives_up?: number) =>
      customer.call(calls.deleteAccount, {
        body: { reauth_token, ...(gives_up !== undefined && { gives_up }) },
      })
    // It was spent in another tab.
    expect(await gives(10_000)).toMatchObject({ status: 409, body: { code: 'account_open' } })
    await counter.pay(await topsUp(customer, 10_000))
    const { remainder, obstacles } = (await customer.call(calls.accountData)).body.data
    expect([remainder, obstacles]).toEqual([10_000, []])
    for (const other of [undefined, 9_999]) {
      const refused = await gives(other)
      expect(refused).toMatchObject({ status: 409, body: { code: 'account_open' } })
      expect((refused.body.data as AccountOpen).obstacles).toMatchObject([{ kind: 'wallet', amount: 10_000 }])
    }
    expect((await gives(10_000)).status).toBe(202)
    expect((await newestMail(server.url, customer.email)).text).toContain(
      'Saldo dompetmu, Rp10.000, di bawah batas tarik Rp50.000 dan kamu lepas bersama akunmu.',
    )
    await assertHealthy(server.url)
  })

  it('gives up neither as much as can be withdrawn, nor anything while a withdrawal is under way', async () => {
    const customer = await TestCustomer.register(server.url)
    await setsPin(customer)
    const { id: bank_account_id } = await addsAccount(customer)
    await counter.pay(await topsUp(customer, 2 * leastWithdrawal))
    const remainder = async () => (await customer.call(calls.accountData)).body.data.remainder
    const withdraws = async (amount: number) => {
      const body = { bank_account_id, amount, pin, otp_token: await code(customer, 'WD') }
      return (await customer.call(calls.withdraw, { body })).body.withdrawal
    }
    const { id } = await withdraws(leastWithdrawal)
    await surely((sure) => counter.operator.call(calls.opsProcessWithdrawal, { params: { id }, body: sure }))
    const paid = { params: { id }, body: { reference: newReference() } }
    expect((await counter.operator.call(calls.opsPayWithdrawal, paid)).status).toBe(200)
    expect([await customer.wallet(), await remainder()]).toEqual([leastWithdrawal, 0])
    await counter.pay(await topsUp(customer, 10_000))
    await withdraws(leastWithdrawal)
    expect([await customer.wallet(), await remainder()]).toEqual([10_000, 0])
    const body = { reauth_token: await customer.reauthenticates(), gives_up: 10_000 }
    expect((await customer.call(calls.deleteAccount, { body })).status).toBe(409)
  })

  const leaving = async () => {
    const customer = await TestCustomer.register(server.url)
    await counter.pay(await topsUp(customer, 10_000))
    const body = { reauth_token: await customer.reauthenticates(), gives_up: 10_000 }
    const client = await beginTransaction(server.databaseUrl)
    return { customer, client, deletes: async () => customer.call(calls.deleteAccount, { body }) }
  }

  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    'that gives something up keeps no payment of another waiting, on %s',
    async () => {
      const other = await counter.checkedOut()
      const { client, deletes: go } = await leaving()
      await client.query('lock table ratings in access exclusive mode')
      const deleted = go()
      await untilWaiting(client, 1)
      expect(await counter.pay(other.invoice)).toBe(200)
      await client.query('commit')
      await client.end()
      expect((await deleted).status).toBe(202)
    },
  )

  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    'that gives something up holds nothing of its customer while it waits, on %s',
    async () => {
      const { customer, client, deletes: go } = await leaving()
      await client.query('select 1 from ledger_accounts where code = $1 for no key update', [
        `wallet:${customer.id}`,
      ])
      const deleted = go()
      await untilWaiting(client, 1)
      await client.query('select 1 from customers where id = $1 for no key update nowait', [customer.id])
      await client.query('commit')
      await client.end()
      expect((await deleted).status).toBe(202)
    },
  )

  it('of two at once one is done, and a shipment that is saved meanwhile is not lost', async () => {
    const customer = await TestCustomer.register(server.url)
    const token = await customer.reauthenticates()
    const answers = await Promise.all([
      deletes(customer, token),
      deletes(customer, token),
      customer.call(calls.saveCart, { body: cartInput(customer.addressId) }),
    ])
    const [one, two, saved] = answers.map(({ status }) => status)
    // Saved first it stands in the way; otherwise there is nobody left to save it for.
    const deleted = [one, two].filter((status) => status === 202).length
    expect([deleted, saved === 201]).toEqual(saved === 201 ? [0, true] : [1, false])
  })

  it('takes the number from operators: no parcel is received for it', async () => {
    const customer = await TestCustomer.register(server.url)
    await deletes(customer)
    const body = {
      resi: 'RESI-12345',
      suite: customer.suite,
      agent_id: 'us-air',
      weight: '1kg',
      size: box,
      sure: true,
    }
    expect((await counter.operator.call(calls.opsReceive, { body })).status).toBe(404)
  })
})
