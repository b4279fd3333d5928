import { fields, message, optionalText, wholeNumber } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { advanceClock, day, readClock } from '../../database/clock.ts'
import { escapeHtml } from '../../base/html.ts'
import { dataPolicy, sendPage } from '../../http/pages.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { sweep } from '../../jobs/sweeps.ts'
import { asSent } from '../../mail/mailer.ts'
import type { Services } from '../../http/services.ts'
import { findMails } from './store.ts'

const advance = fields({ advance_ms: wholeNumber(0, 400 * day).required(message('required')) })

const mailboxQuery = fields({ to: optionalText() })

/** Development only: a mailbox to read and a clock to move. */
export function registerDevelopment(app: FastifyInstance, services: Services): void {
  const { database } = services.database

  app.get('/dev/mailbox', async (request, reply) => {
    const results = await readMails(request)
    if (request.headers.accept?.includes('application/json')) {
      reply.header('content-security-policy', dataPolicy)
      return { results }
    }
    return sendPage(request, reply, () => mailboxPage(results))
  })

  app.route({
    method: 'POST',
    url: '/dev/clock',
    async handler(request) {
      if (!advance.isValidSync(request.body)) throw new Refusal(422, 'invalid')
      await advanceClock(database, advance.cast(request.body).advance_ms)
      // Sweeps at once, so that everything due at the new time has happened when this answers.
      await sweep(services)
      return { action: true, now: (await readClock(database)).toISOString() }
    },
  })

  async function readMails(request: FastifyRequest) {
    if (!mailboxQuery.isValidSync(request.query)) throw new Refusal(422, 'invalid')
    const rows = await findMails(database, mailboxQuery.cast(request.query).to?.toLowerCase())
    return rows
      .map((row) => asSent(row, services.publicUrl()))
      .map((mail) => ({
        id: String(mail.id),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        sent_at: mail.createdAt.toISOString(),
      }))
  }
}

function mailboxPage(
  results: readonly { to: string; subject: string; text: string; sent_at: string }[],
): string {
  const entries = results.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)} · ${escapeHtml(mail.sent_at)}</p><pre>${escapeHtml(mail.text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><main><h1>Mailbox</h1>${entries.join('') || '<p>No mail yet.</p>'}</main></html>`
}
