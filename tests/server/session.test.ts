import { calls, signedText } from '@seberang/domain/api'
import { codesADay } from '@seberang/domain/limits'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/main.ts'
import { advanceClock, Browser, mailsTo, newestMail, type Failing } from './support/api.ts'
import { codeIn, mandatory, password, TestCustomer, wrongCode } from './support/customer.ts'
import { anyDatabase, oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000

describe.each(oneDatabase)('sessions on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const guest = () => Browser.open(server.url)
  const newEmail = () => `${randomUUID()}@example.com`
  const requestCode = (browser: Browser, user_id: string) =>
    browser.call(calls.registerMini, { body: { user_id } })
  const tryCode = (browser: Browser, user_id: string, code: string) =>
    browser.call(calls.verifyCode, { body: { user_id, code } })
  const mailedCode = async (email: string) => codeIn((await newestMail(server.url, email)).text)
  it('a mailed code works once', async () => {
    const browser = await guest()
    const email = newEmail()
    await requestCode(browser, email)
    const code = await mailedCode(email)
    expect((await tryCode(browser, email, code)).status).toBe(200)
    expect((await tryCode(browser, email, code)).status).toBe(422)
  })

  it('of many correct submissions at once, one wins', async () => {
    const browser = await guest()
    const email = newEmail()
    await requestCode(browser, email)
    const code = await mailedCode(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryCode(browser, email, code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('five wrong attempts invalidate a code; each answer says how many are left', async () => {
    const browser = await guest()
    const email = newEmail()
    await requestCode(browser, email)
    const code = await mailedCode(email)
    const left: unknown[] = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      left.push((await tryCode(browser, email, wrongCode(code))).body.tries_left)
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect((await tryCode(browser, email, code)).status).toBe(422)
  })

  it('a code belongs to the browser that asked for it: others neither replace it nor use up its tries', async () => {
    const [owner, stranger] = [await guest(), await guest()]
    const email = newEmail()
    await requestCode(owner, email)
    const code = await mailedCode(email)
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await tryCode(stranger, email, wrongCode(code))).status).toBe(422)
    // Nor does it work elsewhere.
    expect((await tryCode(stranger, email, code)).status).toBe(422)
    await stranger.call(calls.resendCode, { body: { user_id: email } })
    const strangers = await mailedCode(email)
    for (let attempt = 0; attempt < 110; attempt += 1) await tryCode(stranger, email, wrongCode(strangers))
    expect((await tryCode(owner, email, code)).status).toBe(200)
  })

  it('an address is mailed ten codes a day at the most, and once a day that it has an account', async () => {
    const customer = await TestCustomer.register(server.url)
    const mailsFor = async (email: string) => {
      const [browser, before] = [await guest(), (await mailsTo(server.url, email)).length]
      const statuses: number[] = []
      for (let quarter = 0; quarter < 4; quarter += 1) {
        for (let code = 0; code < 3; code += 1) statuses.push((await requestCode(browser, email)).status)
        await advanceClock(server.url, 15 * minutes)
      }
      return { statuses, mails: (await mailsTo(server.url, email)).length - before }
    }
    const [fresh, known] = [await mailsFor(newEmail()), await mailsFor(customer.email)]
    const served = (statuses: number[]) => statuses.filter((status) => status === 201).length
    expect([served(fresh.statuses), fresh.mails]).toEqual([codesADay, codesADay])
    // The customer's own registration was a code, too.
    expect([served(known.statuses), known.mails]).toEqual([codesADay - 1, 1])
  })

  it('a code expires after ten minutes, and when a newer one is sent', async () => {
    const browser = await guest()
    const email = newEmail()
    await requestCode(browser, email)
    const first = await mailedCode(email)
    await browser.call(calls.resendCode, { body: { user_id: email } })
    const second = await mailedCode(email)
    // Once in a million both codes are the same.
    const stale = first === second ? wrongCode(second) : first
    expect((await tryCode(browser, email, stale)).status).toBe(422)
    await advanceClock(server.url, 10 * minutes)
    expect((await tryCode(browser, email, second)).status).toBe(422)
  })

  it('codes requested at once are issued one after the other, and only the last one is valid', async () => {
    const browser = await guest()
    for (let round = 0; round < 8; round += 1) {
      const email = newEmail()
      const answers = await Promise.all([1, 2, 3].map(() => requestCode(browser, email)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    }
  })

  it('three codes in a quarter of an hour, then a limit with the time to wait', async () => {
    const browser = await guest()
    const email = newEmail()
    const statuses: number[] = []
    for (let ask = 0; ask < 3; ask += 1) statuses.push((await requestCode(browser, email)).status)
    expect(statuses).toEqual([201, 201, 201])
    const refused = await requestCode(browser, email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await advanceClock(server.url, 15 * minutes)
    expect((await requestCode(browser, email)).status).toBe(201)
  })

  it('a known address gets the same answer, and a mail without a code', async () => {
    const customer = await TestCustomer.register(server.url)
    const browser = await guest()
    const known = await requestCode(browser, customer.email)
    const unknown = await requestCode(browser, newEmail())
    expect(known.text).toBe(unknown.text)
    expect((await newestMail(server.url, customer.email)).text).not.toMatch(/\d{6}/)
  })

  it('a registration token creates one account', async () => {
    const customer = new TestCustomer(server.url)
    Object.assign(customer, await guest(), { email: newEmail() })
    const token = await customer.verifyEmail()
    const answers = await Promise.all(
      [1, 2, 3].map(() => customer.call(calls.registerMandatory, { body: mandatory(token) })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422])
  })

  it('a common password is refused, and the registration goes on with another', async () => {
    const customer = new TestCustomer(server.url)
    Object.assign(customer, await guest(), { email: newEmail() })
    const token = await customer.verifyEmail()
    const finish = (change: { password: string }) =>
      customer.call(calls.registerMandatory, { body: { ...mandatory(token), ...change } })
    // The first is refused by the form too, the second by the server alone.
    for (const common of ['seberang123', 'Michael123']) {
      const refused = await finish({ password: common })
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } })
      expect(refused.text).toContain('Kata sandi ini terlalu umum')
    }
    expect((await finish({ password })).status).toBe(201)
  })

  it('a wrong password and an unknown address get byte-identical refusals', async () => {
    const customer = await TestCustomer.register(server.url)
    const browser = await guest()
    const login = (user_id: string, password: string) =>
      browser.call(calls.login, { body: { user_id, password } })
    const right = await login(customer.email.toUpperCase(), password)
    expect(right).toMatchObject({ status: 200, body: { login: true, customer: { email: customer.email } } })
    const wrongPassword = await login(customer.email, 'something else')
    const nobody = await login(newEmail(), 'something else')
    expect(wrongPassword.status).toBe(422)
    expect(wrongPassword.text).toBe(nobody.text)
  })

  it('a password is hashed for an unknown address too, so that time does not tell who is a customer', async () => {
    const { passwordCost } = readConfig({})
    const costly = await startTestServer(kind, { passwordCost })
    const customer = await TestCustomer.register(costly.url)
    const browser = await Browser.open(costly.url)
    const work = async (user_id: string) => {
      const before = process.cpuUsage()
      const { status } = await browser.call(calls.login, { body: { user_id, password: 'something else' } })
      expect(status).toBe(422)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const least = { known: Infinity, unknown: Infinity }
    for (let round = 0; round < 5; round += 1) {
      least.known = Math.min(least.known, await work(customer.email))
      least.unknown = Math.min(least.unknown, await work(newEmail()))
    }
    expect(least.unknown).toBeGreaterThan(least.known / 2)
    await costly.close()
  })

  it('signing in again ends the token that the browser had until then', async () => {
    const customer = await TestCustomer.register(server.url)
    const { body } = await customer.call(calls.login, { body: { user_id: customer.email, password } })
    expect((await customer.call(calls.profile)).status).toBe(401)
    customer.token = body.token
    expect((await customer.call(calls.profile)).status).toBe(200)
  })

  it('a token expires at sign-out, after 7 idle days and after 30 days', async () => {
    const customer = await TestCustomer.register(server.url)
    const status = async () => (await customer.call(calls.profile)).status
    const signIn = async () => {
      const { body } = await customer.call(calls.login, { body: { user_id: customer.email, password } })
      customer.token = body.token
    }
    expect(await status()).toBe(200)
    const out = await customer.call(calls.logout)
    expect([out.status, out.text]).toEqual([204, ''])
    expect(await status()).toBe(401)
    await signIn()
    const day = 24 * 60 * minutes
    await advanceClock(server.url, 7 * day + minutes)
    expect(await status()).toBe(401)
    await signIn()
    for (let pause = 0; pause < 4; pause += 1) {
      await advanceClock(server.url, 6 * day)
      expect(await status()).toBe(200)
    }
    await advanceClock(server.url, 6 * day)
    expect(await status()).toBe(401)
  })
})

describe('the signed header', () => {
  let server: TestServer
  let browser: Browser
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    browser = await Browser.open(server.url)
  })
  afterAll(() => server.close())

  const path = calls.registerMini.path
  const body = () => ({ user_id: `${randomUUID()}@example.com` })
  /** The headers for a canonical text of one's own. */
  const signText = (canonical: string) => {
    const [timestamp, nonce] = [String(Date.now()), randomUUID()]
    const text = signedText({ token: browser.accessToken, timestamp, nonce, canonical })
    const signature = createHmac('sha512', browser.signingKey).update(text).digest('base64url')
    return { 'tb-timestamp': timestamp, 'tb-nonce': nonce, 'tb-signature': signature }
  }
  const send = (payload: object, headers: Record<string, string>) =>
    browser.send('POST', path, payload, headers)

  it('is accepted once: a repeated nonce is refused', async () => {
    const payload = body()
    const headers = browser.sign(path, payload)
    expect((await send(payload, headers)).status).toBe(201)
    expect((await send(payload, headers)).status).toBe(403)
  })

  it('ignores the order of keys', async () => {
    const payload = { user_id: body().user_id, also: { b: 1, a: [{ d: 1, c: 2 }] } }
    const mixed = { also: { a: [{ c: 2, d: 1 }], b: 1 }, user_id: payload.user_id }
    expect((await send(payload, browser.sign(path, mixed))).status).toBe(201)
  })

  it('sorts keys that look like numbers as text', async () => {
    const { user_id } = body()
    const payload = { user_id, 9: 1, 10: { 9: 1, 10: 2 } }
    const canonical = `{"10":{"10":2,"9":1},"9":1,"user_id":"${user_id}"}`
    expect((await send(payload, signText(canonical))).status).toBe(201)
  })

  it.each([
    ['0.0', '0'],
    ['-0', '0'],
    ['1e3', '1000'],
    ['1.50', '1.5'],
    ['12345678901234567890', '12345678901234567000'],
  ])('of a body with %s is that of %s, and the refusal of another says so', async (sent, signedAs) => {
    const { user_id } = body()
    const text = (number: string) => `{"number":${number},"text":"0.0 \\" 1e3","user_id":"${user_id}"}`
    const answer = await browser.send<Failing & { numbers: unknown; canonical: string }>(
      'POST',
      path,
      text(sent),
      { ...signText(text(sent)), 'content-type': 'application/json' },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'signature' } })
    expect(answer.body.message).toContain('angka')
    expect(answer.body.numbers).toEqual([{ sent, signed_as: signedAs }])
    expect(answer.body.canonical).toBe(text(signedAs))
    const headers = { ...signText(text(signedAs)), 'content-type': 'application/json' }
    expect((await browser.send('POST', path, text(sent), headers)).status).toBe(201)
  })

  it('that does not match is not blamed on the clock, unless it is off', async () => {
    const payload = body()
    const wrong = { ...browser.sign(path, payload), 'tb-signature': 'A'.repeat(86) }
    expect((await send(payload, wrong)).text).not.toContain('jam')
    expect((await send(payload, browser.sign(path, payload, Date.now() - 6 * minutes))).text).toContain('jam')
  })

  it.each<[string, (headers: Record<string, string>, payload: { user_id: string }) => void]>([
    ['another body', (_, payload) => (payload.user_id = 'other@example.com')],
    ['another timestamp', (headers) => (headers['tb-timestamp'] = String(Date.now() + 1))],
    ['another nonce', (headers) => (headers['tb-nonce'] = randomUUID())],
    ['another signature', (headers) => (headers['tb-signature'] = 'A'.repeat(86))],
    ['no signature', (headers) => delete headers['tb-signature']],
    ['no nonce', (headers) => delete headers['tb-nonce']],
    ['no timestamp', (headers) => delete headers['tb-timestamp']],
  ])('with %s is refused', async (_, change) => {
    const payload = body()
    const headers = browser.sign(path, payload)
    change(headers, payload)
    expect((await send(payload, headers)).status).toBe(403)
  })

  it.each([
    ['too old', -5 * minutes - 2000, 403],
    ['too young', 5 * minutes + 2000, 403],
    ['old enough', -5 * minutes + 5000, 201],
  ])('a timestamp that is %s', async (_, offset, status) => {
    const payload = body()
    expect((await send(payload, browser.sign(path, payload, Date.now() + offset))).status).toBe(status)
  })

  it('a bad access token and a bad customer token are reported differently', async () => {
    const stranger = new Browser(server.url)
    stranger.accessToken = 'nobody'
    const answer = await stranger.call(calls.provinces)
    expect(answer).toMatchObject({ status: 401, body: { code: 'access_token' } })
    stranger.token = 'nobody'
    const profile = await stranger.call(calls.profile)
    expect([profile.status, profile.body.code]).toEqual([401, undefined])
  })
})
