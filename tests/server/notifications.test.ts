import { calls, type NotificationChoice } from '@seberang/domain/api'
import { timeZoneMs } from '@seberang/domain/time'
import { fastify } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock as moveClock, readClock } from '../../server/database/clock.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { createSmtpMailer, queueMail, type Mailer } from '../../server/mail/mailer.ts'
import { queueNotification } from '../../server/mail/notifications.ts'
import { saveQuietHours } from '../../server/mail/notification-settings.ts'
import { advanceClock, mailsTo } from './support/api.ts'
import { TestCustomer } from './support/customer.ts'
import { Counter } from './support/counter.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { createDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { TestMailServer } from './support/smtp.ts'

const minute = 60_000
const halfHour = 30 * minute

describe.each(databases)('what a customer is told, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
  })
  afterAll(() => server.close())

  const save = (customer: TestCustomer, body: object) => customer.call(calls.saveNotifications, { body })
  const settings = async (customer: TestCustomer) => (await customer.call(calls.notifications)).body.data
  const off = (topic: NotificationChoice['topic']) => ({
    choice: { topic, channel: 'mail', is_on: false },
  })
  const isOn = async (customer: TestCustomer, topic: string) =>
    (await settings(customer)).choices.find((one) => one.topic === topic && one.channel === 'mail')?.is_on
  const count = async ({ email }: TestCustomer) => (await mailsTo(server.url, email)).length

  it('is everything at first; one switch leaves the others, and another customer’s, as they are', async () => {
    const customer = await TestCustomer.register(server.url)
    const other = await TestCustomer.register(server.url)
    const first = await settings(customer)
    expect(first.choices.map(({ is_on }) => is_on)).toEqual(first.choices.map(() => true))
    await Promise.all([save(customer, off('journey')), save(customer, off('parcel'))])
    expect((await settings(customer)).choices).toEqual([
      { topic: 'parcel', channel: 'mail', is_on: false },
      { topic: 'parcel', channel: 'push', is_on: true },
      { topic: 'action', channel: 'mail', is_on: true },
      { topic: 'action', channel: 'push', is_on: true },
      { topic: 'journey', channel: 'mail', is_on: false },
      { topic: 'journey', channel: 'push', is_on: true },
    ])
    await save(customer, { choice: { topic: 'journey', channel: 'mail', is_on: true } })
    expect(await isOn(customer, 'journey')).toBe(true)
    expect(await isOn(other, 'parcel')).toBe(true)
  })

  it.each([
    ['money', off('money' as 'parcel')],
    ['security', off('security' as 'parcel')],
    ['an unknown channel', { choice: { topic: 'parcel', channel: 'fax', is_on: true } }],
    ['a time between', { quiet_hours: { is_on: true, starts_at: '21:10', ends_at: '07:00' } }],
    ['no answer', { choice: { topic: 'parcel', channel: 'mail' } }],
  ])('cannot be changed for %s', async (_, body) => {
    const customer = await TestCustomer.register(server.url)
    expect((await save(customer, body)).status).toBe(422)
  })

  it('is no mail about what was switched off, but always what is owed', async () => {
    const { customer, code } = await counter.paid()
    await save(customer, off('journey'))
    await advanceClock(server.url, 5 * minute)
    const before = await count(customer)
    expect((await counter.move(code, 'sent')).status).toBe(200)
    expect(await count(customer)).toBe(before)
    await counter.bill(code, 50_000)
    expect(await count(customer)).toBe(before + 1)
    await save(customer, { choice: { topic: 'journey', channel: 'mail', is_on: true } })
    await counter.move(code, 'inbound')
    expect(await count(customer)).toBe(before + 2)
  })

  it('is switched off from a mail: by its page, which changes nothing until its button is pressed', async () => {
    const customer = await TestCustomer.register(server.url)
    const code = await customer.savesCart()
    await counter.receive(code, '1.2kg')
    const [mail] = await mailsTo(server.url, customer.email)
    const path = /\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.html).toContain(path)
    const opened = await fetch(server.url + path)
    const html = await opened.text()
    expect(opened.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('Berhenti menerima email')
    expect(html).toContain(`action="${path}"`)
    expect(await isOn(customer, 'parcel')).toBe(true)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'List-Unsubscribe=One-Click'
    const posted = await fetch(server.url + path, { method: 'POST', headers, body })
    expect(posted.status).toBe(200)
    expect(await posted.text()).toContain('Sudah dimatikan')
    expect([await isOn(customer, 'parcel'), await isOn(customer, 'action')]).toEqual([false, true])
    const unknown = await fetch(`${server.url}/unsubscribe?token=tebakan`, { method: 'POST', headers, body })
    expect(unknown.status).toBe(404)
    expect((await fetch(`${server.url}/unsubscribe`)).status).toBe(404)
  })

  it('has no way to switch off what is owed', async () => {
    const { customer } = await counter.checkedOut(null)
    for (const { text } of await mailsTo(server.url, customer.email))
      expect(text).not.toContain('/unsubscribe')
  })
})

describe.each(databases)('a mail that may be switched off, from %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-notifications-'))
  let opened: OpenDatabase
  let mailServer: TestMailServer
  let mailer: Mailer
  let to: { id: number; email: string; language: 'id' }
  beforeAll(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ databaseUrl, dataFolder })
    mailServer = await new TestMailServer().start()
    const sender = { from: 'no-reply@seberang.test', site: () => 'https://seberang.test' }
    mailer = createSmtpMailer(mailServer.url, sender, opened.database, fastify({ logger: false }).log)
    const email = 'ayu@example.com'
    to = { id: await insertCustomer(opened.database, new Date(), { email }), email, language: 'id' }
  })
  afterAll(async () => {
    await mailer.close()
    await mailServer.stop()
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  const tell = (subject: string) =>
    opened.database.transaction(async (transaction) =>
      queueNotification(
        transaction,
        'journey',
        to,
        {
          letter: { subject, parts: ['isi'] },
          notice: { title: subject, text: 'isi', path: '/', tag: 'isi' },
        },
        await readClock(transaction),
      ),
    )
  const owe = async (subject: string) =>
    queueMail(opened.database, { to: to.email, subject, text: 'isi' }, await readClock(opened.database))

  it('says so to mail programs, which post without opening it; no other mail does', async () => {
    await tell('paket')
    mailer.wake()
    const [mail] = await mailServer.has(1)
    expect(mail?.header('List-Unsubscribe')).toMatch(
      /^<https:\/\/seberang\.test\/unsubscribe\?token=[\w-]{20,}>$/,
    )
    expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    await owe('tagihan')
    mailer.wake()
    const [, other] = await mailServer.has(2)
    expect(other?.header('List-Unsubscribe')).toBe('')
  })

  it('waits for the end of the quiet hours, while what cannot be switched off comes at once', async () => {
    const now = new Date(Math.ceil(Date.now() / halfHour) * halfHour - halfHour)
    const timeOf = (moment: Date) => new Date(moment.getTime() + timeZoneMs).toISOString().slice(11, 16)
    const hours = {
      is_on: true,
      starts_at: timeOf(now),
      ends_at: timeOf(new Date(now.getTime() + 6 * halfHour)),
    }
    await opened.database.transaction((transaction) => saveQuietHours(transaction, to.id, hours))
    const before = mailServer.received.length
    await tell('tenang')
    await owe('segera')
    mailer.wake()
    await mailServer.has(before + 1)
    expect(mailServer.received.at(-1)?.header('Subject')).toBe('segera')
    await moveClock(opened.database, 6 * halfHour)
    mailer.wake()
    await mailServer.has(before + 2)
    expect(mailServer.received.at(-1)?.header('Subject')).toBe('tenang')
  })
})
