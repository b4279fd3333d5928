import { calls } from '@seberang/domain/api'
import { text } from '@seberang/domain/validation'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceClock as moveClock, readClock } from '../../server/database/clock.ts'
import type { Executor, OpenDatabase } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { invoices, mails, payments } from '../../server/database/schema/index.ts'
import { emailCodeMail, phoneCodeMail } from '../../server/features/profile/mails.ts'
import { codeMail } from '../../server/features/session/mails.ts'
import { completeHeld, holdHtml, holdText, releaseHeld, withdrawHeld } from '../../server/mail/held.ts'
import {
  createSmtpMailer,
  forgetOldMails,
  queueMail,
  type Mail,
  type Mailer,
} from '../../server/mail/mailer.ts'
import { onSite } from '../../server/mail/site.ts'
import { advanceClock, Browser } from './support/api.ts'
import { asAnotherProcess } from './support/one-connection.ts'
import { insertCustomer } from './support/insert-customer.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { startedFolder, startProcess } from './support/process.ts'
import { TestMailServer } from './support/smtp.ts'
import { createDatabase, anyDatabase, databases } from './support/server.ts'

const { log } = fastify({ logger: false })
const minute = 60_000
const sender = { from: 'no-reply@seberang.test', site: () => 'https://seberang.test' }

describe.each(databases)('mail from %s', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-mail-'))
  let databaseUrl: string | undefined
  let opened: OpenDatabase
  let mailServer: TestMailServer
  const mailers: Mailer[] = []
  beforeAll(async () => {
    databaseUrl = kind === 'PostgreSQL' ? await createDatabase() : undefined
    opened = await openDatabase({ databaseUrl, dataFolder })
  })
  beforeEach(async () => {
    await opened.database.delete(mails)
    mailServer = await new TestMailServer().start()
  })
  afterEach(async () => {
    await closeMailers()
    await mailServer.stop()
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  /** A sender, as each server process has one. */
  const startMailer = (url = mailServer.url, answerWithinMs?: number) => {
    const mailer = createSmtpMailer(url, sender, opened.database, log, answerWithinMs)
    mailers.push(mailer)
    return mailer
  }
  const closeMailers = () => Promise.all(mailers.splice(0).map((mailer) => mailer.close()))
  /** Lets every sender process everything that is due. */
  const sendAll = async (...more: Mailer[]) => {
    for (const mailer of more.length > 0 ? more : [startMailer()]) mailer.wake()
    await closeMailers()
  }
  const queue = async (mail: Partial<Mail> = {}) => {
    const full = { to: 'ayu@example.com', subject: 'Halo', text: 'Hi Titipers', ...mail }
    await queueMail(opened.database, full, await readClock(opened.database))
  }
  const rows = () => opened.database.select().from(mails).orderBy(asc(mails.id))

  it('times out when a server does not answer', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await queue()
    await sendAll(startMailer(`smtp://127.0.0.1:${port}`, 100))
    expect((await rows()).map(({ sentAt, attempts }) => [sentAt, attempts])).toEqual([[null, 1]])
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => silent.close(done))
  })

  it('a mail that is being sent is not taken by another process', async () => {
    await queue()
    const second = startMailer()
    mailServer.onMail = () => second.wake()
    await sendAll(startMailer(), second)
    expect(mailServer.received).toHaveLength(1)
  })

  it('is not sent when its transaction is rolled back', async () => {
    await opened.database
      .transaction(async (transaction) => {
        await queueMail(transaction, { to: 'a@example.com', subject: '', text: '' }, new Date())
        throw new Error('undone')
      })
      .catch(() => undefined)
    await sendAll()
    expect(mailServer.received).toEqual([])
    expect(await opened.database.select().from(mails).where(eq(mails.to, 'a@example.com'))).toEqual([])
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it('is delivered once, unchanged', async () => {
    await queue({ subject: '123456 是你的验证码', text: 'Hi Titipers,\n\n你好\n' })
    await sendAll()
    await sendAll()
    const [mail] = mailServer.received
    expect(mailServer.received).toHaveLength(1)
    expect(mail).toMatchObject({ from: 'no-reply@seberang.test', to: ['ayu@example.com'] })
    expect(mail?.header('message-id')).toMatch(/^<mail-\d+-\d+@seberang\.test>$/)
    expect((await rows()).map(({ sentAt, attempts }) => [sentAt !== null, attempts])).toEqual([[true, 1]])
  })

  it.each<[string, Partial<Mail> & { text: string }, (string | null)[]]>([
    [
      'a code',
      { subject: '123456 adalah kodemu', text: 'Kode: 654321.' },
      ['•••••• adalah kodemu', '', null],
    ],
    ['a link', { text: `Buka: ${onSite('/invoices')}` }, ['Halo', '', null]],
    ['a link in HTML', { text: 'Hi', html: '<a href="https://x.test/">x</a>' }, ['Halo', '', null]],
    [
      'neither',
      { text: 'Hi, 12345678 dan 62 812', html: '<p>Hi</p>' },
      ['Halo', 'Hi, 12345678 dan 62 812', '<p>Hi</p>'],
    ],
  ])('with %s is kept for the mailbox, and delivered whole before it is emptied', async (_, mail, after) => {
    await queue(mail)
    const stored = async () => (await rows()).map(({ subject, text, html }) => [subject, text, html])
    expect(await stored()).toEqual([[mail.subject ?? 'Halo', mail.text, mail.html ?? null]])
    mailServer.onMail = () => {
      throw new Error('not now')
    }
    await sendAll()
    expect((await stored())[0]?.[1]).toBe(mail.text)
    mailServer.onMail = () => undefined
    await moveClock(opened.database, 60 * minute)
    await sendAll()
    expect(mailServer.received[0]?.raw).toContain(mail.text.slice(0, 3))
    expect(await stored()).toEqual([after])
  })

  it('links to the site’s address at the time of sending', async () => {
    const path = onSite('/invoices')
    await queue({ text: `Buka: ${path}`, html: `<a href="${path}">Buka</a>` })
    await sendAll()
    const [mail] = mailServer.received
    // Once in the text, once in the HTML.
    expect(mail?.raw.match(/https:\/\/seberang\.test\/invoices/g)).toHaveLength(2)
    expect(mail?.raw).not.toMatch(/[\u0002\u0003]/)
  })

  it('leaves what somebody typed as it is, whatever it looks like: no text that comes in holds the mark', async () => {
    await queue({ text: 'Hai {{site}}', html: '<p>Hai {{site}}</p>' })
    await sendAll()
    expect(mailServer.received[0]?.raw.match(/Hai \{\{site\}\}/g)).toHaveLength(2)
    for (const typed of [`a${onSite('b')}`, holdText('a')])
      for (const schema of [text(), text(200, { lines: true })])
        expect(() => schema.validateSync(typed)).toThrow('control_characters')
  })

  it.each<[string, Partial<Mail>]>([
    ['a header in the subject', { subject: 'Hi\r\nBcc: evil@example.com' }],
    ['a header and a body in the subject', { subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nother' }],
    ['a command in the address', { to: 'ayu@example.com\r\nRCPT TO:<evil@example.com>' }],
    ['a command in brackets', { to: 'ayu@example.com>\r\nRCPT TO:<evil@example.com' }],
    ['a list of addresses', { to: 'ayu@example.com, evil@example.com' }],
    ['a group of addresses', { to: 'all: ayu@example.com, evil@example.com;' }],
    ['a name with an address', { to: 'evil@example.com <ayu@example.com>' }],
    ['a dot alone in the text', { text: 'Hi\r\n.\r\nMAIL FROM:<evil@example.com>' }],
  ])('%s reaches nobody else', async (_, mail) => {
    await queue(mail)
    await sendAll()
    // Refused or delivered, but never to two recipients, and never with a header of the writer’s own.
    expect(mailServer.received.length).toBeLessThanOrEqual(1)
    for (const { to, header } of mailServer.received) {
      expect(to).toHaveLength(1)
      expect(to).not.toContain('evil@example.com')
      expect(header('bcc')).toBe('')
    }
  })

  it('goes out before all others when somebody waits for its code', async () => {
    for (let index = 0; index < 3; index += 1) await queue()
    await queue({ to: 'code@example.com', ...codeMail('id', '123456') })
    await queue({ to: 'email@example.com', ...emailCodeMail('en', '123456') })
    await queue({ to: 'phone@example.com', ...phoneCodeMail('zh', '123456', '+62811') })
    await sendAll()
    const others = Array.from({ length: 3 }, () => 'ayu@example.com')
    const codes = ['code@example.com', 'email@example.com', 'phone@example.com']
    expect(mailServer.received.map(({ to }) => to[0])).toEqual([...codes, ...others])
  })

  it('waits for a server that is down, with growing pauses, and is delivered when it is back', async () => {
    await mailServer.stop()
    await queue()
    await queue()
    await sendAll()
    // The second was not attempted: the server was known to be down.
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0])
    await sendAll()
    await sendAll()
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1])
    await mailServer.start()
    await sendAll()
    expect(mailServer.received).toHaveLength(0)
    await moveClock(opened.database, minute)
    await sendAll()
    expect(mailServer.received).toHaveLength(2)
  })

  it('a refused mail does not hold up others, and keeps its Message-ID when it is sent again', async () => {
    const seen: string[] = []
    mailServer.onMail = ({ to, header }) => {
      if (to[0] === 'full@example.com' && seen.push(header('message-id')) < 3) throw new Error('mailbox full')
    }
    await queue({ to: 'full@example.com' })
    await queue()
    await sendAll()
    expect(mailServer.received.map(({ to }) => to[0])).toEqual(['ayu@example.com'])
    for (let wait = 0; wait < 2; wait += 1) {
      await moveClock(opened.database, 2 * minute)
      await sendAll()
    }
    expect(mailServer.received.map(({ to }) => to[0])).toEqual(['ayu@example.com', 'full@example.com'])
    expect([seen.length, new Set(seen).size]).toEqual([3, 1])
  })

  it('is given up after a day of refusals', async () => {
    mailServer.onMail = () => {
      throw new Error('no such mailbox')
    }
    await queue()
    for (let hour = 0; hour < 70; hour += 1) {
      await moveClock(opened.database, 60 * minute)
      await sendAll()
    }
    expect((await rows()).map(({ sentAt, attempts }) => [sentAt, attempts])).toEqual([[null, 55]])
  })

  it('is claimed once, no matter how many processes send', async () => {
    for (let index = 0; index < 40; index += 1) await queue({ to: `${index}@example.com` })
    // Makes all of them due even if the machine’s clock has been set back a little since.
    await moveClock(opened.database, minute)
    await sendAll(...Array.from({ length: 4 }, () => startMailer()))
    const everybody = mailServer.received.map(({ to }) => to[0]).sort()
    expect(everybody).toEqual(Array.from({ length: 40 }, (_, index) => `${index}@example.com`).sort())
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  describe('that is held for a payment', () => {
    let paymentId: number
    beforeAll(async () => {
      paymentId = await insertPayment(opened.database)
    })
    const hold = () =>
      queue({
        text: `Hi\n\n${holdText('Nanti')}\n\nTotal`,
        html: `<p>Hi</p>${holdHtml('<p>Nanti</p>')}<p>Total</p>`,
        paymentId,
      })
    const better = { text: 'Nomor $& 123', html: '<p>Nomor $& 123</p>' }
    const now = () => readClock(opened.database)
    const complete = async () => {
      const at = await now()
      return opened.database.transaction((transaction) => completeHeld(transaction, paymentId, better, at))
    }
    const bodies = () => mailServer.received.map(({ raw }) => raw.replaceAll('=\r\n', ''))

    it('waits a minute, and then goes as it is, without the marks', async () => {
      await hold()
      await sendAll()
      expect(mailServer.received).toEqual([])
      await moveClock(opened.database, minute)
      await sendAll()
      const [body, ...others] = bodies()
      expect(others).toEqual([])
      expect(body).toContain('Hi\r\n\r\nNanti\r\n\r\nTotal')
      expect(body).toContain('<p>Hi</p><p>Nanti</p><p>Total</p>')
    })

    it('goes at once with the better part, after the codes', async () => {
      await hold()
      expect(await complete()).toBe(true)
      await queue({ to: 'code@example.com', ...codeMail('id', '123456') })
      await sendAll()
      const [, body, ...others] = bodies()
      expect(others).toEqual([])
      expect(body).toContain('Hi\r\n\r\nNomor $& 123\r\n\r\nTotal')
      expect(body).toContain('<p>Hi</p><p>Nomor $& 123</p><p>Total</p>')
      expect(body).not.toContain('Nanti')
    })

    it('is completed once', async () => {
      await hold()
      expect([await complete(), await complete()]).toEqual([true, false])
    })

    it('is not completed any more once it is being sent, nor later', async () => {
      await hold()
      await moveClock(opened.database, minute)
      const meanwhile: Promise<boolean>[] = []
      mailServer.onMail = () => {
        meanwhile.push(complete())
        throw new Error('not now')
      }
      await sendAll()
      expect(await Promise.all(meanwhile)).toEqual([false])
      expect(await complete()).toBe(false)
      mailServer.onMail = () => undefined
      await moveClock(opened.database, 60 * minute)
      await sendAll()
      expect(bodies()).toEqual([expect.stringContaining('Nanti')])
    })

    it('is not completed when it is gone', async () => {
      await hold()
      await forgetOldMails(opened.database, new Date((await now()).getTime() + 100 * 24 * 60 * minute))
      expect(await complete()).toBe(false)
    })

    it('goes at once when it is released, and never when it is withdrawn; others stay', async () => {
      const at = await now()
      const others = await insertPayment(opened.database)
      await hold()
      await opened.database.transaction((transaction) => withdrawHeld(transaction, [others]))
      await opened.database.transaction((transaction) => releaseHeld(transaction, [paymentId], at))
      await opened.database.transaction((transaction) => withdrawHeld(transaction, [paymentId]))
      await hold()
      await opened.database.transaction((transaction) => withdrawHeld(transaction, [paymentId]))
      await moveClock(opened.database, 60 * minute)
      await sendAll()
      expect(bodies()).toEqual([expect.stringContaining('Nanti')])
    })

    it('stays when it is being sent: what was sent is not unsaid', async () => {
      await hold()
      await moveClock(opened.database, minute)
      mailServer.onMail = () => {
        throw new Error('not now')
      }
      await sendAll()
      await opened.database.transaction((transaction) => withdrawHeld(transaction, [paymentId]))
      expect(await rows()).toHaveLength(1)
    })

    // PGlite runs one transaction at a time.
    const concurrent = kind === 'PostgreSQL' ? [kind] : []
    it.each(concurrent)('is passed by while it is being completed, on %s', async () => {
      await hold()
      await queue({ to: 'other@example.com' })
      await moveClock(opened.database, minute)
      const at = await now()
      await opened.database.transaction(async (transaction) => {
        await completeHeld(transaction, paymentId, better, at)
        await asAnotherProcess(sendAll)
      })
      expect(mailServer.received.map(({ to }) => to[0])).toEqual(['other@example.com'])
      await sendAll()
      expect(bodies()[1]).toContain('Nomor $& 123')
    })

    it.each(concurrent)('is not completed by who had to wait for a sender, on %s', async () => {
      await hold()
      const client = await beginTransaction(databaseUrl)
      await client.query('update mails set attempts = attempts + 1')
      const completed = complete()
      await untilWaiting(client, 1)
      await client.query('commit')
      expect(await completed).toBe(false)
      await client.end()
    })
  })
})

/** @returns the id of a payment that has no number yet */
async function insertPayment(executor: Executor): Promise<number> {
  const createdAt = await readClock(executor)
  const unique = randomUUID()
  const customerId = await insertCustomer(executor, createdAt, { email: `${unique}@example.com` })
  const bill = { code: unique, customerId, type: 'checkout', total: 50_000 } as const
  const [invoice] = await executor
    .insert(invoices)
    .values({ ...bill, createdAt, dueAt: createdAt })
    .returning()
  const attempt = { orderId: unique, method: 'va_bca', amount: 50_000, createdAt } as const
  const [payment] = await executor
    .insert(payments)
    .values({ ...attempt, invoiceId: invoice?.id ?? 0 })
    .returning()
  if (!payment) throw new Error('the payment was not inserted')
  return payment.id
}

describe('a process that is killed between sending a mail and recording it', () => {
  it('leaves it to be sent again, under the same Message-ID', async () => {
    const dataFolder = startedFolder()
    const mailServer = await new TestMailServer().start()
    const environment = { DATA_DIR: dataFolder, SMTP_URL: mailServer.url }
    const first = startProcess(environment)
    const browser = await Browser.open(await first.ready)
    mailServer.onMail = () => void first.child.kill('SIGKILL')
    await browser
      .call(calls.registerMini, { body: { user_id: 'ayu@example.com' } })
      .catch(() => 'killed before it answered')
    await first.ended
    await mailServer.has(1)
    mailServer.onMail = () => undefined
    const second = startProcess(environment)
    const url = await second.ready
    await advanceClock(url, minute)
    // Any command wakes the sender.
    await Browser.open(url)
    const [sent, again] = await mailServer.has(2)
    expect(sent?.header('message-id')).toBe(again?.header('message-id'))
    second.child.kill('SIGTERM')
    await second.ended
    expect(mailServer.received).toHaveLength(2)
    await mailServer.stop()
  }, 120_000)
})

describe.runIf(databases.includes('PostgreSQL'))('a mail that is claimed', () => {
  it('is the only one, also while the planner takes the queue for one mail', async () => {
    const opened = await openDatabase({ databaseUrl: await createDatabase(), dataFolder: tmpdir() })
    const mailServer = await new TestMailServer().start()
    const mailer = createSmtpMailer(mailServer.url, sender, opened.database, log)
    const now = await readClock(opened.database)
    const queue = (to: string) =>
      queueMail(opened.database, { to, subject: 'Halo', text: 'Hi Titipers' }, now)
    await queue('first@example.com')
    await opened.database.execute(sql`vacuum analyze mails`)
    for (let index = 0; index < 20; index += 1) await queue(`${index}@example.com`)
    mailer.wake()
    await mailer.close()
    expect(mailServer.received).toHaveLength(21)
    await mailServer.stop()
    await opened.close()
  })
})
