import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { minute, readClock, second } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { mails } from '../database/schema/index.ts'

export interface Mail {
  /** One address. */
  to: string
  subject: string
  text: string
  /** The same as a page; without it the mail is its text alone. */
  html?: string
}

export interface Mailer {
  /** There may be mail to send. */
  wake(): void
  close(): Promise<void>
}

/** Stands in a queued mail for the address of the site, which who sends it knows. */
const siteMark = '{{site}}'

/** Where a page of the site is, for a mail that is queued. */
export const onSite = (path: string): string => `${siteMark}${path}`

/** A queued mail as it is read. */
export function withSite<Queued extends { text: string; html: string | null }>(
  mail: Queued,
  site: string,
): Queued {
  return {
    ...mail,
    text: mail.text.replaceAll(siteMark, site),
    html: mail.html?.replaceAll(siteMark, site) ?? null,
  }
}

/** Who mails come from, and where their links lead. */
export interface Sender {
  from: string
  site: () => string
}

/** Writes a mail in the transaction that causes it: it goes out only if that commits. */
export async function queueMail(executor: Executor, mail: Mail, now: Date): Promise<void> {
  await executor.insert(mails).values({ ...mail, createdAt: now, nextTryAt: now })
}

/** Without SMTP mails stay in the database, where development reads them. */
export const keepingMailer: Mailer = { wake: () => undefined, close: async () => undefined }

const timeOutMs = 10 * second
/** Also the pause after the first try. Longer than a try can take. */
const firstPauseMs = 30 * second
/** With the pauses below this takes a day; after that a mail stays where it is, for an operator to see. */
const maxAttempts = 55
const longestPauseMs = 30 * minute

type QueuedMail = typeof mails.$inferSelect

/**
 * Sends what is queued over SMTP, again with growing pauses when the server does not take it. A mail goes out at
 * least once: a process that ends between sending it and noting that leaves it to be sent again, under the same
 * Message-ID, by which mailboxes recognise it.
 */
export function createSmtpMailer(
  smtpUrl: string,
  { from, site }: Sender,
  database: Database,
  log: FastifyBaseLogger,
  answerWithinMs = timeOutMs,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let running: Promise<void> | undefined
  let again = false

  const sendQueued = async () => {
    do {
      again = false
      for (let mail = await claimMail(database); mail; mail = await claimMail(database)) {
        // A server that is away is not asked again for each mail.
        if (!(await sendOne(mail))) return
      }
    } while (again)
  }

  /** @returns whether the server answered, be it with a refusal of this mail */
  const sendOne = async (mail: QueuedMail): Promise<boolean> => {
    try {
      await transport.sendMail(envelopeOf(withSite(mail, site()), from))
      await database
        .update(mails)
        .set({ sentAt: await readClock(database) })
        .where(eq(mails.id, mail.id))
      return true
    } catch (error) {
      log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail was not taken')
      return error instanceof Error && 'responseCode' in error
    }
  }

  const wake = () => {
    again = true
    running ??= sendQueued()
      .catch((error: unknown) => log.error({ err: error }, 'mails could not be sent'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(wake, firstPauseMs)
  timer.unref()
  return {
    wake,
    async close() {
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}

/**
 * Takes the next mail that is due, for longer than sending it can take: another process, or this one after a crash,
 * waits for its turn.
 */
async function claimMail(database: Database): Promise<QueuedMail | undefined> {
  const now = await readClock(database)
  const next = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now), lt(mails.attempts, maxAttempts)))
    .orderBy(asc(mails.nextTryAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const pauseMs = sql`least(${longestPauseMs}, ${firstPauseMs} * 2 ^ ${mails.attempts})`
  const [claimed] = await database
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextTryAt: sql`${now}::timestamptz + ${pauseMs} * interval '1 millisecond'`,
    })
    .where(inArray(mails.id, next))
    .returning()
  return claimed
}

function envelopeOf(mail: QueuedMail, from: string): SendMailOptions {
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${domain}>`,
    from,
    // As an object, here and so in the envelope too: a text would be read as a list of recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    date: mail.createdAt,
  }
}
