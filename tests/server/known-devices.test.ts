import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, newestMail, Operator } from './support/api.ts'
import { codeIn, mandatory, password, TestCustomer } from './support/customer.ts'
import { LiveClient } from './support/live.ts'
import { runOps } from './support/ops.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const hours = 3_600_000

describe.each(oneDatabase)('guessing at an account on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const signIn = async (browser: Browser, user_id: string, secret = password) =>
    browser.call(calls.login, { body: { user_id, password: secret } })
  const guess = async (browser: Browser, email: string) =>
    (await signIn(browser, email, 'something else')).status
  const guesses = async (count: number, browser: Browser, email: string) => {
    const statuses: number[] = []
    while (statuses.length < count) {
      const wave = Array.from({ length: Math.min(20, count - statuses.length) }, () => guess(browser, email))
      statuses.push(...(await Promise.all(wave)))
    }
    return statuses
  }
  /** A customer whose account strangers have closed to themselves. */
  const attacked = async () => {
    const customer = await TestCustomer.register(server.url)
    const attacker = await Browser.open(server.url)
    const statuses = await guesses(110, attacker, customer.email)
    expect(statuses.filter((status) => status === 422)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    return { customer, attacker }
  }

  it('closes it to strangers, never to a browser that was signed in to it', async () => {
    const { customer, attacker } = await attacked()
    const refused = await signIn(attacker, customer.email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'locked_out' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(23 * 3600)
    expect(wait).toBeLessThanOrEqual(24 * 3600)
    await customer.call(calls.logout)
    customer.token = ''
    expect((await signIn(customer, customer.email)).status).toBe(200)
    // The owner's success gives the strangers nothing.
    expect(await guess(attacker, customer.email)).toBe(429)
  })

  it('after a day leaves strangers one attempt a day, which the right password uses too', async () => {
    const { customer, attacker } = await attacked()
    await advanceClock(server.url, 24 * hours)
    expect(await guesses(3, attacker, customer.email).then((all) => all.sort())).toEqual([422, 429, 429])
    await advanceClock(server.url, 23 * hours)
    expect(await guess(attacker, customer.email)).toBe(429)
    await advanceClock(server.url, hours)
    const newDevice = await Browser.open(server.url)
    expect((await signIn(newDevice, customer.email)).status).toBe(200)
    expect(newDevice.cookies).not.toBe('')
  })

  it('is told the same about an address without an account', async () => {
    const { customer, attacker } = await attacked()
    const nobody = `${randomUUID()}@example.com`
    const bodies = async (email: string) => {
      const { status, text } = await signIn(attacker, email, 'something else')
      return { status, text }
    }
    await guesses(100, attacker, nobody)
    expect(await bodies(nobody)).toEqual(await bodies(customer.email))
  })

  it('ends with a registration: nobody closes an account before there is one', async () => {
    const email = `${randomUUID()}@example.com`
    const [attacker, owner] = [await Browser.open(server.url), await Browser.open(server.url)]
    await guesses(100, attacker, email)
    await owner.call(calls.registerMini, { body: { user_id: email } })
    const code = codeIn((await newestMail(server.url, email)).text)
    const { body } = await owner.call(calls.verifyCode, { body: { user_id: email, code } })
    expect((await owner.call(calls.registerMandatory, { body: mandatory(body.register_token) })).status).toBe(
      201,
    )
    expect((await signIn(await Browser.open(server.url), email)).status).toBe(200)
  })

  it('is undone by an operator, with an audit entry', async () => {
    const { customer } = await attacked()
    const newDevice = await Browser.open(server.url)
    expect((await signIn(newDevice, customer.email)).status).toBe(429)
    const opened = await runOps(server, 'customer', 'unlock', customer.email.toUpperCase())
    expect(opened).toMatchObject({ code: 0, errors: '' })
    expect((await signIn(newDevice, customer.email)).status).toBe(200)
    const { body } = await new Operator(server.url).call(calls.opsAudit)
    expect(body.results[0]).toMatchObject({
      action: 'unlock',
      subject: customer.email,
      detail: { failures: 100 },
    })
    // Nothing is left to open.
    const again = await runOps(server, 'customer', 'unlock', customer.email)
    expect(again.code).toBe(1)
  })

  it('leaves a known device ten failures in a row of its own; then it is a stranger', async () => {
    const { customer } = await attacked()
    customer.token = ''
    expect(await guesses(9, customer, customer.email)).toEqual(Array.from({ length: 9 }, () => 422))
    expect((await signIn(customer, customer.email)).status).toBe(200)
    customer.token = ''
    expect((await guesses(12, customer, customer.email)).filter((status) => status === 422)).toHaveLength(10)
    expect((await signIn(customer, customer.email)).status).toBe(429)
  })

  it('leaves the signed-in customer their codes, also without cookies', async () => {
    const { customer } = await attacked()
    customer.cookies = ''
    const phone_number = '+62 813 1111 2222'
    const reauth_token = await customer.reauthenticates()
    const pending = await customer.call(calls.saveProfile, { body: { phone_number, reauth_token } })
    expect(pending.status).toBe(200)
    const phone_number_code = codeIn((await newestMail(server.url, customer.email)).text)
    const saved = await customer.call(calls.saveProfile, { body: { phone_number, phone_number_code } })
    expect(saved).toMatchObject({ status: 200, body: { customer: { phone_number } } })
  })

  it('does not use up the codes that the customer may request', async () => {
    const customer = await TestCustomer.register(server.url)
    const attacker = await Browser.open(server.url)
    const request = () => attacker.call(calls.registerMini, { body: { user_id: customer.email } })
    for (let attempt = 0; attempt < 4; attempt += 1) await request()
    expect((await request()).status).toBe(429)
    const reauth_token = await customer.reauthenticates()
    const body = { phone_number: '+62 813 1111 2222', reauth_token }
    expect((await customer.call(calls.saveProfile, { body })).status).toBe(200)
  })

  describe('the device cookie', () => {
    const valuesIn = ({ cookies }: Browser) => cookies.replace(/^\w+=/, '').split('.')

    it('stands for every account that was signed in to on the browser, with a value for each', async () => {
      const [one, two] = [(await attacked()).customer, (await attacked()).customer]
      const shared = await Browser.open(server.url)
      shared.cookies = one.cookies
      // Its owner signs in to the second account here for the first time, by the one attempt that is left.
      await advanceClock(server.url, 24 * hours)
      expect((await signIn(shared, two.email)).status).toBe(200)
      const [own, ofOne] = valuesIn(shared)
      expect([own === ofOne, [ofOne]]).toEqual([false, valuesIn(one)])
      await guesses(110, await Browser.open(server.url), two.email)
      // Whoever owns the first account knows its value, which is worth nothing for the second.
      expect((await signIn(one, two.email)).status).toBe(429)
      for (const { email } of [one, two]) expect((await signIn(shared, email)).status).toBe(200)
    })

    it('stands for the five accounts of the latest sign-ins', async () => {
      const customers = await Promise.all(Array.from({ length: 6 }, () => TestCustomer.register(server.url)))
      const shared = await Browser.open(server.url)
      for (const { email } of customers) expect((await signIn(shared, email)).status).toBe(200)
      const before = valuesIn(shared)
      expect([before.length, new Set(before).size]).toEqual([5, 5])
      // One that it knows keeps its value.
      await signIn(shared, customers[2]?.email ?? '')
      expect(valuesIn(shared).toSorted()).toEqual(before.toSorted())
    })

    it('is a secret of the browser, for our calls only', async () => {
      const customer = await TestCustomer.register(server.url)
      const { headers } = await signIn(customer, customer.email)
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^seberang_device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/,
        ),
      ])
    })

    it('is chosen by the server, and proves nothing for other accounts', async () => {
      const { customer } = await attacked()
      const stranger = await TestCustomer.register(server.url)
      expect((await signIn(stranger, customer.email)).status).toBe(429)
      const browser = await Browser.open(server.url)
      browser.cookies = `seberang_device=${'x'.repeat(43)}`
      expect((await signIn(browser, stranger.email)).status).toBe(200)
      expect(browser.cookies).not.toContain('xxx')
    })

    it('comes again with a repeated answer', async () => {
      const customer = await TestCustomer.register(server.url)
      const browser = await Browser.open(server.url)
      const headers = { 'Idempotency-Key': randomUUID() }
      const body = { user_id: customer.email, password }
      const first = await browser.call(calls.login, { body, headers })
      browser.cookies = ''
      const second = await browser.call(calls.login, { body, headers })
      expect(second.text).toBe(first.text)
      expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
    })
  })

  describe('a new sign-in', () => {
    it('ends the token that the browser had until then, and no other', async () => {
      const customer = await TestCustomer.register(server.url)
      const elsewhere = await Browser.open(server.url)
      elsewhere.token = (await signIn(elsewhere, customer.email)).body.token
      const before = customer.token
      const headers = { 'Idempotency-Key': randomUUID() }
      const body = { user_id: customer.email, password }
      const first = await customer.call(calls.login, { body, headers })
      // A repetition, still with the token that has ended, gets the same answer.
      const repeated = await customer.call(calls.login, { body, headers })
      expect(repeated.text).toBe(first.text)
      const status = async (token: string) => {
        elsewhere.token = token
        return (await elsewhere.call(calls.profile)).status
      }
      expect(await status(elsewhere.token)).toBe(200)
      expect(await status(first.body.token)).toBe(200)
      expect(await status(before)).toBe(401)
    })

    it('ends it for another customer, too, also by registering, with its live connections', async () => {
      const customer = await TestCustomer.register(server.url)
      const socket = await LiveClient.open(server.url, customer.token)
      const before = customer.token
      customer.email = `${randomUUID()}@example.com`
      const registerToken = await customer.verifyEmail()
      const registered = await customer.call(calls.registerMandatory, { body: mandatory(registerToken) })
      expect(registered.status).toBe(201)
      expect(await socket.closed).toBe(4401)
      customer.token = before
      expect((await customer.call(calls.profile)).status).toBe(401)
    })
  })
})
