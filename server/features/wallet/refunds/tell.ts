import { statusOrderOf } from '@seberang/domain/links'
import { loadCustomer } from '../../../customers/view.ts'
import type { Transaction } from '../../../database/database.ts'
import type { Services } from '../../../http/services.ts'
import { writeNotice } from '../../../live/notices.ts'
import { queueMail } from '../../../mail/mailer.ts'
import { queueDeviceNotice } from '../../../push/queue.ts'
import { bankName } from '../../../reference/banks.ts'
import { openRecipient } from '../recipient.ts'
import { refundDeviceTexts, refundMail, type RefundStep } from './mails.ts'
import type { NamedRefund } from './store.ts'

function stepOf({ row: { status, bounced } }: NamedRefund): RefundStep {
  if (status === 'paid' && bounced !== null) return 'bounced'
  return status
}

/**
 * Tells a customer what became of a refund, within the transaction of the change.
 * @param step what that is, where the refund itself does not say it
 */
export async function tellOfRefund(
  transaction: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  refund: NamedRefund,
  now: Date,
  step: RefundStep = stepOf(refund),
): Promise<void> {
  const { row, invoiceCode } = refund
  const { customerId, bankCode } = row
  const { email, language } = await loadCustomer(transaction, customerId)
  const to = bankCode === null ? null : { bank: bankName(bankCode), ...openRecipient(secrets, row.recipient) }
  await queueMail(transaction, { to: email, ...refundMail(language, step, refund, to) }, now)
  const notice = { ...refundDeviceTexts[language][step], path: statusOrderOf(invoiceCode), tag: row.id }
  if (step !== 'requested')
    await queueDeviceNotice(
      transaction,
      customerId,
      { ...notice, text: `${notice.text} ${row.id}` },
      { at: now, now },
    )
  await writeNotice(transaction, customerId, 'invoice', invoiceCode, now)
  if (step === 'paid' || step === 'bounced') await writeNotice(transaction, customerId, 'wallet', row.id, now)
}
