import type { SwitchableTopic } from '@seberang/domain/api'
import { wireLanguages, type Language } from '@seberang/domain/language'
import { unsubscribeAt, unsubscribePath } from '@seberang/domain/links'
import { fields, limits, text } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../base/html.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { Executor } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { sendPage } from '../../http/pages.ts'
import type { Services } from '../../http/services.ts'
import { findUnsubscribe, saveChoice } from '../../mail/notification-settings.ts'
import { notFound } from '../../refusal/refusal.ts'

interface Texts {
  title: string
  question: Record<SwitchableTopic, string>
  stays: string
  action: string
  done: string
  settings: string
}

const texts: Record<Language, Texts> = {
  id: {
    title: 'Berhenti menerima email',
    question: {
      parcel: 'Tidak mau lagi email tentang paket yang tiba dan ditimbang?',
      action: 'Tidak mau lagi email tentang paket yang perlu tindakanmu?',
      journey: 'Tidak mau lagi email tentang perjalanan paket?',
    },
    stays: 'Tagihan dan keamanan akun tetap dikirim.',
    action: 'Berhenti',
    done: 'Sudah dimatikan. Email seperti ini tidak dikirim lagi.',
    settings: 'Buka pengaturan',
  },
  en: {
    title: 'Stop mails',
    question: {
      parcel: 'No more mails about parcels that arrive and are weighed?',
      action: 'No more mails about parcels that need you?',
      journey: 'No more mails about the journeys of parcels?',
    },
    stays: 'Invoices and the security of your account are still mailed.',
    action: 'Stop',
    done: 'Switched off. Mails like this are not sent any more.',
    settings: 'Open the settings',
  },
  zh: {
    title: '退订邮件',
    question: {
      parcel: '不再接收关于包裹到仓和称重的邮件？',
      action: '不再接收关于需要你处理的包裹的邮件？',
      journey: '不再接收关于包裹行程的邮件？',
    },
    stays: '账单和账户安全邮件仍会发送。',
    action: '退订',
    done: '已关闭，此类邮件不再发送。',
    settings: '打开设置',
  },
}

/** What browsers and mail programs post; nothing of it is needed. */
const form = 'application/x-www-form-urlencoded'

const query = fields({ token: text(limits.line) })

/**
 * Switches off what a mail is about. Reading the address changes nothing: mail programs look at links beforehand. They
 * post to it themselves where their reader presses their own button (RFC 8058).
 */
export async function registerUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (own) => {
    // Outside production the sandbox pages read forms, too.
    if (!own.hasContentTypeParser(form))
      own.addContentTypeParser(form, { parseAs: 'string' }, (_, _body, done) => done(null))
    own.get(unsubscribePath, async (request, reply) => {
      const { token, topic, language } = await meant(services.database.database, request)
      const { title, question, stays, action } = texts[language]
      const content = `<p>${escapeHtml(question[topic])}</p><p>${escapeHtml(stays)}</p>
        <form method="post" action="${escapeHtml(unsubscribeAt(token))}"><button>${escapeHtml(action)}</button></form>`
      await sendPage(request, reply, (nonce) => page({ title, language, nonce }, content))
    })
    own.post(unsubscribePath, async (request, reply) => {
      const { language } = await inTransaction(services, async (transaction) => {
        const found = await meant(transaction, request)
        const { customerId, topic } = found
        await saveChoice(transaction, customerId, { topic, channel: 'mail', is_on: false })
        return found
      })
      const { title, done, settings } = texts[language]
      const link = `<a href="/settings?tab=notifications">${escapeHtml(settings)}</a>`
      const message = `<p role="status">${escapeHtml(done)}</p><p>${link}</p>`
      await sendPage(request, reply, (nonce) => page({ title, language, nonce }, message))
    })
  })
}

/** Throws 404 for a token that is none. */
async function meant(executor: Executor, request: FastifyRequest) {
  if (!query.isValidSync(request.query)) throw notFound()
  const { token } = query.cast(request.query)
  const found = await findUnsubscribe(executor, token)
  if (!found) throw notFound()
  const { language } = await loadCustomer(executor, found.customerId)
  return { ...found, token, language }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;color:#11262b;background:#f6f7f4}
button{font:inherit;font-weight:600;min-height:48px;padding:0 2rem;border:0;border-radius:8px;color:#fff;background:#0b5f6d}
a{color:#0a5865}
@media (prefers-color-scheme:dark){body{color:#e6efee;background:#0b1a1d}a{color:#7fd0dc}}`

const page = (
  { title, language, nonce }: { title: string; language: Language; nonce: string },
  content: string,
): string =>
  `<!doctype html><html lang="${wireLanguages[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Seberang</title>
<style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
