import { calls } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Browser, newestMail, Operator } from './support/api.ts'
import { addressInput, codeIn, mandatory, TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { LiveClient } from './support/live.ts'
import { startedFolder, startProcess } from './support/process.ts'
import { opsKey } from './support/server.ts'
import { proved } from '../proof/support/table.ts'

const password = 'canary-password-on-the-wire'
const newPassword = 'canary-password-after-it-was-lost'
const npwp = '091234567890123'
const street = 'Jalan Kenari Rahasia 99'
const draftText = 'canary-in-a-draft'
const nik = '3273046105940002'
const nameOnPaper = 'KENARI DI KTP'

describe('secrets', () => {
  it('appear in no log, no error and no address, even at the most verbose log level', async () => {
    const secrets: Record<string, string> = {
      password,
      npwp,
      street,
      draftText,
      nik,
      nameOnPaper,
      opsKey,
    }
    const server = startProcess({ DATA_DIR: startedFolder(), LOG_LEVEL: 'trace', OPS_KEY: opsKey })
    const url = await server.ready
    const customer = new TestCustomer(url)
    Object.assign(customer, await Browser.open(url), { email: `canary-${randomUUID()}@example.com` })
    const answers: string[] = []
    const note = (answer: { status: number; text: string }) => {
      if (answer.status >= 400) answers.push(answer.text)
      return answer.status
    }

    const { email } = customer
    await customer.call(calls.registerMini, { body: { user_id: email } })
    const code = codeIn((await newestMail(url, email)).text)
    note(await customer.call(calls.verifyCode, { body: { user_id: email, code: code.replace(/./g, '0') } }))
    const verified = await customer.call(calls.verifyCode, { body: { user_id: email, code } })
    const form = { ...mandatory(verified.body.register_token), password }
    const signedIn = await customer.call(calls.registerMandatory, { body: form })
    note(await customer.call(calls.registerMandatory, { body: form }))
    customer.token = signedIn.body.token
    Object.assign(secrets, {
      email,
      code,
      registerToken: verified.body.register_token,
      token: customer.token,
      accessToken: customer.accessToken,
      signingKey: customer.signingKey,
      phone: form.phone_number,
    })

    note(await customer.call(calls.login, { body: { user_id: email, password: `${password}!` } }))
    note(
      await customer.call(calls.createAddress, {
        body: { ...addressInput(), address: street, npwp: `${npwp}x` },
      }),
    )
    await customer.call(calls.createAddress, { body: { ...addressInput(), address: street, npwp } })
    const params = { kind: 'import' }
    await customer.call(calls.saveDraft, { params, body: { body: { draftText }, version: 0 } })
    note(await customer.call(calls.saveDraft, { params, body: { body: { draftText }, version: 7 } }))
    const paper = { ktp_number: nik, name: nameOnPaper }
    note(await customer.call(calls.saveKtp, { body: { ...paper, file: 'unknown' } }))
    const sent = await customer.call(calls.saveKtp, { body: { ...paper, file: await uploads(customer) } })
    const shown = await new Operator(url).call(calls.opsIdentity, { params: { id: sent.body.ktp.id } })
    const paperLink = shown.body.identity.links[0]?.url ?? ''
    expect((await fetch(paperLink)).status).toBe(200)
    secrets['paperToken'] = new URL(paperLink).searchParams.get('token') ?? ''
    // Malformed, not found, not permitted, and refused by the database.
    note(await customer.send('POST', calls.login.path, `{"password":"${password}"`))
    note(await customer.send('GET', `/api/nothing/${customer.token}`))
    note(await customer.send('POST', calls.saveCart.path, { note: street }, { 'tb-signature': 'x' }))
    note(await new Operator(url).send('GET', calls.opsCarts.path, undefined, { OpsKey: `${opsKey}x` }))
    note(await customer.call(calls.registerMini, { body: { user_id: `a${email}` } }))
    const live = await LiveClient.open(url, customer.token)
    live.send({ type: 'auth', token: customer.token })
    await live.closed
    await customer.call(calls.logout)
    await customer.call(calls.forgotPassword, { body: { email_or_phone: email } })
    const [link = '', resetToken = ''] = /http\S+token=(\S+)/.exec((await newestMail(url, email)).text) ?? []
    await fetch(link)
    const renewed = { token: resetToken, new_password: newPassword, confirm_password: newPassword }
    expect((await customer.call(calls.resetPassword, { body: renewed })).status).toBe(200)
    note(await customer.call(calls.resetPassword, { body: renewed }))
    Object.assign(secrets, { resetToken, newPassword })
    const wrong = new LiveClient(url)
    await wrong.opened()
    wrong.send({ type: 'auth', token: customer.token })
    await wrong.closed
    server.child.kill('SIGTERM')
    await server.ended

    const log = server.output()
    expect(log.split('\n').length).toBeGreaterThan(15)
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(5)
      expect(log, `${name} in the log`).not.toContain(secret)
    }
    // Returning a draft to its own customer is not a leak.
    delete secrets['draftText']
    expect(answers.length).toBeGreaterThan(6)
    for (const [name, secret] of Object.entries(secrets))
      expect(answers.join('\n'), `${name} in a failure`).not.toContain(secret)
    // The same search finds what may be there.
    expect(log).toContain(signedIn.body.customer.customer_id)
    const names = Object.keys(secrets).length + 1
    proved(
      '23',
      'canaries in logs and failures',
      '0 found',
      `${names} secrets, ${log.split('\n').length} lines at the level trace, ${answers.length} failures; 0 found`,
    )
  }, 120_000)
})

describe('many logins at once', () => {
  it('are processed two at a time or refused with Retry-After, and block no other call', async () => {
    const server = startProcess({ DATA_DIR: startedFolder() })
    const url = await server.ready
    const browser = await Browser.open(url)
    const login = () =>
      browser.call(calls.login, { body: { user_id: `${randomUUID()}@example.com`, password } })
    const ended: number[] = []
    const crowd = Array.from({ length: 80 }, async (_, place) => {
      const answer = await login()
      ended.push(place)
      return answer
    })
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    expect((await browser.call(calls.provinces)).status).toBe(200)
    // The other calls were served while most logins were still waiting.
    expect(ended.length).toBeLessThan(40)
    const answers = await Promise.all(crowd)
    // Wrong password, or asked to retry later because the queue is full.
    for (const { status, headers } of answers) {
      expect([422, 429, 503]).toContain(status)
      expect(status === 422 || Number(headers.get('retry-after')) > 0).toBe(true)
    }
  }, 120_000)
})
