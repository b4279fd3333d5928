import { calls, type AnyCall } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { photo } from './support/files.ts'
import { cheapPasswords } from './support/limits.ts'
import { notificationOf, serverKey } from './support/notification.ts'
import { freePort } from './support/port.ts'
import { startedFolder, startProcess } from './support/process.ts'
import { opsKey } from './support/server.ts'
import { Authenticator } from './support/authenticator.ts'
import { password, TestCustomer } from './support/customer.ts'

type Line = Record<string, unknown>

describe('the log', () => {
  it('is JSON, names call and subject on each line of a request, and the job on every other', async () => {
    const server = startProcess({
      DATA_DIR: startedFolder(),
      LOG_LEVEL: 'debug',
      OPS_KEY: opsKey,
      MIDTRANS_SERVER_KEY: serverKey,
    })
    const url = await server.ready
    const customer = await TestCustomer.register(url)
    await customer.call(calls.profile)
    // Of a time that a restored backup does not know.
    await customer.call(calls.gatewayNotification, { body: notificationOf('INV-LOST-1', 679_655) })
    await customer.call(calls.gatewayNotification, {
      body: notificationOf('INV-LOST-2', 1_000, { transaction_status: 'pending', status_code: '201' }),
    })
    await (await Browser.open(url)).call(calls.provinces)
    await new Operator(url).call(calls.opsCheck)
    await customer.send('GET', '/api/nothing')
    const advance = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance_ms":0}',
    }
    await fetch(`${url}/dev/clock`, advance)
    server.child.kill('SIGTERM')
    await server.ended

    const lines = linesOf(server.output(), url)
    const ofRequests = lines.filter((line) => 'reqId' in line)
    const others = lines.filter((line) => !('reqId' in line))
    expect(ofRequests.length).toBeGreaterThan(8)
    for (const line of ofRequests) {
      expect(line['reqId']).toMatch(/^[\da-f-]{36}$/)
      expect(line['call']).toEqual(expect.any(String))
      expect(line['subject']).toMatch(/^(?:guest|operator:machine|customer:\d+)$/)
    }
    expect(others.length).toBeGreaterThan(3)
    for (const line of others) expect(line['job'], JSON.stringify(line)).toEqual(expect.any(String))
    const subjectOf = (call: string) => ofRequests.find((line) => line['call'] === call)?.['subject']
    expect(subjectOf('profile')).toMatch(/^customer:\d+$/)
    expect(subjectOf('provinces')).toBe('guest')
    expect(subjectOf('opsCheck')).toBe('operator:machine')
    expect(subjectOf('unknown')).toBe('guest')
    const unknownMoney = lines.filter(({ order }) => typeof order === 'string')
    expect(unknownMoney).toMatchObject([{ level: 40, order: 'INV-LOST-1', amount: 679_655 }])
  })

  it('has an event for each passkey that is added, removed or counts backwards', async () => {
    const server = startProcess({ DATA_DIR: startedFolder(), LOG_LEVEL: 'info' })
    const url = await server.ready
    const customer = await TestCustomer.register(url)
    const authenticator = new Authenticator(url)
    const { options } = (await customer.call(calls.passkeyCreationOptions)).body
    const reauth_token = await customer.reauthenticates()
    const added = await customer.call(calls.createPasskey, {
      body: { name: 'HP', reauth_token, credential: authenticator.create(options) },
    })
    const browser = await Browser.open(url)
    const signsIn = async (counter: number) => {
      const question = (await browser.call(calls.passkeyLoginOptions)).body.options
      const body = { credential: authenticator.assert(question, { counter }) }
      return browser.call(calls.loginByPasskey, { body })
    }
    expect((await signsIn(5)).status).toBe(200)
    expect((await signsIn(4)).status).toBe(422)
    const { id } = added.body.passkey
    await customer.call(calls.deletePasskey, { params: { id }, body: { reauth_token } })
    server.child.kill('SIGTERM')
    await server.ended
    const events = linesOf(server.output(), url).flatMap(({ event, customer: of, level }) =>
      event === undefined ? [] : [{ event, customer: String(of), level }],
    )
    const about = { customer: customer.id }
    expect(events.slice(1)).toEqual([
      { event: 'passkey_added', ...about, level: 30 },
      { event: 'sign_in', ...about, level: 30 },
      { event: 'passkey_counter_back', ...about, level: 40 },
      { event: 'sign_in_failed', customer: 'undefined', level: 40 },
      { event: 'passkey_removed', ...about, level: 30 },
    ])
  })

  it('has an event for each sign-in, sign-out and attempt at guessing, without what was typed', async () => {
    const server = startProcess({
      DATA_DIR: startedFolder(),
      LOG_LEVEL: 'info',
      OPS_KEY: opsKey,
      TRUSTED_PROXIES: '127.0.0.0/8, ::1/128',
      CONFIG_CHANGE: JSON.stringify({ passwordCost: cheapPasswords }),
    })
    const url = await server.ready
    const customer = await TestCustomer.register(url)
    const { email } = customer
    const browser = await Browser.open(url)
    const requests: (string | null)[] = []
    /** From a network of documentation; the id of the request is what the answer says. */
    const from = async <Made extends AnyCall>(
      network: string,
      call: Made,
      input: Parameters<typeof browser.call<Made>>[1],
      by = browser,
    ) => {
      const answer = await by.call(call, { ...input, headers: { 'X-Forwarded-For': network } })
      requests.push(answer.headers.get('x-request-id'))
    }
    const nobody = `${randomUUID()}@example.com`
    await from('198.51.100.1', calls.logout, {}, customer)
    await from('198.51.100.1', calls.login, { body: { user_id: email, password } })
    await from('198.51.100.2', calls.login, { body: { user_id: email, password: 'canary-password' } })
    await from('2001:db8::7', calls.login, { body: { user_id: nobody, password: 'canary-password' } })
    await from('198.51.100.3', calls.verifyCode, { body: { user_id: nobody, code: '000000' } })
    for (let count = 0; count < 4; count += 1)
      await from('198.51.100.4', calls.registerMini, { body: { user_id: nobody } })
    await new Operator(url).send('GET', calls.opsCarts.path, undefined, { OpsKey: `${opsKey}x` })
    // The browser would have failures of its own, since it was signed in to the account.
    const stranger = await Browser.open(url)
    const guessing = ['198.51.100.5', '198.51.100.6'] as const
    const guess = (network: string) =>
      from(network, calls.login, { body: { user_id: email, password: 'canary-password' } }, stranger)
    for (let count = 0; count < 50; count += 1) await Promise.all(guessing.map(guess))
    await guess(guessing[1])
    for (let count = 0; count < 51; count += 1)
      await from(guessing[0], calls.verifyCode, { body: { user_id: nobody, code: '000000' } }, stranger)
    for (let count = 0; count < 121; count += 1)
      await from('198.51.100.7', calls.quote, { params: { code: 'ABCDEFGH' } })
    server.child.kill('SIGTERM')
    await server.ended

    const events = linesOf(server.output(), url).filter((line) => 'event' in line)
    const shown = events.map(({ event, customer: id, limit, network, level }) => ({
      event,
      ...(id !== undefined && { customer: id }),
      ...(limit !== undefined && { limit }),
      network,
      level,
    }))
    const [info, warn] = [30, 40]
    const id = events.find(({ event }) => event === 'sign_out')?.['customer']
    expect(id).toEqual(expect.any(Number))
    expect(events.find(({ event }) => event === 'sign_out')?.['subject']).toBe(`customer:${String(id)}`)
    const isGuess = ({ event, network }: (typeof shown)[number]) =>
      event === 'code_failed' || (event === 'sign_in_failed' && guessing.some((one) => one === network))
    expect(shown.filter((line) => !isGuess(line))).toEqual([
      { event: 'sign_in', customer: id, network: '127.0.0.1', level: info },
      { event: 'sign_out', customer: id, network: '198.51.100.1', level: info },
      { event: 'sign_in', customer: id, network: '198.51.100.1', level: info },
      { event: 'sign_in_failed', customer: id, network: '198.51.100.2', level: warn },
      { event: 'sign_in_failed', customer: null, network: '2001:db8::/64', level: warn },
      { event: 'limit_reached', limit: 'account', network: '198.51.100.4', level: warn },
      { event: 'operator_key_refused', network: '127.0.0.1', level: warn },
      { event: 'limit_reached', customer: id, limit: 'account', network: '198.51.100.6', level: warn },
      { event: 'limit_reached', customer: null, limit: 'network', network: '198.51.100.5', level: warn },
      { event: 'limit_reached', limit: 'quotes', network: '198.51.100.7', level: warn },
    ])
    expect(shown).toContainEqual({ event: 'code_failed', network: '198.51.100.3', level: warn })
    const ofBrowser = events.filter(({ network }) => network !== '127.0.0.1')
    for (const { reqId } of ofBrowser) expect(requests).toContain(reqId)
    for (const typed of [email, nobody, password, 'canary-password', 'ABCDEFGH'])
      expect(server.output()).not.toContain(typed)
  })

  it('warns at the start where the files that the database names were not brought along', async () => {
    const folder = startedFolder()
    const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn' }
    const warning = 'none of the newest files can be read'
    const startsWith = async (work: (url: string) => Promise<void>) => {
      const server = startProcess(settings)
      await work(await server.ready)
      server.child.kill('SIGTERM')
      await server.ended
      return server.output()
    }
    await startsWith(async (url) => {
      const customer = await TestCustomer.register(url)
      const form = new FormData()
      form.set('file_data', new Blob([await photo()]), 'photo.jpg')
      expect((await customer.send('POST', calls.uploadFile.path, form)).status).toBe(201)
    })
    expect(await startsWith(async () => undefined)).not.toContain(warning)
    rmSync(join(folder, 'files'), { recursive: true })
    expect(await startsWith(async () => undefined)).toContain(warning)
  })

  it('names the job of a mail that was not taken', async () => {
    const nobody = `smtp://127.0.0.1:${await freePort()}`
    const server = startProcess({ DATA_DIR: startedFolder(), LOG_LEVEL: 'warn', SMTP_URL: nobody })
    const url = await server.ready
    await (await Browser.open(url)).call(calls.registerMini, { body: { user_id: 'someone@example.com' } })
    await vi.waitFor(() => expect(server.output()).toContain('a mail was not taken'), { timeout: 20_000 })
    const [line] = linesOf(server.output(), url)
    expect(line).toMatchObject({ job: 'mail', msg: 'a mail was not taken' })
    expect(server.output()).not.toContain('someone@example.com')
  })
})

/** All that the process has written, but for the address that the tests start it by. */
function linesOf(output: string, url: string): Line[] {
  return output
    .split('\n')
    .filter((line) => line !== '' && line !== url)
    .map((line) => JSON.parse(line) as Line)
}
