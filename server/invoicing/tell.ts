import type { NoticeTopic } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { queueMail } from '../mail/mailer.ts'
import { writeNotice } from '../notices.ts'
import { invoiceMail, type InvoiceMail } from './texts.ts'

/** Tells a customer by mail, in their language, and with a notice, in the transaction that makes it true. */
export async function tellCustomer(
  transaction: Transaction,
  about: { customerId: number; code: string },
  kind: InvoiceMail,
  amount: number,
  now: Date,
  topic: NoticeTopic = 'invoice',
): Promise<void> {
  const customer = await loadCustomer(transaction, about.customerId)
  const mail = invoiceMail(kind, customer.language as Language, { code: about.code, total: amount })
  await queueMail(transaction, { to: customer.email, ...mail }, now)
  await writeNotice(transaction, about.customerId, topic, about.code, now)
}
