import { calls, type ProfileInput } from '@seberang/domain/api'
import { renamesADay } from '@seberang/domain/limits'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, newestMail } from './support/api.ts'
import { assertHealthy, codeIn, password, TestCustomer, wrongCode } from './support/customer.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const newPhone = '+62 811 2222 3333'

describe.each(oneDatabase)('the profile on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const register = () => TestCustomer.register(server.url)
  const saveAsIs = (customer: TestCustomer, body: ProfileInput) => customer.call(calls.saveProfile, { body })
  const save = async (customer: TestCustomer, body: ProfileInput) =>
    saveAsIs(customer, { reauth_token: await customer.reauthenticates(), ...body })
  const profile = async (customer: TestCustomer) => (await customer.call(calls.profile)).body.customer
  const newEmail = () => `${randomUUID()}@example.com`
  const mailedCode = async (email: string) => codeIn((await newestMail(server.url, email)).text)
  const refusedFields = (answer: { body: { errors?: { field: string }[] } }) =>
    answer.body.errors?.map(({ field }) => field)

  it('changes names and language at once, and keeps omitted fields', async () => {
    const customer = await register()
    const before = await profile(customer)
    const answer = await save(customer, { first_name: 'Ayu Ningtyas', language: 'cn' })
    expect(answer).toMatchObject({ status: 200, body: { pending: [] } })
    expect(await profile(customer)).toEqual({ ...before, first_name: 'Ayu Ningtyas', language: 'cn' })
    const { subject } = await newestMail(server.url, customer.email)
    expect(subject).toBe('你的 Seberang 账户姓名已更改')
    const same = await save(customer, {})
    expect(same.body.customer).toEqual(answer.body.customer)
  })

  it('takes so many new names a day, each of which is mailed; anything else is saved still', async () => {
    const customer = await register()
    const rename = (at: number) => saveAsIs(customer, { last_name: `Lestari ${'I'.repeat(at)}` })
    for (let at = 1; at <= renamesADay; at += 1) expect((await rename(at)).status).toBe(200)
    const refused = await rename(renamesADay + 1)
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('Nama sudah') } })
    const last_name = `Lestari ${'I'.repeat(renamesADay)}`
    expect((await saveAsIs(customer, { last_name, language: 'en' })).status).toBe(200)
    expect(await profile(customer)).toMatchObject({ last_name, language: 'en' })
    await advanceClock(server.url, 24 * 60 * minutes)
    expect((await rename(1)).status).toBe(200)
  })

  it('can be saved by the other path too, which answers 201', async () => {
    const customer = await register()
    const body = { first_name: 'Ayu', last_name: 'Pertiwi' }
    expect((await customer.call(calls.saveCustomerProfile, { body })).status).toBe(201)
    expect(await profile(customer)).toMatchObject(body)
  })

  it('a new email address takes effect with the code that was mailed to it', async () => {
    const customer = await register()
    const email = newEmail()
    const saved = await save(customer, { email: email.toUpperCase(), last_name: 'Pertiwi' })
    expect(saved.body).toMatchObject({
      pending: ['email'],
      customer: { email: customer.email, last_name: 'Pertiwi' },
    })
    const confirmed = await save(customer, { email, email_code: await mailedCode(email) })
    expect(confirmed.body).toMatchObject({ pending: [], customer: { email } })
    expect((await newestMail(server.url, customer.email)).text).toContain(email)
    const browser = await Browser.open(server.url)
    const signIn = async (user_id: string) =>
      (await browser.call(calls.login, { body: { user_id, password } })).status
    expect([await signIn(email), await signIn(customer.email)]).toEqual([200, 422])
  })

  it('with a new email address the old one signs nobody in, nor do its links, and both hear of it', async () => {
    const customer = await register()
    const { email: former } = customer
    const other = new TestCustomer(server.url)
    Object.assign(other, await Browser.open(server.url), { email: former })
    await other.signsIn()
    await customer.call(calls.forgotPassword, { body: { email_or_phone: former } })
    const token = /token=(\S+)/.exec((await newestMail(server.url, former)).text)?.[1] ?? ''
    const email = newEmail()
    await save(customer, { email })
    await save(customer, { email, email_code: await mailedCode(email) })
    expect([(await other.call(calls.profile)).status, (await customer.call(calls.profile)).status]).toEqual([
      401, 200,
    ])
    const reset = { token, new_password: `${password}!`, confirm_password: `${password}!` }
    expect((await customer.call(calls.resetPassword, { body: reset })).status).toBe(422)
    expect((await newestMail(server.url, former)).subject).toBe('Email akun Seberang kamu sudah diganti')
    expect((await newestMail(server.url, email)).subject).toBe('Email ini sekarang milik akun Seberang kamu')
  })

  it('a new contact is only taken from whoever has just given the password', async () => {
    const customer = await register()
    for (const change of [{ email: newEmail() }, { phone_number: newPhone }]) {
      const answer = await saveAsIs(customer, { ...change, reauth_token: 'of somebody else' })
      expect([answer.status, answer.body.code]).toEqual([403, 'reauthenticate'])
      expect((await saveAsIs(customer, change)).status).toBe(403)
    }
    expect(await profile(customer)).toMatchObject({ email: customer.email })
  })

  it('a new phone number takes effect with the code that was mailed to the customer', async () => {
    const customer = await register()
    expect((await save(customer, { phone_number: newPhone })).body.pending).toEqual(['phone_number'])
    const mail = await newestMail(server.url, customer.email)
    expect(mail.text).toContain(newPhone)
    expect((await profile(customer)).phone_number).not.toBe(newPhone)
    await save(customer, { phone_number: newPhone, phone_number_code: codeIn(mail.subject) })
    expect((await profile(customer)).phone_number).toBe(newPhone)
    const confirmation = await newestMail(server.url, customer.email)
    expect([confirmation.subject, confirmation.text]).toEqual([
      'Nomor HP akun Seberang kamu sudah diganti',
      expect.stringContaining(newPhone),
    ])
  })

  it('a wrong code changes nothing and counts as an attempt', async () => {
    const customer = await register()
    const email = newEmail()
    await save(customer, { email })
    const code = await mailedCode(email)
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await save(customer, { email, email_code: wrongCode(code), first_name: 'Mallory' })
      expect([answer.status, answer.body.tries_left, refusedFields(answer)]).toEqual([
        422,
        left,
        ['email_code'],
      ])
    }
    expect((await save(customer, { email, email_code: code })).status).toBe(422)
    expect(await profile(customer)).toMatchObject({ email: customer.email, first_name: 'Ayu' })
  })

  it('a code is valid for one customer, one value and one kind, once and for ten minutes', async () => {
    const [customer, other] = [await register(), await register()]
    const email = newEmail()
    await save(customer, { email })
    const code = await mailedCode(email)
    expect((await save(other, { email, email_code: code })).status).toBe(422)
    expect((await save(customer, { email: newEmail(), email_code: code })).status).toBe(422)
    expect((await save(customer, { phone_number: newPhone, phone_number_code: code })).status).toBe(422)
    await advanceClock(server.url, 10 * minutes)
    expect((await save(customer, { email, email_code: code })).status).toBe(422)
    expect((await profile(customer)).email).toBe(customer.email)
  })

  it('the owner of an address that is in use is informed by mail; the caller learns nothing', async () => {
    const [customer, other] = [await register(), await register()]
    const taken = await save(customer, { email: other.email })
    const mail = await newestMail(server.url, other.email)
    expect(mail.text + mail.subject).not.toMatch(/\d{6}/)
    await save(customer, { email: other.email, email_code: '123456' })
    expect((await profile(customer)).email).toBe(customer.email)
    const free = await save(await register(), { email: newEmail() })
    expect([taken.status, taken.body.pending]).toEqual([free.status, free.body.pending])
  })

  it('a customer may have one name', async () => {
    const customer = new TestCustomer(server.url)
    Object.assign(customer, await Browser.open(server.url), { email: newEmail() })
    const answer = await customer.call(calls.registerMandatory, {
      body: {
        register_token: await customer.verifyEmail(),
        first_name: 'Suharto',
        phone_number: newPhone,
        password,
        customer_type: 'personal',
        accept_terms: true,
      },
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { customer: { first_name: 'Suharto', last_name: '' } },
    })
  })

  it('a last name can be taken back', async () => {
    const customer = await register()
    await save(customer, { last_name: '' })
    expect((await profile(customer)).last_name).toBe('')
  })

  it('an address registered by someone else after its code was mailed stays theirs', async () => {
    const customer = await register()
    const rival = new TestCustomer(server.url)
    Object.assign(rival, await Browser.open(server.url), { email: newEmail() })
    await save(customer, { email: rival.email })
    const code = await mailedCode(rival.email)
    const token = await rival.verifyEmail()
    await rival.call(calls.registerMandatory, {
      body: {
        register_token: token,
        first_name: 'A',
        last_name: 'B',
        phone_number: newPhone,
        password,
        customer_type: 'personal',
        accept_terms: true,
      },
    })
    const late = await save(customer, { email: rival.email, email_code: code, avatar: 'avatar-07' })
    expect([late.status, refusedFields(late)]).toEqual([422, ['email']])
  })

  it('mails at most three codes in a quarter of an hour', async () => {
    const customer = await register()
    await advanceClock(server.url, 15 * minutes)
    const statuses: number[] = []
    for (let ask = 0; ask < 4; ask += 1) statuses.push((await save(customer, { email: newEmail() })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    // Changes that need no code are not limited.
    expect((await save(customer, { first_name: 'Ayu' })).status).toBe(200)
  })

  it('mails an address three codes in a quarter of an hour, however many accounts ask', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let ask = 0; ask < 4; ask += 1) statuses.push((await save(await register(), { email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('mails are written in the language that the customer chose', async () => {
    const customer = await register()
    await save(customer, { language: 'cn' })
    const email = newEmail()
    customer.language = 'en'
    await save(customer, { email })
    expect((await newestMail(server.url, email)).text).toContain('验证码')
  })

  it.each<[keyof ProfileInput, unknown]>([
    ['first_name', ''],
    ['first_name', null],
    ['first_name', 5],
    ['last_name', 'x'.repeat(121)],
    ['last_name', 'a\u0000b'],
    ['last_name', 'Dewi 🌸'],
    ['first_name', 'Ayu\u202e'],
    ['email', 'nobody'],
    ['email', ''],
    ['phone_number', 'call me'],
    ['email_code', '12345'],
    ['language', 'fr'],
    ['language', ['id']],
  ])('%s refuses %j', async (field, value) => {
    const customer = await register()
    const body = { [field]: value }
    const answer = await customer.send<{ errors?: { field: string }[] }>('PUT', calls.saveProfile.path, body)
    expect([answer.status, refusedFields(answer)]).toEqual([422, [field]])
  })

  it('fields that the customer may not set are dropped', async () => {
    const customer = await register()
    const before = await profile(customer)
    const body = {
      customer_id: '1',
      wallet: 1e9,
      customer_type: 'business',
      is_disable_minimum_weight: true,
      has_pin: true,
      ktp: { id: 'x', status: 'approved' },
      accepted_terms_at: null,
    }
    expect((await customer.send('PUT', calls.saveProfile.path, body)).status).toBe(200)
    expect(await profile(customer)).toEqual(before)
  })
})
