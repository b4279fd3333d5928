import { linkedPaths } from '@seberang/domain/links'
import { loadCustomer } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { writeNotice } from '../../live/notices.ts'
import { queueMail } from '../../mail/mailer.ts'
import { queueDeviceNotice } from '../../push/queue.ts'
import { bankName } from '../../reference/banks.ts'
import { deviceTexts, withdrawalMail, type MailedStep } from './mails.ts'
import { openRecipient } from './recipient.ts'
import type { WithdrawalRow } from './store.ts'

/** Of these the customer is told by mail, and on devices: at once, and whatever else is switched off. */
const toldOf = ['requested', 'paid', 'rejected'] as const

/**
 * Tells a customer what became of a withdrawal, within the transaction of the change.
 * @param step what that is, where its status does not say it
 */
export async function tell(
  transaction: Transaction,
  { secrets }: Pick<Services, 'secrets'>,
  row: WithdrawalRow,
  now: Date,
  step: MailedStep | undefined = toldOf.find((one) => one === row.status),
): Promise<void> {
  const { id, customerId, bankCode, recipient } = row
  if (step) {
    const { email, language } = await loadCustomer(transaction, customerId)
    const to = { bank: bankName(bankCode), ...openRecipient(secrets, recipient) }
    await queueMail(transaction, { to: email, ...withdrawalMail(language, step, row, to) }, now)
    const { title, text } = deviceTexts[language][step]
    const notice = { title, text: `${text} ${id}`, path: linkedPaths.wallet, tag: id }
    await queueDeviceNotice(transaction, customerId, notice, { at: now, now })
  }
  await writeNotice(transaction, customerId, 'wallet', id, now)
}
