import { codeDigits, mailDays } from '@seberang/domain/limits'
import { unsubscribeAt } from '@seberang/domain/links'
import { and, asc, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { after, day, minute, readClock, second } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import { mails } from '../database/schema/index.ts'
import { isDeletedAddress } from '../customers/deleted.ts'
import { firstTry, withoutMarks } from './held.ts'
import { hasLink, withSite } from './site.ts'

export interface Mail {
  /** A single address. */
  to: string
  subject: string
  text: string
  /** The HTML version; without it the mail is text only. */
  html?: string
  /** Is sent before all others, so that no flood of them delays it. */
  urgent?: boolean
  /** The payment whose number it is held for, for a while: with it, `completeHeld` replaces a part of the mail. */
  paymentId?: number | undefined
  /** The token of `unsubscribeAt`, for mails that their reader may switch off. */
  unsubscribe?: string
  /** Is not sent before: the reader's quiet hours end then. */
  notBefore?: Date
}

export interface Mailer {
  /** Signals that mail may be queued. */
  wake(): void
  close(): Promise<void>
}

/** The sender's address and the site's URL for links. */
export interface Sender {
  from: string
  site: () => string
}

/** Queues a mail in the transaction that causes it, so it is sent only on commit. Nobody reads those of a deleted account. */
export async function queueMail(executor: Executor, mail: Mail, now: Date): Promise<void> {
  if (isDeletedAddress(mail.to)) return
  const { notBefore, ...queued } = mail
  const nextTryAt = notBefore ?? firstTry(now, mail.paymentId !== undefined)
  await executor.insert(mails).values({ ...queued, createdAt: now, nextTryAt })
}

/** Without SMTP mails stay in the database, where development reads them. */
export const keepingMailer: Mailer = { wake: () => undefined, close: async () => undefined }

const timeOutMs = 10 * second
/** Pause after the first attempt; longer than an attempt can take. */
const firstPauseMs = 30 * second
/** With the pauses below this takes a day; after that the mail stays queued for an operator to see. */
const maxAttempts = 55
const longestPauseMs = 30 * minute

type QueuedMail = typeof mails.$inferSelect

/**
 * Sends queued mail over SMTP and retries with growing pauses when the server rejects it. Delivery is at least once:
 * after a crash between sending and recording it, a mail is sent again under the same Message-ID, by which mailboxes
 * detect duplicates.
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
        // Stops when the server is unavailable, instead of trying it for every mail.
        if (!(await sendOne(mail))) return
      }
    } while (again)
  }

  /** @returns whether the server answered, even if it rejected this mail */
  const sendOne = async (mail: QueuedMail): Promise<boolean> => {
    try {
      await transport.sendMail(envelopeOf(asSent(mail, site()), { from, site: site() }))
      await database
        .update(mails)
        .set({ sentAt: await readClock(database), ...withoutSecrets(mail), unsubscribe: null })
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
 * Takes the next due mail, with a lease longer than sending can take, so that no other process, nor this one after a
 * crash, sends it meanwhile.
 */
async function claimMail(database: Database): Promise<QueuedMail | undefined> {
  const now = await readClock(database)
  const next = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now), lt(mails.attempts, maxAttempts)))
    .orderBy(desc(mails.urgent), asc(mails.nextTryAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const pauseMs = sql`least(${longestPauseMs}, ${firstPauseMs} * 2 ^ ${mails.attempts})`
  const [claimed] = await database
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextTryAt: sql`${now}::timestamptz + ${pauseMs} * interval '1 millisecond'`,
    })
    // Not `in`: a plan may run such a query once for every row, and claim another mail each time.
    .where(eq(mails.id, next))
    .returning()
  return claimed
}

/** A queued mail as it is sent. */
export const asSent = <Queued extends { text: string; html: string | null }>(
  mail: Queued,
  site: string,
): Queued => withSite(withoutMarks(mail), site)

function envelopeOf(mail: QueuedMail, { from, site }: { from: string; site: string }): SendMailOptions {
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${domain}>`,
    from,
    // As an object, also in the envelope: a string would be parsed as a list of recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    date: mail.createdAt,
    // One-click, RFC 8058: mail programs post to it, without opening it.
    ...(mail.unsubscribe !== null && {
      headers: {
        'List-Unsubscribe': `<${site}${unsubscribeAt(mail.unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}

/** A code, or a link: whoever reads the database later is to find neither. */
const code = new RegExp(`(?<!\\d)\\d{${codeDigits}}(?!\\d)`)
const holdsSecret = (text: string) => code.test(text) || hasLink(text)

/** The subject of a mail, without the code that may work. */
export const subjectWithoutCode = (subject: string): string =>
  subject.replace(new RegExp(code, 'g'), '•'.repeat(codeDigits))

/** What is left of a mail when the mail server has it. */
function withoutSecrets({ subject, text, html }: QueuedMail): Partial<QueuedMail> {
  return {
    subject: subjectWithoutCode(subject),
    ...((holdsSecret(text) || (html !== null && holdsSecret(html))) && noBody),
  }
}

const noBody = { text: '', html: null }
/** Forgets mails past their retention period: also that they were sent, and to whom. */
export const forgetOldMails = (database: Database, now: Date): Promise<void> =>
  deleteWhere(database, mails, lt(mails.createdAt, after(now, -mailDays * day)))
