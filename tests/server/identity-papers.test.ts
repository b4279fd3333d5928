import { calls, type KtpInput, type PassportInput } from '@seberang/domain/api'
import { languages, wireLanguages } from '@seberang/domain/language'
import { identityPapersADay, paperLinkSeconds } from '@seberang/domain/limits'
import { jakartaDay } from '@seberang/domain/time'
import { messageFor } from '@seberang/domain/validation'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTexts } from '../../server/refusal/texts.ts'
import {
  advanceClock,
  atGateway,
  mailsTo,
  newestMail,
  Operator,
  refusedAs,
  type Failing,
} from './support/api.ts'
import { assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { runOps } from './support/ops.ts'
import { anyDatabase, oneDatabase, startTestServer, type TestServer } from './support/server.ts'
import { storedFiles } from './support/stored-files.ts'

const day = 24 * 60 * 60_000
const nik = '3273046105940002'

describe.each(oneDatabase)('identity papers on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const register = async () => {
    customer = await TestCustomer.register(server.url)
  }
  const ktp = async (change: Partial<KtpInput> = {}): Promise<KtpInput> => ({
    ktp_number: '3273 0461 0594 0002',
    name: 'RATNA DEWI WULANDARI',
    file: change.file ?? (await uploads(customer)),
    ...change,
  })
  const passport = async (change: Partial<PassportInput> = {}): Promise<PassportInput> => ({
    passport_number: 'x1234567',
    name: 'RATNA DEWI WULANDARI',
    nationality: 'id',
    expires_on: '2035-05-21',
    file: change.file ?? (await uploads(customer)),
    ...change,
  })
  const sends = async (change: Partial<KtpInput> = {}) =>
    customer.call(calls.saveKtp, { body: await ktp(change) })
  const shown = async (by = customer) => (await by.call(calls.ktp)).body.data
  const current = async () => {
    const paper = await shown()
    if (!paper) throw new Error('there is no paper')
    return paper
  }
  const profile = async () => (await customer.call(calls.profile)).body.customer
  const opens = (path: string, headers: Record<string, string>) => fetch(server.url + path, { headers })
  const opensOwn = (path: string, by = customer) => opens(path, { Authorization: `Token ${by.token}` })
  const asOperator = async (id: string) =>
    (await operator.call(calls.opsIdentity, { params: { id } })).body.identity
  const approves = (id: string) => operator.call(calls.opsApproveIdentity, { params: { id } })
  const rejects = (id: string, reason = 'Fotonya buram. Foto ulang di tempat terang.') =>
    operator.call(calls.opsRejectIdentity, { params: { id }, body: { reason } })
  const removes = (reauth_token?: string) =>
    customer.call(calls.deleteKtp, { body: { ...(reauth_token !== undefined && { reauth_token }) } })

  describe('are sent', () => {
    it('for the first time, and wait', async () => {
      await register()
      expect(await shown()).toBeNull()
      const { status, body } = await sends()
      expect([status, body.ktp.status]).toEqual([201, 'waiting'])
      expect((await profile()).ktp).toEqual(body.ktp)
      expect(await current()).toMatchObject({
        id: body.ktp.id,
        status: 'waiting',
        number_masked: '3273 04•• •••• 0002',
        name: 'RATNA DEWI WULANDARI',
        decided_at: null,
        readings: [],
        needed_by: [],
      })
    })

    it('as a passport, beside the KTP', async () => {
      await register()
      await sends()
      const { status, body } = await customer.call(calls.savePassport, { body: await passport() })
      expect([status, body.passport.status]).toEqual([201, 'waiting'])
      expect((await customer.call(calls.passport)).body.data).toMatchObject({ number_masked: 'X••••567' })
      expect(await profile()).toMatchObject({ ktp: { status: 'waiting' }, passport: { status: 'waiting' } })
    })

    it('again in place of one that waits, whose photo nobody opens any more', async () => {
      await register()
      await sends()
      const { id, url } = await current()
      expect((await opensOwn(url)).status).toBe(200)
      const { status, body } = await sends({ ktp_number: '3171011708900001' })
      expect([status, body.ktp.id === id]).toEqual([200, false])
      expect((await opensOwn(url)).status).toBe(404)
      expect((await current()).number_masked).toBe('3171 01•• •••• 0001')
      expect((await approves(id)).status).toBe(404)
    })

    it('once, however often a request is repeated', async () => {
      await register()
      const body = await ktp()
      const headers = { 'idempotency-key': 'once-and-again' }
      const [one, other] = await Promise.all([
        customer.call(calls.saveKtp, { body, headers }),
        customer.call(calls.saveKtp, { body, headers }),
      ])
      const repeated = await customer.call(calls.saveKtp, { body, headers })
      const saved = [one, other, repeated].filter(({ status }) => status === 201)
      expect(saved.length).toBeGreaterThanOrEqual(2)
      expect(new Set(saved.map((answer) => answer.body.ktp.id)).size).toBe(1)
    })

    it('from two tabs at once: one of them stays', async () => {
      await register()
      const bodies = [await ktp(), await ktp()]
      const answers = await Promise.all(bodies.map((body) => customer.call(calls.saveKtp, { body })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
      expect(answers.map(({ body }) => body.ktp.id)).toContain((await current()).id)
    })

    it.each([
      ['a NIK of 15 digits', { ktp_number: '327304610594000' }, 'ktp_number'],
      ['a NIK of no province', { ktp_number: '2073046105940002' }, 'ktp_number'],
      ['a NIK of no day', { ktp_number: '3273047215940002' }, 'ktp_number'],
      ['no name', { name: ' ' }, 'name'],
      ['an unknown file', { file: 'unknown' }, 'file'],
      ['an unknown selfie', { selfie_file: 'unknown' }, 'selfie_file'],
    ])('not with %s: everything stays as it was', async (_, change, field) => {
      await register()
      await sends()
      const before = await current()
      expect(refusedAs(await sends(change))).toEqual([422, [field]])
      expect(await shown()).toEqual(before)
      expect((await opensOwn(before.url)).status).toBe(200)
    })

    it.each([
      ['an expired one', { expires_on: '2020-01-01' }, 'expires_on', 'passport_expired'],
      ['no day', { expires_on: '2031-02-30' }, 'expires_on', 'day'],
      ['no country', { nationality: 'QQ' }, 'nationality', 'nationality'],
      ['no number', { passport_number: 'X12' }, 'passport_number', 'passport_number'],
    ] as const)('not as a passport with %s', async (_, change, field, key) => {
      await register()
      const { status, body } = await customer.call(calls.savePassport, { body: await passport(change) })
      expect([status, body.errors]).toEqual([422, [{ field, message: messageFor('id', key) }]])
    })

    it('not as a passport that is valid for longer than any', async () => {
      await register()
      const body = await passport({ expires_on: '2131-05-21' })
      const refused = await customer.call(calls.savePassport, { body })
      expect(refusedAs(refused)).toEqual([422, ['expires_on']])
      expect(refused.body.errors?.[0]?.message).toMatch(/^Paspor berlaku paling lama sampai 20\d\d\./)
    })

    it('by the day in Jakarta', async () => {
      await register()
      const clock = await fetch(`${server.url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_ms: 0 }),
      })
      const { now } = (await clock.json()) as { now: string }
      const today = jakartaDay(new Date(now))
      const refused = await customer.call(calls.savePassport, { body: await passport({ expires_on: today }) })
      expect(refusedAs(refused)).toEqual([422, ['expires_on']])
    })

    it('with nothing that serves another purpose, and serve no other', async () => {
      await register()
      const invoice_file = await uploads(customer)
      await customer.savesCart((input) => ({ ...input, setup: { ...input.setup, invoice_file } }))
      expect(refusedAs(await sends({ file: invoice_file }))).toEqual([422, ['file']])
      const product = await uploads(customer)
      await customer.savesCart((input) => ({
        ...input,
        products: input.products.map((one) => ({ ...one, image_url: product })),
      }))
      expect(refusedAs(await sends({ file: product }))).toEqual([422, ['file']])
      const paper = await uploads(customer)
      await customer.savesCart((input) => ({ ...input, setup: { ...input.setup, paper_files: [paper] } }))
      expect(refusedAs(await sends({ file: paper }))).toEqual([422, ['file']])
      const file = await uploads(customer)
      await sends({ file })
      expect(refusedAs(await sends({ file }))).toEqual([422, ['file']])
      const input = cartInput(customer.addressId)
      const named = await customer.call(calls.saveCart, {
        body: { ...input, setup: { ...input.setup, invoice_file: file } },
      })
      expect(refusedAs(named)).toEqual([422, ['setup.invoice_file']])
    })

    it(`not more than ${identityPapersADay} times a day; what is refused does not count`, async () => {
      await register()
      expect((await sends({ file: 'unknown' })).status).toBe(422)
      for (let sent = 0; sent < identityPapersADay; sent += 1)
        expect((await sends()).status).toBeLessThan(300)
      expect((await sends()).status).toBe(429)
      await advanceClock(server.url, day)
      expect((await sends()).status).toBe(200)
    })
  })

  describe('are decided on', () => {
    it('by an admin who has looked at them: approved, told live and by mail', async () => {
      await register()
      await sends()
      const { id } = await current()
      expect((await approves(id)).body.identity).toMatchObject({ status: 'approved', decided_by: 'machine' })
      expect((await profile()).ktp).toEqual({ id, status: 'approved' })
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toBe('KTP-mu sudah terverifikasi')
      expect(text).toContain('/settings?tab=identity')
      const { results } = (await customer.call(calls.notices)).body
      expect(results[0]).toMatchObject({ topic: 'notice', code: 'ktp', event: 'identity_approved' })
    })

    it('rejected for a reason, and sent again', async () => {
      await register()
      await sends()
      const { id } = await current()
      await rejects(id, 'Baris angka di bawah terpotong.')
      expect((await profile()).ktp).toMatchObject({
        status: 'rejected',
        reason: 'Baris angka di bawah terpotong.',
      })
      const { text } = await newestMail(server.url, customer.email)
      expect(text).toContain('Baris angka di bawah terpotong.')
      expect(text).toContain('/ktp')
      expect((await customer.call(calls.notices)).body.results[0]).toMatchObject({
        event: 'identity_rejected',
      })
      expect((await sends()).status).toBe(200)
      expect((await profile()).ktp).toEqual({ id: (await current()).id, status: 'waiting' })
    })

    it.each(languages)('in the words of the language of the account: %s', async (language) => {
      await register()
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      await sends()
      await rejects((await current()).id, 'Blurred.')
      await customer.call(calls.savePassport, { body: await passport() })
      const { body } = await customer.call(calls.passport)
      await approves(body.data?.id ?? '')
      const subjects = (await mailsTo(server.url, customer.email)).slice(0, 2).map(({ subject }) => subject)
      const expected = {
        id: ['Paspor-mu sudah terverifikasi', 'KTP-mu perlu dikirim lagi'],
        en: ['Your passport is verified', 'Please send your KTP again'],
        zh: ['你的护照已通过验证', '请重新提交你的KTP'],
      }
      expect(subjects).toEqual(expected[language])
    })

    it('once: of two who decide at once, one does', async () => {
      await register()
      await sends()
      const { id } = await current()
      const answers = await Promise.all([approves(id), rejects(id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await approves(id)).body.message).toBe(answerTexts.id.already_decided)
    })

    it('not while they are replaced: an operator approves what they have seen', async () => {
      await register()
      await sends()
      const { id } = await current()
      const [replaced] = await Promise.all([sends(), approves(id)])
      const { status } = await current()
      // Approved before it was replaced, its owner would have had to say who they are.
      expect([replaced.status, status]).toEqual(
        replaced.status === 200 ? [200, 'waiting'] : [403, 'approved'],
      )
    })

    it.each(kind === 'PostgreSQL' ? [kind] : [])(
      'not once they were replaced meanwhile: they are not found any more, on %s',
      async () => {
        await register()
        await sends()
        const { id } = await current()
        const body = await ktp()
        const client = await beginTransaction(server.databaseUrl)
        await client.query('select id from customers where id = $1 for update', [customer.id])
        const replaced = customer.call(calls.saveKtp, { body })
        await untilWaiting(client, 1)
        const approved = approves(id)
        await untilWaiting(client, 2)
        await client.query('commit')
        await client.end()
        expect([(await replaced).status, (await approved).status]).toEqual([200, 404])
      },
    )

    it('as they are listed: the oldest first, those that wait', async () => {
      await register()
      await sends()
      const { id } = await current()
      const listed = await operator.call(calls.opsIdentities, { query: { page_size: 100 } })
      const mine = listed.body.results.find((one) => one.id === id)
      expect(mine).toMatchObject({
        suite: customer.suite,
        status: 'waiting',
        number_masked: '3273 04•• •••• 0002',
      })
      expect(JSON.stringify(listed.body)).not.toContain(nik)
      await approves(id)
      const approved = await operator.call(calls.opsIdentities, {
        query: { page_size: 100, status: 'approved' },
      })
      expect(approved.body.results.map((one) => one.id)).toContain(id)
    })
  })

  describe('are read', () => {
    const readings = async () => (await current()).readings.map(({ by }) => by)

    it('by their owner, which is recorded', async () => {
      await register()
      await sends()
      const { url } = await current()
      const answer = await opensOwn(url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(await readings()).toEqual(['owner'])
    })

    it('by nobody else: neither by a stranger, nor by an operator with a key', async () => {
      await register()
      await sends()
      const { url } = await current()
      const stranger = await TestCustomer.register(server.url)
      expect((await opensOwn(url, stranger)).status).toBe(404)
      expect((await operator.send('GET', url)).status).toBe(404)
      expect(await shown(stranger)).toBeNull()
      expect(await readings()).toEqual([])
    })

    it('by an operator through a link: once, and the audit and the owner are told', async () => {
      await register()
      await sends({ selfie_file: await uploads(customer) })
      const { id, url } = await current()
      const identity = await asOperator(id)
      expect(identity).toMatchObject({
        number: nik,
        name: 'RATNA DEWI WULANDARI',
        account_name: 'Ayu Lestari',
        links: [{ what: 'paper' }, { what: 'selfie' }],
      })
      const [link] = identity.links
      const first = await fetch(link?.url ?? '')
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect((await fetch(link?.url ?? '')).status).toBe(404)
      expect(await readings()).toEqual(['us', 'us'])
      const { results } = (await operator.call(calls.opsAudit, { query: { page_size: 2 } })).body
      expect(results).toMatchObject([
        { actor: 'machine', action: 'read_paper', subject: basename(url) },
        { actor: 'machine', action: 'read_identity', subject: id },
      ])
    })

    it('by an operator each time anew: no answer is stored', async () => {
      await register()
      await sends()
      const { id } = await current()
      const shows = () =>
        operator.call(calls.opsIdentity, { params: { id }, headers: { 'Idempotency-Key': 'the-same' } })
      for (const seen of [1, 2]) {
        expect((await shows()).status).toBe(200)
        expect(await readings()).toHaveLength(seen)
      }
      expect((await removes()).status).toBe(204)
      expect((await shows()).status).toBe(404)
    })

    it('through a link that only a picture uses up, not who asks whether it is there', async () => {
      await register()
      await sends()
      const [link] = (await asOperator((await current()).id)).links
      expect((await fetch(link?.url ?? '', { method: 'HEAD' })).status).toBe(404)
      expect((await fetch(link?.url ?? '')).status).toBe(200)
    })

    it('through a link for a minute', async () => {
      await register()
      await sends()
      const [link] = (await asOperator((await current()).id)).links
      await advanceClock(server.url, paperLinkSeconds * 1000)
      expect((await fetch(link?.url ?? '')).status).toBe(404)
      expect(await readings()).toEqual(['us'])
    })

    it('through a link of two that open it at once by one', async () => {
      await register()
      await sends()
      const [link] = (await asOperator((await current()).id)).links
      const answers = await Promise.all([fetch(link?.url ?? ''), fetch(link?.url ?? '')])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    })

    it('through no link once they are replaced', async () => {
      await register()
      await sends()
      const [link] = (await asOperator((await current()).id)).links
      await sends()
      expect((await fetch(link?.url ?? '')).status).toBe(404)
    })

    it('also before they were replaced, as their owner still sees', async () => {
      await register()
      await sends()
      await asOperator((await current()).id)
      await sends()
      expect(await readings()).toEqual(['us'])
    })

    it('by us, which their owner cannot push out by reading them', async () => {
      await register()
      await sends()
      const { id, url } = await current()
      await asOperator(id)
      for (let read = 0; read < 25; read += 1) await opensOwn(url)
      expect((await readings()).toSorted()).toEqual([...Array(20).fill('owner'), 'us'])
    })
  })

  describe('are removed', () => {
    it('by their owner, with the photo', async () => {
      await register()
      await sends()
      const { url } = await current()
      expect((await removes()).status).toBe(204)
      expect([await shown(), (await profile()).ktp]).toEqual([null, null])
      expect((await opensOwn(url)).status).toBe(404)
      expect((await removes()).status).toBe(404)
      expect((await sends()).status).toBe(201)
    })

    it('once they are approved only by who has just said who they are; replaced, too', async () => {
      await register()
      await sends()
      await approves((await current()).id)
      expect(refusedAs(await removes())).toEqual([403, 'reauthenticate'])
      expect(refusedAs(await sends())).toEqual([403, 'reauthenticate'])
      expect((await current()).status).toBe('approved')
      expect((await sends({ reauth_token: await customer.reauthenticates() })).status).toBe(200)
      await approves((await current()).id)
      expect((await removes(await customer.reauthenticates())).status).toBe(204)
    })

    it('not while shipments under way need them: it says which', async () => {
      await register()
      await sends()
      const waits = await customer.savesCart()
      const cheap = await customer.savesCart((input) => ({
        ...input,
        products: input.products.map((one) => ({ ...one, price_original: '2.50' })),
      }))
      const invoice = await customer.checksOut(waits, cheap)
      expect((await current()).needed_by).toEqual([waits])
      const refused = await removes()
      const { code, data } = refused.body as unknown as Failing
      expect([refused.status, code, data]).toEqual([409, 'paper_needed', { needed_by: [waits] }])
      await approves((await current()).id)
      const reauth_token = await customer.reauthenticates()
      expect(refusedAs(await sends({ reauth_token }))).toEqual([409, 'paper_needed'])
      await customer.call(calls.savePassport, { body: await passport() })
      expect((await current()).needed_by).toEqual([waits])
      await rejects((await customer.call(calls.passport)).body.data?.id ?? '')
      expect((await current()).needed_by).toEqual([waits])
      const attempt = invoice.payment?.order_id ?? ''
      await atGateway(server.url, attempt, 'expire')
      expect((await customer.cart(waits)).status).toBe('from_seller')
      expect((await removes(reauth_token)).status).toBe(204)
    })

    it('an approved one while another only waits: that may be rejected', async () => {
      await register()
      await sends()
      const waits = await customer.savesCart()
      await customer.checksOut(waits)
      const passportId = async () => (await customer.call(calls.passport)).body.data?.id ?? ''
      // Of two that wait, either may go.
      await customer.call(calls.savePassport, { body: await passport() })
      expect((await current()).needed_by).toEqual([])
      await approves((await current()).id)
      const reauth_token = await customer.reauthenticates()
      expect((await current()).needed_by).toEqual([waits])
      expect(refusedAs(await removes(reauth_token))).toEqual([409, 'paper_needed'])
      expect(refusedAs(await sends({ reauth_token }))).toEqual([409, 'paper_needed'])
      await approves(await passportId())
      expect((await current()).needed_by).toEqual([])
      expect((await removes(reauth_token)).status).toBe(204)
    })
  })

  it('are looked at, rejected and approved by commands', async () => {
    await register()
    await sends()
    const { id } = await current()
    const listed = await runOps(server, 'identity', 'list', '--page', '1')
    expect(listed.code).toBe(0)
    const seen = await runOps(server, 'identity', 'show', id)
    expect(seen.output).toContain('3273 0461 0594 0002')
    const [, link = ''] = /paper {2}(\S+)/.exec(seen.output) ?? []
    expect((await fetch(link)).status).toBe(200)
    const rejected = await runOps(server, 'identity', 'reject', id, '--reason', 'Foto buram')
    expect([rejected.code, rejected.output]).toEqual([0, expect.stringContaining('rejected')])
    const late = await runOps(server, 'identity', 'approve', id)
    expect([late.code, late.errors]).toEqual([1, expect.stringContaining(answerTexts.en.already_decided)])
    await sends()
    const again = await current()
    expect((await runOps(server, 'identity', 'approve', again.id)).output).toContain('approved')
    expect((await profile()).ktp?.status).toBe('approved')
  })

  it.each(kind === anyDatabase ? [kind] : [])('stand encrypted on the disk', async () => {
    await register()
    await sends()
    const files = storedFiles(server.dataFolder)
    const isPicture = (bytes: Buffer) => bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))
    expect(files.filter(({ bytes }) => isPicture(bytes))).not.toEqual([])
    expect(files.filter(({ sealed }) => isPicture(sealed))).toEqual([])
  })
})
