import { calls, type Failure, type UnknownIdentity } from '@seberang/domain/api'
import { identityMinutes, identityStepMinutes } from '@seberang/domain/limits'
import { exportSPKI, generateKeyPair, UnsecuredJWT } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slotOf } from '../../server/http/slots.ts'
import { advanceClock, Browser, mailsTo, newestMail, type Failing } from './support/api.ts'
import { Authenticator } from './support/authenticator.ts'
import { codeIn, password, TestCustomer } from './support/customer.ts'
import { assertHealthy } from './support/health.ts'
import { choosesAt, comesBack, details, Issuer, setsOut, type Chosen } from './support/identities.ts'
import { wideLimits } from './support/limits.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { anyDatabase, databases, oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const somebody = (): Chosen => ({ email: `${randomUUID()}@example.com` })
const unknownOf = ({ data }: Failing) => data as UnknownIdentity
const fieldsOf = ({ errors = [] }: Partial<Failure> | Failing) => errors.map(({ field }) => field)

describe.each(databases)('social sign-in on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const guest = () => Browser.open(server.url)

  /** Signs up with Google. */
  async function registers(chosen = somebody()) {
    const browser = await guest()
    const { step_token } = unknownOf((await comesBack(browser, 'google', chosen)).body)
    const { status, body } = await browser.call(calls.registerByGoogle, { body: { step_token, ...details } })
    expect(status).toBe(201)
    browser.token = body.token
    return { browser, chosen, customer: body.customer }
  }
  /** A token that says who a customer without a password is, by a mailed code. */
  async function confirmsByCode(browser: Browser, email: string) {
    await browser.call(calls.requestCode, { query: { ref: 'EM' } })
    const code = codeIn((await newestMail(server.url, email)).text)
    const proof = await browser.call(calls.exchangeCode, { body: { ref: 'EM', code } })
    const { otp_token } = proof.body
    return (await browser.call(calls.reauthenticate, { body: { otp_token } })).body.reauth_token
  }
  const confirms = async (browser: Browser) =>
    (await browser.call(calls.reauthenticate, { body: { password } })).body.reauth_token
  async function links(browser: Browser, chosen: Chosen, reauth_token: string, provider = 'google' as const) {
    const { code, state } = await choosesAt(await setsOut(browser, provider, '/settings'), chosen)
    return browser.call(calls.linkIdentity, { params: { provider }, body: { code, state, reauth_token } })
  }

  it.each(['google', 'facebook'] as const)(
    '%s: one more step makes an account, and then it signs in',
    async (provider) => {
      const chosen = somebody()
      const browser = await guest()
      const first = await comesBack(browser, provider, chosen)
      expect(first).toMatchObject({
        status: 404,
        body: {
          code: 'unknown_identity',
          data: {
            provider,
            first_name: 'Ratna',
            last_name: 'Wulandari',
            email: chosen.email,
            has_account: false,
            opened_by: [],
          },
        },
      })
      const register = provider === 'google' ? calls.registerByGoogle : calls.registerByFacebook
      const { step_token } = unknownOf(first.body)
      const made = await browser.call(register, { body: { step_token, ...details } })
      expect(made).toMatchObject({
        status: 201,
        body: { customer: { email: chosen.email, password_set_at: null } },
      })
      const again = await comesBack(await guest(), provider, chosen, '/status?page=2')
      expect(again).toMatchObject({
        status: 200,
        body: { to: '/status?page=2', customer: { customer_id: made.body.customer.customer_id } },
      })
      expect((await browser.call(register, { body: { step_token, ...details } })).status).toBe(422)
    },
  )

  it('a second provider of the same person is linked, listed, and unlinked by who confirms that it is them', async () => {
    const owner = await TestCustomer.register(server.url)
    const chosen = somebody()
    const body = { code: 'x', state: 'x', reauth_token: 'x' }
    const params = { provider: 'google' } as const
    expect((await owner.call(calls.linkIdentity, { params, body })).body.code).toBe('reauthenticate')
    const reauth_token = await confirms(owner)
    expect(await links(owner, chosen, reauth_token)).toMatchObject({ status: 200, body: { to: '/settings' } })
    expect((await owner.call(calls.identities)).body.results).toMatchObject([
      { provider: 'google', email: chosen.email },
    ])
    expect((await comesBack(await guest(), 'google', chosen)).body.customer.customer_id).toBe(owner.id)
    const other = await TestCustomer.register(server.url)
    expect((await links(other, chosen, await confirms(other))).body.code).toBe('identity_taken')
    expect((await links(owner, somebody(), reauth_token)).body.code).toBe('identity_taken')
    const unlinks = (token: string) =>
      owner.call(calls.unlinkIdentity, { params, body: { reauth_token: token } })
    expect(await unlinks('x')).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
    expect((await unlinks(reauth_token)).status).toBe(204)
    expect((await newestMail(server.url, owner.email)).subject).toBe(
      'Google tidak lagi membuka akun Seberang kamu',
    )
    expect((await unlinks(reauth_token)).status).toBe(404)
    expect((await comesBack(await guest(), 'google', chosen)).status).toBe(404)
  })

  it('is not linked any more by a session that the owner has just ended', async () => {
    const owner = await TestCustomer.register(server.url)
    const thief = await guest()
    const login = { user_id: owner.email, password }
    thief.token = (await thief.call(calls.login, { body: login })).body.token
    const reauth_token = await confirms(thief)
    const brought = await choosesAt(await setsOut(thief, 'google', '/settings'), somebody())
    const new_password = 'perahu kecil di pagi hari'
    const change = { old_password: password, new_password, confirm_password: new_password }
    const [changed] = await Promise.all([
      owner.call(calls.changePassword, { body: change }),
      thief.call(calls.linkIdentity, {
        params: { provider: 'google' },
        body: { code: brought.code, state: brought.state, reauth_token },
      }),
    ])
    expect(changed.status).toBe(200)
    // Each of the two queues its mail while it holds the account: a link may come before the change, not after it.
    const newestFirst = (await mailsTo(server.url, owner.email)).map(({ subject }) => subject)
    const changedMail = 'Kata sandi akun Seberang kamu sudah diganti'
    const linkedMail = 'Google sekarang membuka akun Seberang kamu'
    expect([[changedMail], [changedMail, linkedMail]]).toContainEqual(
      newestFirst.filter((subject) => subject === changedMail || subject === linkedMail),
    )
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it.each(['https://jahat.example/', '//jahat.example', '/\\jahat.example', 'javascript:alert(1)'])(
    'goes to no page of another site: %s',
    async (to) => {
      const { chosen } = await registers()
      expect((await comesBack(await guest(), 'google', chosen, to)).body.to).toBeNull()
    },
  )

  it('a state works once, in its own browser, for ten minutes', async () => {
    const { chosen } = await registers()
    const browser = await guest()
    const finish = (by: Browser, body: { code: string; state: string }) =>
      by.call(calls.finishIdentity, { body })
    const brought = await choosesAt(await setsOut(browser, 'google'), chosen)
    expect(await finish(await guest(), brought)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'state' }] },
    })
    expect((await finish(browser, brought)).status).toBe(200)
    expect(fieldsOf((await finish(browser, brought)).body)).toEqual(['state'])
    const late = await choosesAt(await setsOut(browser, 'google'), chosen)
    await advanceClock(server.url, identityMinutes * minutes)
    expect(fieldsOf((await finish(browser, late)).body)).toEqual(['state'])
  })

  it('a code of another sign-in is refused: it was made for another verifier', async () => {
    const { chosen } = await registers()
    const [own, other] = [await guest(), await guest()]
    const [mine, theirs] = [
      await choosesAt(await setsOut(own, 'google'), chosen),
      await choosesAt(await setsOut(other, 'google'), somebody()),
    ]
    const body = { code: theirs.code, state: mine.state }
    expect(await own.call(calls.finishIdentity, { body })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code' }] },
    })
  })

  it('whoever cancels comes back without a code, and can start again', async () => {
    const browser = await guest()
    const { code, error } = await choosesAt(await setsOut(browser, 'google'), somebody(), 'cancel')
    expect({ code, error }).toEqual({ code: '', error: 'access_denied' })
    expect((await comesBack(browser, 'google', somebody())).status).toBe(404)
  })

  it('an e-mail address that the provider has not verified is not used: a code has to verify it', async () => {
    const owner = await TestCustomer.register(server.url)
    const browser = new TestCustomer(server.url)
    const { accessToken, signingKey } = await guest()
    Object.assign(browser, { accessToken, signingKey, email: `${randomUUID()}@example.com` })
    const { body } = await comesBack(browser, 'google', { email: owner.email, verified: false })
    const { email, has_account, step_token } = unknownOf(body)
    expect({ email, has_account }).toEqual({ email: null, has_account: false })
    const register = (register_token?: string) =>
      browser.call(calls.registerByGoogle, { body: { step_token, register_token, ...details } })
    expect(fieldsOf((await register()).body)).toEqual(['register_token'])
    expect(fieldsOf((await register('something')).body)).toEqual(['register_token'])
    const link = { step_token, link: true, password }
    expect((await browser.call(calls.loginByGoogle, { body: link })).status).toBe(422)
    const made = await register(await browser.verifyEmail())
    expect(made).toMatchObject({ status: 201, body: { customer: { email: browser.email } } })
  })

  it('a known e-mail address is linked only with the password of its account', async () => {
    const owner = await TestCustomer.register(server.url)
    const browser = await guest()
    const { step_token, has_account } = unknownOf((await comesBack(browser, 'google', owner)).body)
    expect(has_account).toBe(true)
    const registered = await browser.call(calls.registerByGoogle, { body: { step_token, ...details } })
    expect(registered).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    const login = (secret?: string) =>
      browser.call(calls.loginByGoogle, { body: { step_token, link: true, password: secret } })
    expect(fieldsOf((await login()).body)).toEqual(['password'])
    expect(fieldsOf((await login('something else')).body)).toEqual(['password'])
    expect((await comesBack(await guest(), 'google', owner)).status).toBe(404)
    expect(await login(password)).toMatchObject({ status: 200, body: { customer: { email: owner.email } } })
    expect((await newestMail(server.url, owner.email)).subject).toBe(
      'Google sekarang membuka akun Seberang kamu',
    )
    expect((await comesBack(await guest(), 'google', owner)).body.customer.customer_id).toBe(owner.id)
  })

  it('wrong passwords of a link close the account to strangers, as at login', async () => {
    const owner = await TestCustomer.register(server.url)
    const browser = await guest()
    const { step_token } = unknownOf((await comesBack(browser, 'google', owner)).body)
    const statuses: number[] = []
    for (let at = 0; at <= 100; at += 1) {
      const body = { step_token, link: true, password: `wrong ${at}` }
      statuses.push((await browser.call(calls.loginByGoogle, { body })).status)
    }
    expect(statuses).toEqual([...Array<number>(100).fill(422), 429])
    const login = { user_id: owner.email, password }
    expect((await (await guest()).call(calls.login, { body: login })).status).toBe(429)
  })

  it('wrong passwords from before there was an account do not close it', async () => {
    const chosen = somebody()
    const attacker = await guest()
    const login = { user_id: chosen.email, password }
    for (let at = 0; at < 100; at += 1) await attacker.call(calls.login, { body: login })
    expect((await attacker.call(calls.login, { body: login })).status).toBe(429)
    const { browser } = await registers(chosen)
    const reauth_token = await confirmsByCode(browser, chosen.email)
    const body = { new_password: password, confirm_password: password, reauth_token }
    expect((await browser.call(calls.setPassword, { body })).status).toBe(200)
    expect((await (await guest()).call(calls.login, { body: login })).status).toBe(200)
  })

  it('a step token is of one browser and one provider, for half an hour', async () => {
    const browser = await guest()
    const { step_token } = unknownOf((await comesBack(browser, 'google', somebody())).body)
    const body = { step_token, ...details }
    expect(fieldsOf((await (await guest()).call(calls.registerByGoogle, { body })).body)).toEqual([
      'step_token',
    ])
    expect(fieldsOf((await browser.call(calls.registerByFacebook, { body })).body)).toEqual(['step_token'])
    await advanceClock(server.url, identityStepMinutes * minutes)
    expect(fieldsOf((await browser.call(calls.registerByGoogle, { body })).body)).toEqual(['step_token'])
  })

  it('a step token ends when its browser sets out anew', async () => {
    const browser = await guest()
    const { step_token } = unknownOf((await comesBack(browser, 'google', somebody())).body)
    await setsOut(await guest(), 'google')
    const body = { step_token }
    expect((await browser.call(calls.loginByGoogle, { body })).body.code).toBe('unknown_identity')
    await setsOut(browser, 'facebook')
    expect(fieldsOf((await browser.call(calls.loginByGoogle, { body })).body)).toEqual(['step_token'])
  })

  it('a step token of a person without an account opens none that they make meanwhile', async () => {
    const chosen = somebody()
    const left = await guest()
    const { step_token } = unknownOf((await comesBack(left, 'google', chosen)).body)
    await registers(chosen)
    const body = { step_token }
    expect(fieldsOf((await left.call(calls.loginByGoogle, { body })).body)).toEqual(['step_token'])
  })

  it('a step token ends when somebody signs in in its browser: whoever comes after them may be another', async () => {
    const browser = await guest()
    const { step_token } = unknownOf((await comesBack(browser, 'google', somebody())).body)
    const { state } = await choosesAt(await setsOut(browser, 'google'), somebody())
    const { email } = await TestCustomer.register(server.url)
    const signed = await browser.call(calls.login, { body: { user_id: email, password } })
    expect(signed.status).toBe(200)
    const register = { body: { step_token, ...details } }
    expect(fieldsOf((await browser.call(calls.registerByGoogle, register)).body)).toEqual(['step_token'])
    const finish = { body: { code: 'code', state } }
    expect(fieldsOf((await browser.call(calls.finishIdentity, finish)).body)).toEqual(['state'])
  })

  it('an account without a password is told by the providers that open it, to whom its address belongs', async () => {
    const chosen = somebody()
    const browser = await Browser.open(server.url)
    const { step_token } = unknownOf((await comesBack(browser, 'google', chosen)).body)
    const registered = await browser.call(calls.registerByGoogle, { body: { step_token, ...details } })
    expect(registered.status).toBe(201)
    const other = await Browser.open(server.url)
    const known = unknownOf((await comesBack(other, 'facebook', chosen)).body)
    expect(known).toMatchObject({ has_account: true, opened_by: ['google'] })
    const withPassword = await TestCustomer.register(server.url)
    const person = unknownOf((await comesBack(other, 'facebook', { email: withPassword.email })).body)
    expect(person).toMatchObject({ has_account: true, opened_by: [] })
  })

  it('a sign-in that a session has begun is linked by that session only', async () => {
    const [owner, other] = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
    const brought = await choosesAt(await setsOut(owner, 'google'), somebody())
    const body = { code: brought.code, state: brought.state, reauth_token: await confirms(other) }
    const stolen = await other.call(calls.linkIdentity, { params: { provider: 'google' }, body })
    expect(fieldsOf(stolen.body)).toEqual(['state'])
  })

  it('a sign-in with one provider is not linked as another', async () => {
    const owner = await TestCustomer.register(server.url)
    const { code, state } = await choosesAt(await setsOut(owner, 'google'), somebody())
    const body = { code, state, reauth_token: await confirms(owner) }
    const answer = await owner.call(calls.linkIdentity, { params: { provider: 'facebook' }, body })
    expect(answer.status).toBe(404)
    expect((await owner.call(calls.identities)).body.results).toEqual([])
  })

  it.each(kind === 'PostgreSQL' ? [kind] : [])(
    'what asks again who is there does nothing for a session that ends while it waits, on %s',
    async () => {
      const owner = await TestCustomer.register(server.url)
      const body = { reauth_token: await confirms(owner) }
      const client = await beginTransaction(server.databaseUrl)
      await client.query('select from customers where id = $1 for update', [owner.id])
      // Nothing is linked: a session that goes on would be told so.
      const waiting = owner.call(calls.unlinkIdentity, { params: { provider: 'google' }, body })
      await untilWaiting(client, 1)
      await client.query('update customer_tokens set revoked_at = now() where customer_id = $1', [owner.id])
      await client.query('commit')
      await client.end()
      expect((await waiting).status).toBe(401)
    },
  )

  it('the last way in stays until there is a password, which is set once', async () => {
    const { browser, chosen } = await registers()
    const elsewhere = await guest()
    elsewhere.token = (await comesBack(elsewhere, 'google', chosen)).body.token
    const reauth_token = await confirmsByCode(browser, chosen.email)
    const params = { provider: 'google' } as const
    const unlinks = () => browser.call(calls.unlinkIdentity, { params, body: { reauth_token } })
    expect(await unlinks()).toMatchObject({ status: 409, body: { code: 'last_way_in' } })
    const sets = (new_password: string, token = reauth_token) =>
      browser.call(calls.setPassword, {
        body: { new_password, confirm_password: new_password, reauth_token: token },
      })
    expect((await sets(password, 'x')).body.code).toBe('reauthenticate')
    await (await guest()).call(calls.forgotPassword, { body: { email_or_phone: chosen.email } })
    const mailed = /token=(\S+)/.exec((await newestMail(server.url, chosen.email)).text)?.[1] ?? ''
    expect(fieldsOf((await sets('seberang123')).body)).toEqual(['new_password'])
    expect((await sets(password)).status).toBe(200)
    expect((await newestMail(server.url, chosen.email)).subject).toBe(
      'Akun Seberang kamu sekarang punya kata sandi',
    )
    expect((await elsewhere.call(calls.profile)).status).toBe(401)
    const reset = { token: mailed, new_password: password, confirm_password: password }
    expect((await (await guest()).call(calls.resetPassword, { body: reset })).status).toBe(422)
    expect((await sets(`${password}.`)).body.code).toBe('has_password')
    expect((await unlinks()).status).toBe(204)
    const login = { user_id: chosen.email, password }
    expect((await (await guest()).call(calls.login, { body: login })).status).toBe(200)
    // A device that was known is a new one to it.
    await elsewhere.call(calls.login, { body: login })
    const subjects = (await mailsTo(server.url, chosen.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Ada perangkat baru'))).toHaveLength(3)
  })

  it('an access token of Facebook signs in, but not one of another application', async () => {
    const chosen = somebody()
    const browser = await guest()
    const page = await setsOut(browser, 'facebook')
    const verifier = 'a-verifier-of-a-client-that-brings-its-own-token'
    page.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
    const tokenFor = async (client: string) => {
      page.searchParams.set('client_id', client)
      const { code } = await choosesAt(page, chosen)
      const answer = await fetch(`${server.url}/sandbox/identity/graph/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          code,
          code_verifier: verifier,
          client_id: client,
          client_secret: 'sandbox-facebook-secret',
          redirect_uri: page.searchParams.get('redirect_uri') ?? '',
        }),
      })
      return ((await answer.json()) as { access_token: string }).access_token
    }
    const login = (access_token: string) => browser.call(calls.loginByFacebook, { body: { access_token } })
    expect(fieldsOf((await login(await tokenFor('another-application'))).body)).toEqual(['access_token'])
    expect(fieldsOf((await login('made up')).body)).toEqual(['access_token'])
    const own = await tokenFor('sandbox-facebook')
    expect((await login(own)).body.code).toBe('unknown_identity')
    const made = await browser.call(calls.registerByFacebook, { body: { access_token: own, ...details } })
    expect(made.status).toBe(201)
    expect((await login(own)).status).toBe(200)
  })
})

describe.each(databases)('ID tokens that clients bring on %s', (kind) => {
  const clientId = 'client-of-the-test'
  let issuer: Issuer
  let server: TestServer
  beforeAll(async () => {
    issuer = await Issuer.open()
    server = await startTestServer(kind, {
      googleClientId: clientId,
      googleClientSecret: 'secret',
      googleIssuer: issuer.url,
    })
  })
  afterAll(async () => {
    await server.close()
    await issuer.close()
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  /** A browser with the nonce that it was given. */
  const begins = async () => {
    const browser = await Browser.open(server.url)
    const nonce = (await setsOut(browser, 'google')).searchParams.get('nonce') ?? ''
    const claims = {
      iss: issuer.url,
      aud: clientId,
      sub: randomUUID(),
      iat: seconds(),
      exp: seconds() + 600,
      nonce,
      email: `${randomUUID()}@example.com`,
      email_verified: true,
      given_name: 'Ratna',
    }
    const login = (oauth_token: string) => browser.call(calls.loginByGoogle, { body: { oauth_token } })
    return { browser, claims, login }
  }

  it('a good one makes an account, once', async () => {
    const { browser, claims, login } = await begins()
    const oauth_token = await issuer.sign(claims)
    expect((await login(oauth_token)).body.code).toBe('unknown_identity')
    const body = { oauth_token, ...details }
    expect((await browser.call(calls.registerByGoogle, { body })).status).toBe(201)
    expect(fieldsOf((await login(oauth_token)).body)).toEqual(['oauth_token'])
    const next = await begins()
    const later = await issuer.sign({ ...claims, nonce: next.claims.nonce, email: 'another@example.com' })
    expect(await next.login(later)).toMatchObject({
      status: 200,
      body: { customer: { email: claims.email } },
    })
  })

  // One database will do for what follows: it asks nothing that the test above does not.
  if (kind !== anyDatabase) return

  it.each([
    ['of another application', { aud: 'another' }],
    ['of another issuer', { iss: 'https://accounts.example.com' }],
    ['that has expired', { exp: seconds() - 60 }],
    ['with a nonce of nobody', { nonce: 'x' }],
    ['without a nonce', { nonce: undefined }],
    ['without a subject', { sub: undefined }],
  ])('refuses one %s', async (_, change) => {
    const { claims, login } = await begins()
    const answer = await login(await issuer.sign({ ...claims, ...change }))
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'oauth_token' }] } })
  })

  it.each([
    ['Ratna@Example.COM', 'ratna@example.com'],
    ['Ratna <ratna@example.com>', null],
    ['ratna@example.com, budi@example.com', null],
    ['"ratna,"@example.com', null],
    ['ratna@example.com\r\nBcc: budi@example.com', null],
    [['ratna@example.com'], null],
  ])('takes the e-mail address %j as %j', async (email, taken) => {
    const { claims, login } = await begins()
    const { body } = await login(await issuer.sign({ ...claims, email }))
    expect(body).toMatchObject({ code: 'unknown_identity', data: { email: taken } })
  })

  it('refuses the nonce of another browser', async () => {
    const [{ claims }, { login }] = [await begins(), await begins()]
    expect(fieldsOf((await login(await issuer.sign(claims))).body)).toEqual(['oauth_token'])
  })

  it('refuses one that the issuer has not signed', async () => {
    const { claims, login } = await begins()
    const { privateKey } = await generateKeyPair('RS256')
    const secret = new TextEncoder().encode(await exportSPKI(await issuer.publicKey()))
    const pss = await generateKeyPair('PS256')
    for (const token of [
      await issuer.sign(claims, { alg: 'RS256' }, privateKey),
      await issuer.sign(claims, { alg: 'HS256' }, secret),
      await issuer.sign(claims, { alg: 'PS256' }, pss.privateKey),
      new UnsecuredJWT(claims).encode(),
      'no.token.atall',
    ])
      expect(fieldsOf((await login(token)).body)).toEqual(['oauth_token'])
    expect((await login(await issuer.sign(claims))).body.code).toBe('unknown_identity')
  })
})

describe.each(oneDatabase)('a provider that is not there on %s', (kind) => {
  it('is told with words, and the other ways go on', async () => {
    const nobody = 'http://127.0.0.1:9'
    const keys = { googleClientId: 'a', googleClientSecret: 'b', facebookAppId: 'c', facebookAppSecret: 'd' }
    const server = await startTestServer(kind, { ...keys, googleIssuer: nobody, facebookUrl: nobody })
    const browser = await Browser.open(server.url)
    const start = { params: { provider: 'google' } as const, body: {} }
    const silent = { status: 503, body: { code: 'provider_silent' } }
    const answer = await browser.call(calls.startIdentity, start)
    expect(answer).toMatchObject(silent)
    // The app does not repeat what is to wait for so long.
    expect(answer.headers.get('retry-after')).toBe('30')
    const body = { access_token: 'x' }
    expect(await browser.call(calls.loginByFacebook, { body })).toMatchObject(silent)
    await server.close()
  })

  it('is told alike where it answers that it does not work, in the form of a refusal', async () => {
    const issuer = await Issuer.open()
    const keys = { googleClientId: 'a', googleClientSecret: 'b', googleIssuer: issuer.url }
    const server = await startTestServer(kind, keys)
    const browser = await Browser.open(server.url)
    const comesBackTo = async (status: number) => {
      issuer.tokenAnswer = { status, body: { error: 'server_error' } }
      const state = (await setsOut(browser, 'google')).searchParams.get('state') ?? ''
      return browser.call(calls.finishIdentity, { body: { code: 'a-code', state } })
    }
    expect(await comesBackTo(503)).toMatchObject({ status: 503, body: { code: 'provider_silent' } })
    expect(fieldsOf((await comesBackTo(400)).body)).toEqual(['code'])
    await server.close()
    await issuer.close()
  })

  it('of one browser is verified so many times; that closes nothing to its neighbours', async () => {
    const rateLimits = { ...wideLimits, failuresPerNetwork: 2, wholeSite: 3 }
    const server = await startTestServer(kind, { rateLimits })
    const owner = await TestCustomer.register(server.url)
    const authenticator = new Authenticator(server.url)
    const creation = (await owner.call(calls.passkeyCreationOptions)).body.options
    const reauth_token = await owner.reauthenticates()
    const created = { name: 'HP', reauth_token, credential: authenticator.create(creation) }
    expect((await owner.call(calls.createPasskey, { body: created })).status).toBe(201)
    const neighbour = await Browser.open(server.url)
    const tries = [
      () => neighbour.call(calls.loginByGoogle, { body: { oauth_token: 'made.up.token' } }),
      () => neighbour.call(calls.finishIdentity, { body: { code: 'x', state: 'made-up' } }),
      async () => {
        const { options } = (await neighbour.call(calls.passkeyLoginOptions)).body
        const credential = new Authenticator(server.url).assert({ ...options, challenge: 'made-up' })
        return neighbour.call(calls.loginByPasskey, { body: { credential } })
      },
    ]
    for (let at = 0; at < 10; at += 1) for (const one of tries) expect((await one()).status).toBe(422)
    for (const one of tries) expect((await one()).status).toBe(429)
    const browser = await Browser.open(server.url)
    const { options } = (await browser.call(calls.passkeyLoginOptions)).body
    const credential = authenticator.assert(options)
    expect((await browser.call(calls.loginByPasskey, { body: { credential } })).status).toBe(200)
    const login = { user_id: owner.email, password }
    expect((await browser.call(calls.login, { body: login })).status).toBe(200)
    await server.close()
  })

  it('holds up no other calls: who waits for it stands apart', () => {
    const waiting = [
      calls.startIdentity,
      calls.finishIdentity,
      calls.loginByGoogle,
      calls.loginByFacebook,
      calls.registerByGoogle,
      calls.registerByFacebook,
      calls.linkIdentity,
    ]
    expect(new Set(waiting.map(slotOf))).toEqual(new Set(['password']))
  })

  it('is not offered in production without its keys', async () => {
    const server = await startTestServer(kind, { production: true })
    const browser = await Browser.open(server.url)
    expect((await browser.call(calls.identityProviders)).body.results).toEqual([])
    const start = { params: { provider: 'google' } as const, body: {} }
    expect((await browser.call(calls.startIdentity, start)).status).toBe(404)
    expect((await fetch(`${server.url}/sandbox/identity/keys`)).status).toBe(404)
    await server.close()
  })
})
