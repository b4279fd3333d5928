import { calls, codeRefs, type CodeRef } from '@seberang/domain/api'
import { formatTime } from '@seberang/domain/format'
import { languages, wireLanguages } from '@seberang/domain/language'
import { codeProofMinutes, reauthenticationMinutes } from '@seberang/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, Browser, isOfNewDevice, mailsTo, newestMail } from './support/api.ts'
import { codeIn, password, TestCustomer, wrongCode } from './support/customer.ts'
import { photo } from './support/files.ts'
import { assertHealthy } from './support/health.ts'
import { LiveClient } from './support/live.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const minutes = 60_000
const newPassword = 'perahu kecil di pagi hari'
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36'
const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

const refusedField = ({ body }: { body: { errors?: { field: string }[] } }) => body.errors?.[0]?.field

describe.each(oneDatabase)('the security of an account on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const register = () => TestCustomer.register(server.url)
  /** The same customer in another browser. */
  const elsewhere = async ({ email }: TestCustomer, userAgent?: string, secret = password) => {
    const guest = await Browser.open(server.url)
    const other = new TestCustomer(server.url)
    Object.assign(other, { accessToken: guest.accessToken, signingKey: guest.signingKey, email })
    const answer = await other.call(calls.login, {
      body: { user_id: email, password: secret },
      ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
    })
    other.token = answer.body.token
    return { other, status: answer.status }
  }
  const sessions = async (customer: TestCustomer) => (await customer.call(calls.sessions)).body.results
  const isSignedIn = async (customer: TestCustomer) => (await customer.call(calls.profile)).status === 200

  describe('a new password', () => {
    const changes = (customer: TestCustomer, change: object = {}) =>
      customer.call(calls.changePassword, {
        body: {
          old_password: password,
          new_password: newPassword,
          confirm_password: newPassword,
          ...change,
        },
      })

    it('counts at once, ends the sessions elsewhere within a second, and is told by mail', async () => {
      const customer = await register()
      const { other } = await elsewhere(customer)
      const live = await LiveClient.open(server.url, other.token)
      const before = (await customer.call(calls.profile)).body.customer.password_set_at
      await advanceClock(server.url, 1000)
      expect(await changes(customer)).toMatchObject({ status: 200, body: { action: true } })
      await live.closed
      expect([await isSignedIn(customer), await isSignedIn(other)]).toEqual([true, false])
      const after = (await customer.call(calls.profile)).body.customer.password_set_at
      expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
      expect((await elsewhere(customer)).status).toBe(422)
      expect((await elsewhere(customer, undefined, newPassword)).status).toBe(200)
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toBe('Kata sandi akun Seberang kamu sudah diganti')
      expect(text).toContain('Perangkat lain sudah dikeluarkan')
    })

    it.each([
      ['another old one', { old_password: 'bukan kata sandinya' }, 'old_password'],
      ['a common one', { new_password: 'password123', confirm_password: 'password123' }, 'new_password'],
      ['a repetition that differs', { confirm_password: `${newPassword}.` }, 'confirm_password'],
    ])('is refused with %s', async (_what, change, field) => {
      const customer = await register()
      const answer = await changes(customer, change)
      expect([answer.status, refusedField(answer)]).toEqual([422, field])
      expect((await elsewhere(customer)).status).toBe(200)
    })

    it('makes other browsers strangers, and not the one that set it', async () => {
      const customer = await register()
      const { other } = await elsewhere(customer)
      expect((await changes(customer)).status).toBe(200)
      const newDevices = async () => (await mailsTo(server.url, customer.email)).filter(isOfNewDevice).length
      const before = await newDevices()
      for (const [browser, more] of [
        [customer, 0],
        [other, 1],
      ] as const) {
        browser.token = ''
        const body = { user_id: customer.email, password: newPassword }
        expect((await browser.call(calls.login, { body })).status).toBe(200)
        expect((await newDevices()) - before).toBe(more)
      }
    })

    it('makes the links of a lost password useless', async () => {
      const customer = await register()
      await customer.call(calls.forgotPassword, { body: { email_or_phone: customer.email } })
      const { text } = await newestMail(server.url, customer.email)
      const token = /token=(\S+)/.exec(text)?.[1] ?? ''
      await changes(customer)
      const body = { token, new_password: password, confirm_password: password }
      expect((await customer.call(calls.resetPassword, { body })).status).toBe(422)
    })

    it('of two at once one wins', async () => {
      const customer = await register()
      const answers = await Promise.all(
        ['satu', 'dua'].map((word) => {
          const secret = `${newPassword} ${word}`
          return changes(customer, { new_password: secret, confirm_password: secret })
        }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    })

    it('is not to be guessed: ten tries of its own, and a hundred with those of strangers', async () => {
      const customer = await register()
      const wrong = { old_password: 'bukan kata sandinya' }
      for (let guess = 0; guess < 110; guess++) expect((await changes(customer, wrong)).status).toBe(422)
      expect(await changes(customer)).toMatchObject({ status: 429, body: { code: 'locked_out' } })
    })
  })

  describe('confirming that it is the customer', () => {
    const resets = async (customer: TestCustomer, reauth_token: string) =>
      customer.call(calls.resetPin, {
        body: { pin: '480217', otp_token: await customer.provesCode('PIN'), reauth_token },
      })

    it('counts for ten minutes, for several changes of this session', async () => {
      const customer = await register()
      const token = await customer.reauthenticates()
      expect((await resets(customer, token)).status).toBe(200)
      await advanceClock(server.url, (reauthenticationMinutes - 1) * minutes)
      expect((await resets(customer, token)).status).toBe(200)
      await advanceClock(server.url, minutes)
      expect(await resets(customer, token)).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
    })

    it('counts neither for another session nor for another customer', async () => {
      const customer = await register()
      const token = await customer.reauthenticates()
      const { other } = await elsewhere(customer)
      expect((await resets(other, token)).status).toBe(403)
      expect((await resets(await register(), token)).status).toBe(403)
    })

    it('needs the password: neither a wrong one, none, nor a code in its place', async () => {
      const customer = await register()
      const otp_token = await customer.provesCode('EM')
      for (const body of [{ password: 'bukan kata sandinya' }, {}, { otp_token }]) {
        const answer = await customer.call(calls.reauthenticate, { body })
        expect([answer.status, refusedField(answer)]).toEqual([422, 'password'])
      }
    })
  })

  describe('a code by mail', () => {
    const exchanges = (customer: TestCustomer, ref: CodeRef, code: string) =>
      customer.call(calls.exchangeCode, { body: { ref, code } })
    it.each(codeRefs)('for %s says what it is for, in the language of the account', async (ref) => {
      const customer = await register()
      const code = await customer.mailedCode(ref)
      const mails = []
      for (const language of ['id', 'en', 'cn'] as const) {
        await customer.call(calls.saveProfile, { body: { language } })
        await customer.mailedCode(ref).catch(() => '')
        mails.push((await newestMail(server.url, customer.email)).text)
        await advanceClock(server.url, 15 * minutes)
      }
      expect(new Set(mails.map((text) => text.replace(/\d{6}/, ''))).size).toBe(3)
      expect(code).toMatch(/^\d{6}$/)
    })

    it('is exchanged once, for what it was mailed for', async () => {
      const customer = await register()
      const code = await customer.mailedCode('PIN')
      expect((await exchanges(customer, 'WD', code)).status).toBe(422)
      expect((await exchanges(await register(), 'PIN', code)).status).toBe(422)
      expect((await exchanges(customer, 'PIN', code)).body.otp_token).toBeTruthy()
      expect((await exchanges(customer, 'PIN', code)).status).toBe(422)
    })

    it('has five tries', async () => {
      const customer = await register()
      const code = await customer.mailedCode('PIN')
      for (const left of [4, 3, 2, 1, 0])
        expect(await exchanges(customer, 'PIN', wrongCode(code))).toMatchObject({
          status: 422,
          body: { tries_left: left },
        })
      expect((await exchanges(customer, 'PIN', code)).status).toBe(422)
    })

    it('is valid for ten minutes', async () => {
      const customer = await register()
      const code = await customer.mailedCode('PIN')
      await advanceClock(server.url, 10 * minutes)
      expect((await exchanges(customer, 'PIN', code)).status).toBe(422)
    })

    it('names its purpose in the subject of its mail', async () => {
      const customer = await register()
      await customer.mailedCode('BA')
      expect((await newestMail(server.url, customer.email)).subject).toMatch(
        /^\d{6} .+ untuk menambah rekening bank$/,
      )
    })

    it('is mailed three times in fifteen minutes, and once for a repeated request', async () => {
      const customer = await register()
      const asks = (key?: string) =>
        customer.call(calls.requestCode, {
          query: { ref: 'PIN' },
          ...(key !== undefined && { headers: { 'idempotency-key': key } }),
        })
      const count = async () =>
        (await mailsTo(server.url, customer.email)).filter(({ subject }) => codeIn(subject) !== '').length
      const before = await count()
      expect([(await asks('once')).status, (await asks('once')).status]).toEqual([200, 200])
      expect((await count()) - before).toBe(1)
      await asks()
      await asks()
      expect((await asks()).status).toBe(429)
    })

    it('is counted for its purpose alone, and a refusal says until when', async () => {
      const customer = await register()
      const asks = (ref: CodeRef) => customer.call(calls.requestCode, { query: { ref } })
      for (const ref of ['PIN', 'BA', 'WD'] as const)
        for (let ask = 0; ask < 3; ask += 1) expect((await asks(ref)).status).toBe(200)
      const refused = await asks('WD')
      const endsAt =
        Number(refused.headers.get('tb-time')) + Number(refused.headers.get('retry-after')) * 1000
      // Retry-After is in whole seconds, rounded up.
      const times = [endsAt, endsAt - 2000].map((at) => formatTime(Math.ceil(at / minutes) * minutes, 'id'))
      expect(refused.status).toBe(429)
      expect(times.map((time) => `3 kode dalam 15 menit. Coba lagi pukul ${time}.`)).toContain(
        refused.body.message,
      )
      // All of them together are ten in a day, of which nine were mailed.
      expect((await asks('CO')).status).toBe(200)
      const last = await asks('CO')
      expect([last.status, last.body.message]).toEqual([
        429,
        expect.stringMatching(
          /^10 email dalam sehari\. Coba lagi setelah \d+\s\w+\s20\d\d, \d\d\.\d\d\sWIB\.$/,
        ),
      ])
    })
  })

  describe('the PIN', () => {
    const sets = (customer: TestCustomer, otp_token: string, pin = '480217') =>
      customer.call(calls.setPin, { body: { pin, otp_token } })

    it('is set once with the proof of a code, and told by mail', async () => {
      const customer = await register()
      expect(await sets(customer, await customer.provesCode('PIN'))).toMatchObject({ status: 201 })
      const { has_pin, pin_set_at } = (await customer.call(calls.profile)).body.customer
      expect([has_pin, pin_set_at === null]).toEqual([true, false])
      expect((await newestMail(server.url, customer.email)).subject).toBe(
        'PIN dompet Seberang kamu sudah dibuat',
      )
      const again = await sets(customer, await customer.provesCode('PIN'))
      expect([again.status, again.body.code]).toEqual([409, 'has_pin'])
    })

    it.each(['111111', '123456', '987654', '12345', 'abcdef'])('%s is refused', async (pin) => {
      const customer = await register()
      expect(refusedField(await sets(customer, await customer.provesCode('PIN'), pin))).toBe('pin')
    })

    it('needs a proof of its own that is neither used nor old', async () => {
      const customer = await register()
      const proof = await customer.provesCode('PIN')
      expect(refusedField(await sets(await register(), proof))).toBe('otp_token')
      expect(refusedField(await sets(customer, await customer.provesCode('WD')))).toBe('otp_token')
      await advanceClock(server.url, codeProofMinutes * minutes)
      expect(refusedField(await sets(customer, proof))).toBe('otp_token')
    })

    it('of two at once with one proof one is set', async () => {
      const customer = await register()
      const proof = await customer.provesCode('PIN')
      const answers = await Promise.all([sets(customer, proof), sets(customer, proof, '902146')])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    })
  })

  describe('the sessions', () => {
    it('are listed with device and network, the last used first', async () => {
      const customer = await register()
      await elsewhere(customer, chromeOnAndroid)
      await advanceClock(server.url, minutes)
      const { other } = await elsewhere(customer, firefoxOnWindows)
      const listed = await sessions(other)
      expect(
        listed.map(({ device, kind, network, is_this, is_known }) => ({
          device,
          kind,
          network,
          is_this,
          is_known,
        })),
      ).toMatchObject([
        { device: 'Firefox di Windows', kind: 'computer', network: '127.0.', is_this: true, is_known: false },
        { device: 'Chrome di Android', kind: 'phone', is_this: false, is_known: false },
        { device: 'Perangkat tidak dikenal', is_this: false, is_known: true },
      ])
      expect(JSON.stringify(listed)).not.toContain(other.token)
    })

    it('name no unknown browser', async () => {
      const customer = await register()
      const { other } = await elsewhere(customer, '<b>Hubungi 0812</b>/1.0 (Windows)')
      expect((await sessions(other))[0]?.device).not.toContain('0812')
    })

    it('are signed in on a known device the second time', async () => {
      const customer = await register()
      await customer.signsIn()
      expect((await sessions(customer)).map(({ is_known }) => is_known)).toEqual([true])
    })

    it.each(languages)(
      'on a device that the account does not know are told by mail in %s',
      async (language) => {
        const customer = await register()
        await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
        await customer.signsIn()
        const mails = async () => (await mailsTo(server.url, customer.email)).filter(isOfNewDevice)
        expect(await mails()).toEqual([])
        await elsewhere(customer, chromeOnAndroid)
        const [mail, ...others] = await mails()
        expect(others).toEqual([])
        expect(mail?.text).toMatch(/Chrome.+Android|Android.+Chrome/)
        expect(mail?.text).toContain('127.0.')
        expect(mail?.text).toContain('/reset-password')
      },
    )

    it('a stolen one closes the account to nobody else', async () => {
      const customer = await register()
      const { other: thief } = await elsewhere(customer, chromeOnAndroid)
      for (let at = 0; at < 110; at += 10)
        await Promise.all(
          Array.from({ length: 10 }, () => thief.call(calls.reauthenticate, { body: { password: 'salah' } })),
        )
      const refused = await thief.call(calls.reauthenticate, { body: { password } })
      expect(refused.status).toBe(429)
      expect((await customer.call(calls.reauthenticate, { body: { password } })).status).toBe(200)
    })

    it('one that ends while its upload is under way changes nothing', async () => {
      const customer = await register()
      const { other: thief } = await elsewhere(customer, chromeOnAndroid)
      const form = new FormData()
      form.set('avatar', new Blob([await photo()]), 'photo.jpg')
      const sent = new Response(form)
      const bytes = new Uint8Array(await sent.arrayBuffer())
      const half = bytes.length / 2
      const begun = Promise.withResolvers<void>()
      const changed = Promise.withResolvers<void>()
      const upload = fetch(server.url + calls.uploadAvatar.path, {
        method: 'POST',
        duplex: 'half',
        headers: {
          'content-type': sent.headers.get('content-type') ?? '',
          AccessToken: thief.accessToken,
          Authorization: `Token ${thief.token}`,
        },
        body: new ReadableStream({
          async start(stream) {
            stream.enqueue(bytes.slice(0, half))
            begun.resolve()
            await changed.promise
            stream.enqueue(bytes.slice(half))
            stream.close()
          },
        }),
      } as RequestInit)
      await begun.promise
      const next = {
        new_password: 'perahu kecil di pagi hari',
        confirm_password: 'perahu kecil di pagi hari',
      }
      const change = { old_password: password, ...next }
      expect((await customer.call(calls.changePassword, { body: change })).status).toBe(200)
      changed.resolve()
      expect((await upload).status).toBe(401)
      expect((await customer.call(calls.profile)).body.customer.avatar_url).toBeNull()
    })

    it('one ends, within a second; a customer ends none of another', async () => {
      const customer = await register()
      const { other } = await elsewhere(customer)
      const live = await LiveClient.open(server.url, other.token)
      const id = (await sessions(customer)).find(({ is_this }) => !is_this)?.id ?? ''
      const ends = (by: TestCustomer, session: string) =>
        by.call(calls.endSession, { params: { id: session } })
      expect((await ends(await register(), id)).status).toBe(404)
      expect(await isSignedIn(other)).toBe(true)
      expect((await ends(customer, id)).status).toBe(204)
      await live.closed
      expect([await isSignedIn(other), await isSignedIn(customer)]).toEqual([false, true])
      expect((await ends(customer, id)).status).toBe(404)
      expect((await ends(customer, 'no-such-session')).status).toBe(404)
    })

    it('all others end, this one goes on', async () => {
      const customer = await register()
      const others = [await elsewhere(customer), await elsewhere(customer)].map(({ other }) => other)
      expect((await customer.call(calls.endOtherSessions)).status).toBe(204)
      expect(await Promise.all([customer, ...others].map(isSignedIn))).toEqual([true, false, false])
      expect(await sessions(customer)).toHaveLength(1)
    })
  })
})
