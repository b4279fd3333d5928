import { calls, type PasskeyRequest, type UnknownIdentity } from '@seberang/domain/api'
import { languages, wireLanguages } from '@seberang/domain/language'
import { maxPasskeys, passkeyMinutes } from '@seberang/domain/limits'
import { messageFor } from '@seberang/domain/validation'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTexts } from '../../server/refusal/texts.ts'
import { advanceClock, Browser, mailsTo, newestMail, type Answered, type Failing } from './support/api.ts'
import { Authenticator, type DeviceResponse } from './support/authenticator.ts'
import { TestCustomer } from './support/customer.ts'
import { comesBack, details } from './support/identities.ts'
import { assertHealthy } from './support/health.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000

describe.each(databases)('a passkey on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const guest = () => Browser.open(server.url)
  const made = () => new Authenticator(server.url)
  const creationOf = async (owner: Browser) => (await owner.call(calls.passkeyCreationOptions)).body.options
  const requestOf = async (browser: Browser) => (await browser.call(calls.passkeyLoginOptions)).body.options

  /** Creates a passkey as a browser does, with whatever is not as it should be. */
  async function adds(
    owner: TestCustomer,
    authenticator = made(),
    {
      said = {},
      name = 'HP Ratna',
      reauth_token,
    }: { said?: DeviceResponse; name?: string; reauth_token?: string } = {},
  ) {
    const credential = authenticator.create(await creationOf(owner), said)
    const token = reauth_token ?? (await owner.reauthenticates())
    return owner.call(calls.createPasskey, { body: { name, reauth_token: token, credential } })
  }
  async function hasOne(owner = customer) {
    const authenticator = made()
    const { status, body } = await adds(owner, authenticator)
    expect(status).toBe(201)
    return { authenticator, id: body.passkey.id }
  }
  async function newCustomer() {
    return TestCustomer.register(server.url)
  }
  async function signsIn(authenticator: Authenticator, said: DeviceResponse = {}, browser?: Browser) {
    const from = browser ?? (await guest())
    const credential = authenticator.assert(await requestOf(from), said)
    return from.call(calls.loginByPasskey, { body: { credential } })
  }
  const refusedAs = ({ status, body }: Answered<Failing>) => [status, body.errors]
  const refused = [422, [{ field: 'credential', message: messageFor('id', 'passkey_refused') }]]
  const late = [422, [{ field: 'credential', message: messageFor('id', 'passkey_late') }]]
  const listed = async (owner: TestCustomer) => (await owner.call(calls.passkeys)).body.results

  describe('signs in', () => {
    it('where strangers have closed the account to passwords', async () => {
      const owner = await newCustomer()
      const { authenticator } = await hasOne(owner)
      const stranger = await guest()
      for (let guess = 0; guess <= 100; guess++)
        await stranger.call(calls.login, { body: { user_id: owner.email, password: `salah ${guess}` } })
      expect((await signsIn(authenticator)).status).toBe(200)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('who created it, without a name or a password, and is a session like any other', async () => {
      const owner = await newCustomer()
      const { authenticator } = await hasOne(owner)
      const browser = await guest()
      const { status, body } = await signsIn(authenticator, {}, browser)
      expect([status, body.login, body.customer.customer_id]).toEqual([200, true, owner.id])
      expect(browser.cookies).not.toBe('')
      browser.token = body.token
      expect((await browser.call(calls.sessions)).body.results).toHaveLength(2)
      expect((await listed(owner))[0]?.last_used_at).not.toBeNull()
    })

    it('in place of whoever the browser was signed in as', async () => {
      const owner = await newCustomer()
      const { authenticator } = await hasOne(owner)
      const before = owner.token
      const { body } = await signsIn(authenticator, {}, owner)
      expect((await owner.call(calls.profile)).status).toBe(401)
      owner.token = body.token
      expect(owner.token).not.toBe(before)
      expect((await owner.call(calls.profile)).status).toBe(200)
    })
  })

  describe('says once more who is there', () => {
    const confirms = async (owner: Browser, authenticator: Authenticator, options?: PasskeyRequest) =>
      owner.call(calls.reauthenticate, {
        body: { passkey: authenticator.assert(options ?? (await requestOf(owner))) },
      })

    it('in place of the password', async () => {
      const owner = await newCustomer()
      const { authenticator, id } = await hasOne(owner)
      const { status, body } = await confirms(owner, authenticator)
      expect(status).toBe(200)
      const { reauth_token } = body
      const removed = await owner.call(calls.deletePasskey, { params: { id }, body: { reauth_token } })
      expect(removed.status).toBe(204)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('but not another customer’s, nor by a challenge of another session, nor twice', async () => {
      const [owner, other] = [await newCustomer(), await newCustomer()]
      const { authenticator } = await hasOne(owner)
      const { authenticator: foreign } = await hasOne(other)
      const inPasskey = (key: Parameters<typeof messageFor>[1]) => [
        422,
        [{ field: 'passkey', message: messageFor('id', key) }],
      ]
      expect(refusedAs(await confirms(owner, foreign))).toEqual(inPasskey('passkey_refused'))
      const elsewhere = await signsInElsewhere(owner)
      const options = await requestOf(elsewhere)
      expect(refusedAs(await confirms(owner, authenticator, options))).toEqual(inPasskey('passkey_late'))
      const own = await requestOf(owner)
      expect((await confirms(owner, authenticator, own)).status).toBe(200)
      expect(refusedAs(await confirms(owner, authenticator, own))).toEqual(inPasskey('passkey_late'))
    })
  })

  it('is named with a new password: who was in the account may have added it', async () => {
    const owner = await newCustomer()
    await hasOne(owner)
    await owner.call(calls.forgotPassword, { body: { email_or_phone: owner.email } })
    const token = /token=(\S+)/.exec((await newestMail(server.url, owner.email)).text)?.[1] ?? ''
    const body = {
      token,
      new_password: 'perahu kecil di pagi hari',
      confirm_password: 'perahu kecil di pagi hari',
    }
    expect((await (await guest()).call(calls.resetPassword, { body })).status).toBe(200)
    expect((await newestMail(server.url, owner.email)).text).toContain('passkey HP Ratna')
  })

  async function signsInElsewhere(owner: TestCustomer) {
    const elsewhere = new TestCustomer(server.url)
    const { accessToken, signingKey } = await guest()
    Object.assign(elsewhere, { accessToken, signingKey, email: owner.email })
    await elsewhere.signsIn()
    return elsewhere
  }

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  describe('signs nobody in', () => {
    it.each<[string, DeviceResponse]>([
      ['for another site', { origin: 'https://seberang.example' }],
      ['for another port of the same machine', { origin: 'http://localhost:1' }],
      ['for another name of the site', { rpId: 'seberang.example' }],
      ['whose device did not ask who is there', { isVerified: false }],
      ['by what was signed to create it', { type: 'webauthn.create' }],
    ])('%s', async (_what, said) => {
      const { authenticator } = await hasOne(await newCustomer())
      expect(refusedAs(await signsIn(authenticator, said))).toEqual(refused)
      expect((await signsIn(authenticator)).status).toBe(200)
    })

    it('that is unknown, or signs with another key: both are answered the same', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const unknown = await signsIn(made())
      const browser = await guest()
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const credential = authenticator.assert(await requestOf(browser), {}, privateKey)
      const forged = await browser.call(calls.loginByPasskey, { body: { credential } })
      expect(refusedAs(unknown)).toEqual(refused)
      expect([forged.status, forged.text]).toEqual([unknown.status, unknown.text])
    })

    it('with the name of another customer’s', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const { authenticator: other } = await hasOne(await newCustomer())
      const browser = await guest()
      const mine = authenticator.assert(await requestOf(browser))
      const credential = { ...mine, id: other.credentialId, rawId: other.credentialId }
      expect(refusedAs(await browser.call(calls.loginByPasskey, { body: { credential } }))).toEqual(refused)
    })

    it('twice by one challenge', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const browser = await guest()
      const options = await requestOf(browser)
      const signs = () =>
        browser.call(calls.loginByPasskey, { body: { credential: authenticator.assert(options) } })
      expect((await signs()).status).toBe(200)
      expect(refusedAs(await signs())).toEqual(late)
    })

    it('by the challenge of another browser, which is used up by the attempt', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const [browser, other] = [await guest(), await guest()]
      const options = await requestOf(browser)
      const signs = (by: Browser) =>
        by.call(calls.loginByPasskey, { body: { credential: authenticator.assert(options) } })
      expect(refusedAs(await signs(other))).toEqual(late)
      expect(refusedAs(await signs(browser))).toEqual(late)
    })

    it('by a challenge that was replaced, that nobody gave out, or that cannot be read', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const browser = await guest()
      const options = await requestOf(browser)
      await requestOf(browser)
      const signed = authenticator.assert(options)
      const send = (credential: typeof signed) => browser.call(calls.loginByPasskey, { body: { credential } })
      expect(refusedAs(await send(signed))).toEqual(late)
      expect(refusedAs(await signsIn(authenticator, { challenge: 'abc' }))).toEqual(late)
      const unread = { ...signed, response: { ...signed.response, clientDataJSON: 'AAAA' } }
      expect(refusedAs(await send(unread))).toEqual(refused)
    })

    it('by a challenge whose time is over', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const browser = await guest()
      const options = await requestOf(browser)
      await advanceClock(server.url, passkeyMinutes * minutes)
      const body = { credential: authenticator.assert(options) }
      expect(refusedAs(await browser.call(calls.loginByPasskey, { body }))).toEqual(late)
    })

    it('once it counts backwards, or the same again', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      expect((await signsIn(authenticator, { counter: 7 })).status).toBe(200)
      expect(refusedAs(await signsIn(authenticator, { counter: 7 }))).toEqual(refused)
      expect(refusedAs(await signsIn(authenticator, { counter: 0 }))).toEqual(refused)
      expect((await signsIn(authenticator, { counter: 8 })).status).toBe(200)
    })

    it('but may not count at all', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      for (const counter of [0, 0]) expect((await signsIn(authenticator, { counter })).status).toBe(200)
    })

    it('of two that sign with one count', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const answers = await Promise.all([1, 1].map((counter) => signsIn(authenticator, { counter })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    })

    it('once it is removed', async () => {
      const owner = await newCustomer()
      const { authenticator, id } = await hasOne(owner)
      const reauth_token = await owner.reauthenticates()
      const removed = await owner.call(calls.deletePasskey, { params: { id }, body: { reauth_token } })
      expect(removed.status).toBe(204)
      expect(refusedAs(await signsIn(authenticator))).toEqual(refused)
      expect(await listed(owner)).toEqual([])
    })
  })

  it('is a way in: with one, the provider may go; the last one stays', async () => {
    const chosen = { email: `${randomUUID()}@example.com` }
    const browser = await guest()
    const { data } = (await comesBack(browser, 'google', chosen)).body as { data?: unknown }
    const { step_token } = data as UnknownIdentity
    const { token } = (await browser.call(calls.registerByGoogle, { body: { step_token, ...details } })).body
    const owner = Object.assign(new TestCustomer(server.url), browser, chosen, { token })
    const otp_token = await owner.provesCode('EM')
    const { reauth_token } = (await owner.call(calls.reauthenticate, { body: { otp_token } })).body
    const body = { reauth_token }
    const made = await adds(owner, undefined, body)
    const unlinked = await owner.call(calls.unlinkIdentity, { params: { provider: 'google' }, body })
    expect(unlinked.status).toBe(204)
    const { id } = made.body.passkey
    const removed = await owner.call(calls.deletePasskey, { params: { id }, body })
    expect(removed).toMatchObject({ status: 409, body: { code: 'last_way_in' } })
    expect(await listed(owner)).toHaveLength(1)
  })

  describe('is created', () => {
    it('for this site, on a device that shows who is there, and only once on each', async () => {
      const owner = await newCustomer()
      const { authenticator } = await hasOne(owner)
      expect(await creationOf(owner)).toMatchObject({
        rp: { id: new URL(server.url).hostname, name: 'Seberang' },
        user: { name: owner.email, displayName: 'Ayu Lestari' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
      })
    })

    it('and is told by mail, in the language of its owner', async () => {
      for (const language of languages) {
        const owner = await newCustomer()
        await owner.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
        const { id } = await hasOne(owner)
        const added = await newestMail(server.url, owner.email)
        expect(`${added.subject}\n${added.text}`).toContain('HP Ratna')
        const body = { reauth_token: await owner.reauthenticates() }
        await owner.call(calls.deletePasskey, { params: { id }, body })
        const removed = await newestMail(server.url, owner.email)
        expect(removed.subject).not.toBe(added.subject)
        expect(removed.text).toContain('HP Ratna')
        expect(removed.text).toContain('/reset-password')
      }
    })

    it.each<[string, DeviceResponse]>([
      ['for another site', { origin: 'https://seberang.example' }],
      ['for another name of the site', { rpId: 'seberang.example' }],
      ['on a device that did not ask who is there', { isVerified: false }],
      ['by what was signed to sign in', { type: 'webauthn.get' }],
      [
        'with certificates, which would have the server load what they name',
        { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [new Uint8Array(8)]]]) } },
      ],
      ['with what only one maker’s devices sign', { attestation: { fmt: 'tpm', attStmt: new Map() } }],
    ])('but not %s', async (_what, said) => {
      const owner = await newCustomer()
      expect(refusedAs(await adds(owner, made(), { said }))).toEqual(refused)
      expect(await listed(owner)).toEqual([])
    })

    it('but not by what cannot be read', async () => {
      const owner = await newCustomer()
      const credential = made().create(await creationOf(owner))
      const response = { ...credential.response, attestationObject: 'AAAA' }
      const reauth_token = await owner.reauthenticates()
      const body = { name: 'HP', reauth_token, credential: { ...credential, response } }
      expect(refusedAs(await owner.call(calls.createPasskey, { body }))).toEqual(refused)
    })

    it.each([
      ['without saying who is there', async () => 'salah'],
      ['with what another customer said', async () => (await newCustomer()).reauthenticates()],
    ])('but not %s', async (_what, reauth_token) => {
      const owner = await newCustomer()
      const answer = await adds(owner, made(), { reauth_token: await reauth_token() })
      expect([answer.status, answer.body.code]).toEqual([403, 'reauthenticate'])
      expect(await listed(owner)).toEqual([])
    })

    it('by a challenge of its own session, once and in time', async () => {
      const owner = await newCustomer()
      const reauth_token = await owner.reauthenticates()
      const saves = (options: Awaited<ReturnType<typeof creationOf>>) =>
        owner.call(calls.createPasskey, {
          body: { name: 'HP', reauth_token, credential: made().create(options) },
        })
      const stranger = await newCustomer()
      expect(refusedAs(await saves(await creationOf(stranger)))).toEqual(late)
      const elsewhere = await guest()
      Object.assign(elsewhere, { token: (await signsInElsewhere(owner)).token })
      expect(refusedAs(await saves(await creationOf(elsewhere)))).toEqual(late)
      const options = await creationOf(owner)
      expect((await saves(options)).status).toBe(201)
      expect(refusedAs(await saves(options))).toEqual(late)
      const old = await creationOf(owner)
      await advanceClock(server.url, passkeyMinutes * minutes)
      expect(refusedAs(await saves(old))).toEqual(late)
    })

    it('but not with a challenge for signing in', async () => {
      const owner = await newCustomer()
      const { challenge } = await requestOf(owner)
      expect(refusedAs(await adds(owner, made(), { said: { challenge } }))).toEqual(late)
    })

    it('for one account only', async () => {
      const { authenticator } = await hasOne(await newCustomer())
      const other = await newCustomer()
      const answer = await adds(other, authenticator)
      expect([answer.status, answer.body.message]).toEqual([409, answerTexts.id.passkey_taken])
      expect(await listed(other)).toEqual([])
    })

    it(`${maxPasskeys} times at most, also at once`, async () => {
      const owner = await newCustomer()
      const reauth_token = await owner.reauthenticates()
      for (let count = 1; count < maxPasskeys; count++)
        expect((await adds(owner, made(), { reauth_token })).status).toBe(201)
      // Each session has a challenge while there is room for one more.
      const sessions = [owner, await signsInElsewhere(owner)]
      const bodies = await Promise.all(
        sessions.map(async (session) => ({
          name: 'HP',
          reauth_token: await session.reauthenticates(),
          credential: made().create(await creationOf(session)),
        })),
      )
      const answers = await Promise.all(
        sessions.map((session, index) => session.call(calls.createPasskey, { body: bodies[index] })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(await listed(owner)).toHaveLength(maxPasskeys)
      const { status, body } = await owner.call(calls.passkeyCreationOptions)
      expect([status, body.code]).toEqual([409, 'passkeys_full'])
    })
  })

  it('has a name that its owner may change', async () => {
    const owner = await newCustomer()
    const { id } = await hasOne(owner)
    const renames = (by: TestCustomer, name: string) =>
      by.call(calls.renamePasskey, { params: { id }, body: { name } })
    expect((await renames(owner, 'Kunci kantor')).body.passkey.name).toBe('Kunci kantor')
    expect((await renames(owner, ' ')).status).toBe(422)
    expect((await renames(await newCustomer(), 'Punyaku')).status).toBe(404)
    expect(await listed(owner)).toMatchObject([{ id, name: 'Kunci kantor', is_synced: false }])
  })

  it('is removed by its owner only, who says first who is there', async () => {
    const owner = await newCustomer()
    const { authenticator, id } = await hasOne(owner)
    const removes = async (by: TestCustomer, reauth_token?: string) =>
      by.call(calls.deletePasskey, {
        params: { id },
        body: { reauth_token: reauth_token ?? (await by.reauthenticates()) },
      })
    const mails = (await mailsTo(server.url, owner.email)).length
    expect((await removes(owner, 'salah')).status).toBe(403)
    expect((await removes(await newCustomer())).status).toBe(404)
    expect((await mailsTo(server.url, owner.email)).length).toBe(mails)
    expect((await signsIn(authenticator)).status).toBe(200)
  })

  it('that is on all devices of its owner says so, as of its last use', async () => {
    const owner = await newCustomer()
    const { authenticator } = await hasOne(owner)
    expect((await signsIn(authenticator, { isSynced: true })).status).toBe(200)
    expect((await listed(owner)).map(({ is_synced }) => is_synced)).toEqual([true])
  })
})
