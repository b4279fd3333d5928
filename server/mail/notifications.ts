import type { SwitchableTopic } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { unsubscribeAt } from '@seberang/domain/links'
import { quietUntil } from '@seberang/domain/quiet'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterOptions } from './letter.ts'
import { queueMail } from './mailer.ts'
import { findSettings, unsubscribeToken } from './notification-settings.ts'

const stop: Record<Language, string> = {
  id: 'Berhenti menerima email seperti ini',
  en: 'Stop mails like this',
  zh: '不再接收此类邮件',
}

/**
 * Queues a mail that its reader may switch off: not at all where they have, and after their quiet hours. What they cannot
 * switch off is queued by `queueMail`.
 */
export async function queueNotification(
  transaction: Transaction,
  topic: SwitchableTopic,
  to: { id: number; email: string; language: Language },
  letter: LetterOptions,
  now: Date,
): Promise<void> {
  const { choices, quiet_hours } = await findSettings(transaction, to.id)
  const isOn = choices.some((one) => one.topic === topic && one.channel === 'mail' && one.is_on)
  if (!isOn) return
  const unsubscribe = await unsubscribeToken(transaction, to.id, topic)
  const link = { label: stop[to.language], path: unsubscribeAt(unsubscribe) }
  const written = writeLetter({ ...letter, parts: [...letter.parts, link] }, to.language)
  const notBefore = quiet_hours.is_on ? quietUntil(now, quiet_hours) : undefined
  await queueMail(
    transaction,
    { to: to.email, ...written, unsubscribe, ...(notBefore && { notBefore }) },
    now,
  )
}
