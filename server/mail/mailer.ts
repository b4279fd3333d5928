import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { after, readClock, second } from '../clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { mails } from '../database/schema/index.ts'

export interface Mail {
  /** One address. */
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** There may be mail to send. */
  wake(): void
  close(): Promise<void>
}

/** Writes a mail in the transaction that causes it: it goes out only if that commits. */
export async function queueMail(executor: Executor, mail: Mail, now: Date): Promise<void> {
  await executor.insert(mails).values({ ...mail, createdAt: now, nextTryAt: now })
}

/** Without SMTP mails stay in the database, where development reads them. */
export const keepingMailer: Mailer = { wake: () => undefined, close: async () => undefined }

const batch = 10
const timeOutMs = 10 * second

/** Sends what is queued over SMTP, again with growing pauses when the server does not take it. */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  database: Database,
  log: FastifyBaseLogger,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeOutMs,
    greetingTimeout: timeOutMs,
    socketTimeout: timeOutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let running: Promise<void> | undefined
  let again = false

  const sendQueued = async () => {
    do {
      again = false
      while ((await sendBatch()) === batch);
    } while (again)
  }

  const sendBatch = async (): Promise<number> => {
    const now = await readClock(database)
    const due = await database
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), or(isNull(mails.nextTryAt), lte(mails.nextTryAt, now))))
      .orderBy(asc(mails.id))
      .limit(batch)
    for (const mail of due) await sendOne(mail, now)
    return due.length
  }

  const sendOne = async (mail: typeof mails.$inferSelect, now: Date) => {
    const pauseMs = Math.min(60, 2 ** mail.attempts) * 30 * second
    // Claimed before it is sent: another process, or this one after a crash, waits for its turn.
    const claimed = await database
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: after(now, pauseMs) })
      .where(and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts)))
      .returning({ id: mails.id })
    if (claimed.length === 0) return
    try {
      await transport.sendMail({
        messageId: `<seberang-${mail.id}@${new URL(smtpUrl).hostname}>`,
        from,
        // As an object: a text would be read as a list of recipients.
        to: { name: '', address: mail.to },
        envelope: { from, to: [mail.to] },
        subject: mail.subject,
        text: mail.text,
      })
      await database.update(mails).set({ sentAt: now }).where(eq(mails.id, mail.id))
    } catch (error) {
      log.warn({ err: error, mail: mail.id }, 'a mail was not taken')
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
  const timer = setInterval(wake, 30 * second)
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
