import { calls, type TokenOwner, type UnknownIdentity } from '@seberang/domain/api'
import { identityStepMinutes, ownerStepMinutes } from '@seberang/domain/limits'
import { decodeJwt, UnsecuredJWT } from 'jose'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, newestMail } from './support/api.ts'
import { password, TestCustomer } from './support/customer.ts'
import { assertHealthy } from './support/health.ts'
import { details, sisterSite, sisterToken } from './support/identities.ts'
import { databases, oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000

describe.each(databases)('a token of the sister site on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, sisterSite)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const guest = () => Browser.open(server.url)
  const somebody = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true })

  const tokenOf = (person: object, change?: Record<string, unknown>, key?: string) =>
    sisterToken(server.url, person, change, key)
  const exchanges = (browser: Browser, token: string) =>
    browser.call(calls.exchangeToken, { body: { token } })
  const confirms = (browser: Browser, step_token: string) =>
    browser.call(calls.exchangeToken, { body: { step_token, confirm: true } })
  const unknownOf = ({ body }: { body: object }) => (body as { data?: unknown }).data as UnknownIdentity

  async function registers(person = somebody()) {
    const browser = await guest()
    const { step_token } = unknownOf(await exchanges(browser, await tokenOf(person)))
    const answer = await browser.call(calls.exchangeToken, { body: { step_token, details } })
    expect(answer).toMatchObject({ status: 200, body: { customer: { email: person.email } } })
    return { person, token: (answer.body as { token: string }).token }
  }

  it('names the account that it opens, and signs in on a press only, once', async () => {
    const { person, token } = await registers()
    const browser = await guest()
    const named = await exchanges(browser, await tokenOf(person))
    const { step_token, ...owner } = named.body as TokenOwner & { action: boolean }
    expect(owner).toEqual({
      action: true,
      name: 'Ratna Wulandari',
      email_masked: `${person.email.charAt(0)}•••@example.com`,
      is_signed_in: false,
    })
    expect(named.text).not.toContain(person.email)
    const known = await guest()
    known.token = token
    expect((await exchanges(known, await tokenOf(person))).body).toMatchObject({ is_signed_in: true })
    known.token = (await registers()).token
    expect((await exchanges(known, await tokenOf(person))).body).toMatchObject({ is_signed_in: false })
    const signed = await confirms(browser, step_token)
    expect(signed).toMatchObject({ status: 200, body: { login: true, customer: { email: person.email } } })
    expect((await confirms(browser, step_token)).status).toBe(422)
  })

  it('of a person without an account works once, too', async () => {
    const token = await tokenOf(somebody())
    const body = { token, confirm: true }
    const [first, second] = [await guest(), await guest()]
    expect((await first.call(calls.exchangeToken, { body })).body.code).toBe('unknown_identity')
    expect((await second.call(calls.exchangeToken, { body })).body.errors).toMatchObject([{ field: 'token' }])
  })

  it('works once, for a minute, and what it was exchanged for in its own browser, for five minutes', async () => {
    const { person } = await registers()
    const [browser, other] = [await guest(), await guest()]
    const token = await tokenOf(person)
    const { step_token } = (await exchanges(browser, token)).body as TokenOwner
    expect((await exchanges(browser, token)).body.errors).toMatchObject([{ field: 'token' }])
    expect((await confirms(other, step_token)).body.errors).toMatchObject([{ field: 'step_token' }])
    const late = await tokenOf(person)
    await advanceClock(server.url, 2 * minutes)
    expect((await exchanges(browser, late)).body.errors).toMatchObject([{ field: 'token' }])
    await advanceClock(server.url, (ownerStepMinutes - 2) * minutes)
    expect((await confirms(browser, step_token)).status).toBe(422)
  })

  it.each([
    ['of a person without an account', identityStepMinutes, async () => somebody()],
    ['of the owner of one', ownerStepMinutes, async () => (await registers()).person],
  ])('%s is shown again, and ends no later for it', async (_, life, who) => {
    const browser = await guest()
    const stepOf = ({ body }: { body: object }) => (unknownOf({ body }) ?? (body as TokenOwner)).step_token
    const first = stepOf(await exchanges(browser, await tokenOf(await who())))
    const again = (step_token: string) => browser.call(calls.exchangeToken, { body: { step_token } })
    await advanceClock(server.url, (life - 2) * minutes)
    const second = stepOf(await again(first))
    await advanceClock(server.url, minutes)
    const third = stepOf(await again(second))
    await advanceClock(server.url, minutes)
    expect((await again(third)).body.errors).toMatchObject([{ field: 'step_token' }])
  })

  it('of a person without an account opens none that they make meanwhile', async () => {
    const person = somebody()
    const left = await guest()
    const { step_token } = unknownOf(await exchanges(left, await tokenOf(person)))
    await registers(person)
    for (const confirm of [false, true]) {
      const answer = await left.call(calls.exchangeToken, { body: { step_token, confirm } })
      expect(answer.body.errors).toMatchObject([{ field: 'step_token' }])
    }
  })

  it('that was exchanged and left is worth nothing once somebody else has signed in there', async () => {
    const { person } = await registers()
    const browser = await guest()
    const { step_token } = (await exchanges(browser, await tokenOf(person))).body as TokenOwner
    const { email } = await TestCustomer.register(server.url)
    const signed = await browser.call(calls.login, { body: { user_id: email, password } })
    expect(signed.status).toBe(200)
    browser.token = signed.body.token
    expect((await browser.call(calls.logout)).status).toBe(204)
    browser.token = ''
    expect((await confirms(browser, step_token)).body.errors).toMatchObject([{ field: 'step_token' }])
  })

  it('of ten at once one is taken', async () => {
    const { person } = await registers()
    const browser = await guest()
    const token = await tokenOf(person)
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchanges(browser, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  it('signs in at once where the client has asked already', async () => {
    const { person } = await registers()
    const body = { token: await tokenOf(person), confirm: true }
    expect(await (await guest()).call(calls.exchangeToken, { body })).toMatchObject({
      status: 200,
      body: { login: true },
    })
  })

  it('links an address that has an account only with its password, and its owner is told', async () => {
    const owner = await TestCustomer.register(server.url)
    const browser = await guest()
    const person = { ...somebody(), email: owner.email }
    const first = unknownOf(await exchanges(browser, await tokenOf(person)))
    const unconfirmed = await confirms(browser, first.step_token)
    expect(unconfirmed.body.code).toBe('unknown_identity')
    const unknown = unknownOf(unconfirmed)
    expect(unknown).toMatchObject({ provider: 'sister', has_account: true })
    const link = (secret?: string) =>
      browser.call(calls.exchangeToken, {
        body: { step_token: unknown.step_token, link: true, password: secret },
      })
    expect((await link()).body.errors).toMatchObject([{ field: 'password' }])
    expect((await link('salah sekali')).body.errors).toMatchObject([{ field: 'password' }])
    expect(await link(password)).toMatchObject({ status: 200, body: { customer: { email: owner.email } } })
    expect((await newestMail(server.url, owner.email)).subject).toBe(
      'Situs belanja kami sekarang membuka akun Seberang kamu',
    )
    const again = await exchanges(await guest(), await tokenOf(person))
    expect(again).toMatchObject({ status: 200, body: { name: 'Ayu Lestari' } })
  })

  it('is a way in like any other, but no page to set out to', async () => {
    const { token } = await registers()
    const browser = await guest()
    browser.token = token
    expect((await browser.call(calls.identities)).body.results).toMatchObject([{ provider: 'sister' }])
    const start = { params: { provider: 'sister' as never }, body: {} }
    expect((await browser.call(calls.startIdentity, start)).status).toBe(404)
  })

  it('does not take an address that the sister site has not verified', async () => {
    const owner = await TestCustomer.register(server.url)
    const person = { ...somebody(), email: owner.email, email_verified: false }
    const unknown = unknownOf(await exchanges(await guest(), await tokenOf(person)))
    expect(unknown).toMatchObject({ email: null, has_account: false })
  })

  it.each<[string, Record<string, unknown>]>([
    ['of another site', { iss: 'https://jahat.example' }],
    ['for another site', { aud: 'https://jahat.example' }],
    ['without a subject', { sub: null }],
    ['without a number of its own', { jti: null }],
    ['with a subject that is no text', { sub: { id: 1 } }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that no database stores', { sub: 'a\0b' }],
    ['with a subject that is endless', { sub: 'x'.repeat(256) }],
    ['with a number of its own that is no text', { jti: 7 }],
    ['without an end', { exp: null }],
    ['that ends later than a minute', { iat: 1_700_000_000, exp: 4_000_000_000 }],
    ['without a time', { iat: null }],
  ])('refuses one %s', async (_, change) => {
    const answer = await exchanges(await guest(), await tokenOf(somebody(), change))
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'token' }] } })
  })

  it('refuses one that the sister site has not signed', async () => {
    const claims = decodeJwt(await tokenOf(somebody()))
    for (const token of [
      await tokenOf(somebody(), {}, randomBytes(32).toString('base64url')),
      new UnsecuredJWT(claims).encode(),
      'no.token.atall',
    ])
      expect((await exchanges(await guest(), token)).body.errors).toMatchObject([{ field: 'token' }])
  })
})

describe.each(oneDatabase)('without a sister site on %s', (kind) => {
  it('there is no token to exchange', async () => {
    const server = await startTestServer(kind)
    const browser = await Browser.open(server.url)
    expect((await browser.call(calls.exchangeToken, { body: { token: 'x' } })).status).toBe(404)
    await server.close()
  })
})
