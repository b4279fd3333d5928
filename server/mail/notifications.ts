import type { DeviceNotice, SwitchableTopic } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { unsubscribeAt } from '@seberang/domain/links'
import { timeToTell } from '@seberang/domain/notifications'
import type { Transaction } from '../database/database.ts'
import { queueDeviceNotice } from '../push/queue.ts'
import { writeLetter, type LetterOptions } from './letter.ts'
import { queueMail } from './mailer.ts'
import { findSettings, unsubscribeToken } from './notification-settings.ts'

const stop: Record<Language, string> = {
  id: 'Berhenti menerima email seperti ini',
  en: 'Stop mails like this',
  zh: '不再接收此类邮件',
}

interface Recipient {
  id: number
  email: string
  language: Language
}

/**
 * Tells a customer what they may switch off, by mail and on their devices: not where they have, and after their quiet
 * hours. What they cannot switch off is queued by `queueMail`.
 */
export async function queueNotification(
  transaction: Transaction,
  topic: SwitchableTopic,
  to: Recipient,
  { letter, notice }: { letter: LetterOptions; notice: DeviceNotice },
  now: Date,
): Promise<void> {
  const settings = await findSettings(transaction, { customerId: to.id }, now)
  const mailAt = timeToTell(settings, { topic, channel: 'mail' }, now)
  if (mailAt) await queueLetter(transaction, topic, { to, letter, at: mailAt }, now)
  const showAt = timeToTell(settings, { topic, channel: 'push' }, now)
  if (showAt) await queueDeviceNotice(transaction, to.id, notice, { at: showAt, now })
}

async function queueLetter(
  transaction: Transaction,
  topic: SwitchableTopic,
  { to, letter, at }: { to: Recipient; letter: LetterOptions; at: Date },
  now: Date,
): Promise<void> {
  const unsubscribe = await unsubscribeToken(transaction, to.id, topic)
  const link = { label: stop[to.language], path: unsubscribeAt(unsubscribe) }
  const written = writeLetter({ ...letter, parts: [...letter.parts, link] }, to.language)
  await queueMail(transaction, { to: to.email, ...written, unsubscribe, notBefore: at }, now)
}
