import { calls } from '@seberang/domain/api'
import { resetMinutes, unlockHours } from '@seberang/domain/limits'
import { languages, wireLanguages } from '@seberang/domain/language'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, mailsTo, newestMail } from './support/api.ts'
import { addressInput, codeIn, mandatory, password, TestCustomer } from './support/customer.ts'
import { assertHealthy } from './support/health.ts'
import { LiveClient } from './support/live.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const hours = 60 * minutes
const newPassword = 'perahu kecil di pagi hari'

describe.each(databases)('a lost password on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const guest = () => Browser.open(server.url)
  const forgets = (browser: Browser, email_or_phone: string) =>
    browser.call(calls.forgotPassword, { body: { email_or_phone } })
  const sets = (
    browser: Browser,
    token: string,
    new_password = newPassword,
    confirm_password = new_password,
  ) => browser.call(calls.resetPassword, { body: { token, new_password, confirm_password } })
  const signsIn = async (browser: Browser, user_id: string, secret = password) =>
    (await browser.call(calls.login, { body: { user_id, password: secret } })).status
  /** The token of the link in the newest mail. */
  const linked = async (email: string, page = 'reset-password') => {
    const { text } = await newestMail(server.url, email)
    return new RegExp(`http\\S+/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? ''
  }
  const linkFor = async ({ email }: { email: string }) => {
    expect((await forgets(await guest(), email)).status).toBe(200)
    return linked(email)
  }
  const registersWith = async (phone_number: string) => {
    const customer = new TestCustomer(server.url)
    const { accessToken, signingKey } = await guest()
    const email = `${randomUUID()}@example.com`
    Object.assign(customer, { accessToken, signingKey, email })
    const body = { ...mandatory(await customer.verifyEmail()), phone_number }
    expect((await customer.call(calls.registerMandatory, { body })).status).toBe(201)
    return customer
  }

  it('has a link that says whose it is and what it ends, until it is used', async () => {
    const customer = await TestCustomer.register(server.url)
    const stranger = await guest()
    expect(await signsIn(stranger, customer.email)).toBe(200)
    const token = await linkFor(customer)
    const asks = () => stranger.call(calls.resetLink, { body: { token } })
    const { status, body } = await asks()
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { email: customer.email, sessions: 2, issuers: [], passkeys: 0 } },
    })
    const { requested_at, expires_at } = body.data
    expect(Date.parse(expires_at) - Date.parse(requested_at)).toBe(resetMinutes * minutes)
    expect((await sets(stranger, token)).status).toBe(200)
    expect(await asks()).toMatchObject({ status: 422, body: { errors: [{ field: 'token' }] } })
  })

  it('is asked for alike with an account and without one, which is mailed once a day that there is none', async () => {
    const customer = await TestCustomer.register(server.url)
    const email = `${randomUUID()}@example.com`
    const answers = [await forgets(await guest(), customer.email), await forgets(await guest(), email)]
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await forgets(await guest(), email)
    const mails = await mailsTo(server.url, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Belum ada akun Seberang dengan email ini'])
    expect(mails[0]?.text).not.toContain('token=')
    expect((await forgets(await guest(), '0899 0000 0000')).text).toBe(answers[0]?.text)
  })

  describe('of an account that failed sign-ins have closed to strangers', () => {
    const attacked = async () => {
      const customer = await TestCustomer.register(server.url)
      const attacker = await guest()
      const guesses = Array.from({ length: 101 }, () => 'something else')
      for (let at = 0; at < guesses.length; at += 20)
        await Promise.all(guesses.slice(at, at + 20).map((guess) => signsIn(attacker, customer.email, guess)))
      expect(await signsIn(attacker, customer.email)).toBe(429)
      return { customer, attacker }
    }
    const opens = async (token: string) =>
      (await (await guest()).call(calls.confirmUnlock, { body: { token } })).status

    it('an open account is mailed nothing', async () => {
      const customer = await TestCustomer.register(server.url)
      const before = (await mailsTo(server.url, customer.email)).length
      expect((await (await guest()).call(calls.unlock, { body: { user_id: customer.email } })).status).toBe(
        200,
      )
      expect(await mailsTo(server.url, customer.email)).toHaveLength(before)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('the owner is mailed a link once a day, which opens it once', async () => {
      const { customer, attacker } = await attacked()
      const mailed = async () =>
        (await mailsTo(server.url, customer.email)).filter(({ subject }) => subject.includes('ditutup'))
          .length
      expect(await mailed()).toBe(1)
      const token = await linked(customer.email, 'unlock')
      const { text } = await attacker.call(calls.unlock, { body: { user_id: customer.email } })
      const unknown = await attacker.call(calls.unlock, { body: { user_id: `${randomUUID()}@example.com` } })
      expect(text).toBe(unknown.text)
      expect(await mailed()).toBe(1)
      // Nothing opens it but the button of its page.
      await fetch(`${server.url}/unlock?token=${token}`)
      expect(await signsIn(await guest(), customer.email)).toBe(429)
      expect(await opens(token)).toBe(200)
      expect(await signsIn(await guest(), customer.email)).toBe(200)
      expect(await opens(token)).toBe(422)
    })

    it.each(kind === anyDatabase ? [kind] : [])(
      'an address that strangers guessed at, on %s, opens with whoever moves there',
      async () => {
        const email = `${randomUUID()}@example.com`
        const attacker = await guest()
        for (let at = 0; at < 101; at += 20)
          await Promise.all(
            Array.from({ length: 20 }, async () => signsIn(attacker, email, 'something else')),
          )
        const customer = await TestCustomer.register(server.url)
        const moved = { email, reauth_token: await customer.reauthenticates() }
        await customer.call(calls.saveProfile, { body: moved })
        const email_code = codeIn((await newestMail(server.url, email)).text)
        await customer.call(calls.saveProfile, { body: { ...moved, email_code } })
        expect(await signsIn(await guest(), email)).toBe(200)
      },
    )

    it.each([
      [
        'unlock',
        async (owner: Browser, { email }: TestCustomer) => {
          const token = await linked(email, 'unlock')
          return owner.call(calls.confirmUnlock, { body: { token } })
        },
      ],
      [
        'reset-password',
        async (owner: Browser, customer: TestCustomer) => sets(owner, await linkFor(customer), password),
      ],
    ])(
      'whoever came by a link to /%s is known from then on: nobody closes it to them',
      async (_page, comes) => {
        const { customer, attacker } = await attacked()
        const owner = await guest()
        expect((await comes(owner, customer)).status).toBe(200)
        const guesses = Array.from({ length: 101 }, () => 'something else')
        for (let at = 0; at < guesses.length; at += 20)
          await Promise.all(
            guesses.slice(at, at + 20).map((guess) => signsIn(attacker, customer.email, guess)),
          )
        expect(await signsIn(attacker, customer.email)).toBe(429)
        expect(await signsIn(owner, customer.email)).toBe(200)
      },
    )

    it(`the link works for ${unlockHours} hours; a day later there is another`, async () => {
      const { customer } = await attacked()
      const token = await linked(customer.email, 'unlock')
      await advanceClock(server.url, unlockHours * hours)
      expect(await opens(token)).toBe(422)
      await (await guest()).call(calls.unlock, { body: { user_id: customer.email } })
      expect(await opens(await linked(customer.email, 'unlock'))).toBe(200)
    })

    it('a new password opens it, too', async () => {
      const { customer } = await attacked()
      expect((await sets(await guest(), await linkFor(customer))).status).toBe(200)
      expect(await signsIn(await guest(), customer.email, newPassword)).toBe(200)
    })
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is replaced by the link that was mailed, and every session ends', async () => {
    const customer = await TestCustomer.register(server.url)
    const live = await LiveClient.open(server.url, customer.token)
    const token = await linkFor(customer)
    const stranger = await guest()
    expect(await sets(stranger, token)).toMatchObject({ status: 200, body: { action: true } })
    expect((await customer.call(calls.profile)).status).toBe(401)
    await live.closed
    expect(await signsIn(stranger, customer.email)).toBe(422)
    expect(await signsIn(stranger, customer.email, newPassword)).toBe(200)
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toBe('Kata sandi akun Seberang kamu sudah diganti')
    expect(text).toContain('/reset-password')
    expect(text).not.toContain('token=')
  })

  it('leaves nobody signed in by the old one, also not who was about to be', async () => {
    const customer = await TestCustomer.register(server.url)
    const token = await linkFor(customer)
    const browsers = await Promise.all(Array.from({ length: 8 }, guest))
    const body = { user_id: customer.email, password }
    const [set, ...answers] = await Promise.all([
      sets(await guest(), token),
      ...browsers.map((browser) => browser.call(calls.login, { body })),
    ])
    expect(set.status).toBe(200)
    const alive = await Promise.all(
      browsers.map(async (browser, at) => {
        browser.token = answers[at]?.body.token ?? ''
        return browser.token === '' ? 401 : (await browser.call(calls.profile)).status
      }),
    )
    expect(alive).toEqual(browsers.map(() => 401))
  })

  it('by telephone reaches the three accounts that had the number first', async () => {
    const number = `+62 811 ${randomInt(1000, 9999)} ${randomInt(1000, 9999)}`
    const accounts: TestCustomer[] = []
    while (accounts.length < 5) accounts.push(await registersWith(number))
    expect((await forgets(await guest(), number)).status).toBe(200)
    const reached: boolean[] = []
    for (const { email } of accounts) reached.push((await linked(email)) !== '')
    expect(reached).toEqual([true, true, true, false, false])
  })

  it('is asked for by who knows the account, also when strangers have used up their share', async () => {
    const customer = await TestCustomer.register(server.url)
    const stranger = await guest()
    let status = 200
    for (let at = 0; at < 20 && status === 200; at += 1)
      status = (await forgets(stranger, customer.email)).status
    expect(status).toBe(429)
    expect((await forgets(customer, customer.email)).status).toBe(200)
  })

  it('works once: of ten at once one wins, and the links before it work no more', async () => {
    const customer = await TestCustomer.register(server.url)
    const older = await linkFor(customer)
    const token = await linkFor(customer)
    expect(older).not.toBe(token)
    const browser = await guest()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => sets(browser, token, `${newPassword} ${at}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await signsIn(browser, customer.email, `${newPassword} ${winner}`)).toBe(200)
    for (const used of [token, older])
      expect(await sets(browser, used)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'token', message: expect.stringContaining('Minta link baru') }] },
      })
  })

  it(`works for ${resetMinutes} minutes`, async () => {
    const [early, late] = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
    const [first, second] = [await linkFor(early), await linkFor(late)]
    await advanceClock(server.url, (resetMinutes - 1) * minutes)
    expect((await sets(await guest(), first)).status).toBe(200)
    await advanceClock(server.url, minutes)
    expect((await sets(await guest(), second)).status).toBe(422)
  })

  it('is found by the telephone number, however it is written, of each who has it', async () => {
    const digits = `8${randomInt(1e9, 1e10)}`
    const family = [await registersWith(`+62 ${digits}`), await registersWith(`0${digits}`)]
    const other = await registersWith(`0${digits}1`)
    expect((await forgets(await guest(), `62-${digits.slice(0, 3)}-${digits.slice(3)}`)).status).toBe(200)
    for (const { email } of family) expect(await linked(email)).not.toBe('')
    expect(await linked(other.email)).toBe('')
    const [first, second] = family
    expect((await sets(await guest(), await linked(first?.email ?? ''))).status).toBe(200)
    expect(await signsIn(await guest(), second?.email ?? '')).toBe(200)
  })

  it('is mailed three times in 15 minutes at most, however the address is written', async () => {
    const { email } = await TestCustomer.register(server.url)
    const browser = await guest()
    await advanceClock(server.url, 15 * minutes)
    const statuses: number[] = []
    for (const typed of [email, email.toUpperCase(), ` ${email}`, email])
      statuses.push((await forgets(browser, typed)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it.each(languages)(
    'refuses what cannot be one at its field, and keeps the link, in %s',
    async (language) => {
      const customer = await TestCustomer.register(server.url)
      const token = await linkFor(customer)
      const browser = await guest()
      browser.language = wireLanguages[language]
      const fieldsOf = async (...given: [string, string?]) =>
        ((await sets(browser, token, ...given)).body as { errors?: { field: string }[] }).errors?.map(
          ({ field }) => field,
        )
      expect(await fieldsOf('pendek')).toEqual(['new_password'])
      expect(await fieldsOf('password1')).toEqual(['new_password'])
      expect(await fieldsOf('seberang123')).toEqual(['new_password'])
      expect(await fieldsOf(newPassword, `${newPassword}.`)).toEqual(['confirm_password'])
      expect((await forgets(browser, 'bukan alamat')).body).toMatchObject({
        errors: [{ field: 'email_or_phone' }],
      })
      expect((await sets(browser, token)).status).toBe(200)
    },
  )

  it('a token for one purpose is worth nothing for another', async () => {
    const customer = await TestCustomer.register(server.url)
    const token = await linkFor(customer)
    const browser = await guest()
    expect((await browser.call(calls.confirmUnlock, { body: { token } })).status).toBe(422)
    const register = await browser.call(calls.registerMandatory, { body: mandatory(token) })
    expect(register).toMatchObject({ status: 422, body: { errors: [{ field: 'register_token' }] } })
    expect((await sets(browser, token)).status).toBe(200)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('a new password', () => {
  /** The owner's link sets a new password while somebody else's session has a command in flight. */
  const withReset = async () => {
    const server = await startTestServer('PostgreSQL')
    const thief = await TestCustomer.register(server.url)
    const address_id = await thief.savesAddress()
    const owner = await Browser.open(server.url)
    await owner.call(calls.forgotPassword, { body: { email_or_phone: thief.email } })
    const token = /token=(\S+)/.exec((await newestMail(server.url, thief.email)).text)?.[1] ?? ''
    const reset = async () =>
      (
        await owner.call(calls.resetPassword, {
          body: { token, new_password: newPassword, confirm_password: newPassword },
        })
      ).status
    const client = await beginTransaction(server.databaseUrl)
    const ends = async () => {
      await client.end()
      await assertHealthy(server.url)
      await server.close()
    }
    return { thief, address_id, reset, client, ends }
  }

  it.each([
    ['', {}],
    [', as the app sends it, with a key', { 'Idempotency-Key': randomUUID() }],
  ])('ends what its account’s sessions do with the address book behind it%s', async (_, headers) => {
    const { thief, address_id, reset, client, ends } = await withReset()
    await client.query('select id from customers where id = $1 for update', [thief.id])
    const set = reset()
    await untilWaiting(client, 1)
    const made = thief.call(calls.createAddress, { body: { ...addressInput(), is_main: true }, headers })
    await untilWaiting(client, 2)
    const changed = thief.call(calls.updateAddress, { params: { address_id }, body: addressInput() })
    await untilWaiting(client, 3)
    await client.query('commit')
    expect([await set, (await made).status, (await changed).status]).toEqual([200, 401, 401])
    await ends()
  })

  it('ends a deletion of the account that was confirmed before it', async () => {
    const { thief, reset, client, ends } = await withReset()
    const reauth_token = await thief.reauthenticates()
    await client.query('select id from customers where id = $1 for update', [thief.id])
    const set = reset()
    await untilWaiting(client, 1)
    const deletion = thief.call(calls.deleteAccount, { body: { reauth_token } })
    await untilWaiting(client, 2)
    await client.query('commit')
    expect([await set, (await deletion).status]).toEqual([200, 401])
    await ends()
  })

  it('ends what waited for another table until after it', async () => {
    const { thief, reset, client, ends } = await withReset()
    await client.query('lock table drafts in exclusive mode')
    const draft = thief.call(calls.saveDraft, {
      params: { kind: 'import' },
      body: { body: { note: 'x' }, version: 0 },
    })
    await untilWaiting(client, 1)
    expect(await reset()).toBe(200)
    await client.query('commit')
    expect((await draft).status).toBe(401)
    await ends()
  })

  it('forgets the devices from which somebody signed in before', async () => {
    const { thief, reset, client, ends } = await withReset()
    await client.query('commit')
    const known = () =>
      client.query('select count(*)::int as count from known_devices where customer_id = $1', [thief.id])
    expect((await known()).rows).toEqual([{ count: 1 }])
    const [before] = (await client.query('select * from known_devices where customer_id = $1', [thief.id]))
      .rows
    expect(await reset()).toBe(200)
    const after = (await client.query('select * from known_devices where customer_id = $1', [thief.id])).rows
    expect(after).not.toContainEqual(before)
    await ends()
  })

  it.each([
    ['moves to another address', "email = 'moved-' || email"],
    ['deletes the account', 'deleted_at = now()'],
  ])('has no link that is mailed while its owner %s', async (_, change) => {
    const { thief, client, ends } = await withReset()
    const count = async () =>
      (await client.query(`select count(*)::int as count from proofs where purpose = 'reset_password'`))
        .rows[0]
    const before = await count()
    await client.query(`update customers set ${change} where id = $1`, [thief.id])
    const stranger = await Browser.open(thief.url)
    const forgot = stranger.call(calls.forgotPassword, { body: { email_or_phone: thief.email } })
    await untilWaiting(client, 1)
    await client.query('commit')
    expect((await forgot).status).toBe(200)
    expect(await count()).toEqual(before)
    await ends()
  })

  it('ends what its account’s sessions have in flight, also what only waits for a row', async () => {
    const server = await startTestServer('PostgreSQL')
    const thief = await TestCustomer.register(server.url)
    const stranger = await Browser.open(server.url)
    await stranger.call(calls.forgotPassword, { body: { email_or_phone: thief.email } })
    const token = /token=(\S+)/.exec((await newestMail(server.url, thief.email)).text)?.[1] ?? ''
    const email = `${randomUUID()}@example.com`
    const body = { email, reauth_token: await thief.reauthenticates() }
    expect((await thief.call(calls.saveProfile, { body })).status).toBe(200)
    const email_code = codeIn((await newestMail(server.url, email)).text)
    const otp_token = await thief.provesCode('PIN')
    const client = await beginTransaction(server.databaseUrl)
    await client.query('select id from customers where id = $1 for update', [thief.id])
    const reset = stranger.call(calls.resetPassword, {
      body: { token, new_password: newPassword, confirm_password: newPassword },
    })
    await untilWaiting(client, 1)
    const save = thief.call(calls.saveProfile, { body: { email, email_code } })
    await untilWaiting(client, 2)
    const pin = thief.call(calls.setPin, { body: { pin: '482913', otp_token } })
    await untilWaiting(client, 3)
    await client.query('commit')
    expect([(await reset).status, (await save).status, (await pin).status]).toEqual([200, 401, 401])
    const login = { user_id: thief.email, password: newPassword }
    expect(await stranger.call(calls.login, { body: login })).toMatchObject({
      status: 200,
      body: { customer: { email: thief.email, pin_set_at: null } },
    })
    await client.end()
    await assertHealthy(server.url)
    await server.close()
  })
})
