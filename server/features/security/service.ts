import type { CodeRef } from '@seberang/domain/api'
import { codeResendSeconds } from '@seberang/domain/limits'
import { replacePassword } from '../../customers/password.ts'
import { findOtherWaysIn } from '../../customers/ways-in.ts'
import { passwordMail } from '../../mail/password-mail.ts'
import { loadCustomer } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { queueMail } from '../../mail/mailer.ts'
import { Refusal, refusedField } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { issueCodeProof, useCodeProof } from '../../security/code-proofs.ts'
import { forgetOtherDevices } from '../../security/known-devices.ts'
import { logEvent } from '../../security/events.ts'
import { issueCode, useCode } from '../../security/one-time-codes.ts'
import { forgetPinTries } from '../../customers/pins.ts'
import { endProofs } from '../../security/proofs.ts'
import { endSessions } from '../../security/sessions.ts'
import { savePin } from './store.ts'
import { codeMail, pinMail } from './mails.ts'

/**
 * Replaces the password of whoever is signed in, and ends all other sessions. Throws 422 when another change has come
 * between.
 */
export async function changePassword(
  transaction: Transaction,
  services: Services,
  { caller, former, passwordHash }: { caller: Caller; former: string; passwordHash: string },
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  const account = await replacePassword(transaction, customerId, { passwordHash, former, now })
  if (!account) throw refusedField('old_password', 'wrong_password')
  // A link in a mailbox sets no other password.
  await endProofs(transaction, { purpose: 'reset_password', subject: String(customerId) }, now)
  await endSessions(transaction, { customerId, except: caller.sessionHash }, now)
  await forgetOtherDevices(transaction, services, caller, customerId)
  const others = await findOtherWaysIn(transaction, customerId)
  const letter = passwordMail(account.language, { occasion: 'changed', others, now })
  await queueMail(transaction, { to: account.email, ...letter }, now)
  logEvent(services, 'password_changed', caller, { customer: customerId })
}

/** Mails the customer a code; the earlier ones with the same ref are no longer valid. */
export async function sendCode(
  transaction: Transaction,
  services: Services,
  { customerId, ref }: { customerId: number; ref: CodeRef },
  now: Date,
): Promise<{ resend_after: number }> {
  const { email, language } = await loadCustomer(transaction, customerId)
  const code = await issueCode(transaction, services, ref, String(customerId), now)
  await queueMail(transaction, { to: email, ...codeMail(language, ref, code) }, now)
  return { resend_after: codeResendSeconds }
}

/** Exchanges a code for a proof. @returns the refusal of a wrong code, with nothing changed but the attempts left */
export async function exchangeCode(
  transaction: Transaction,
  services: Services,
  { customerId, ref, code }: { customerId: number; ref: CodeRef; code: string },
  now: Date,
): Promise<Refusal | { otp_token: string; expires_at: string }> {
  const attempt = { purpose: ref, subject: String(customerId), code }
  const refusal = await useCode(transaction, services, attempt, now)
  return refusal ?? issueCodeProof(transaction, services, { customerId, ref }, now)
}

/** Sets the first PIN or another, by the proof of a code, and tells the owner by mail. Throws 409 where the first one is set twice. */
export async function setPin(
  transaction: Transaction,
  services: Services,
  given: { caller: Caller; otpToken: string; pinHash: string; isFirst: boolean },
  now: Date,
): Promise<void> {
  const { caller, otpToken, pinHash, isFirst } = given
  const customerId = customerOf(caller)
  await useCodeProof(transaction, services, { customerId, ref: 'PIN', token: otpToken }, now)
  // A hash alone would protect little: there are only a million PINs to try.
  const sealed = services.secrets.seal(pinHash)
  await forgetPinTries(transaction, customerId)
  const owner = await savePin(transaction, customerId, { sealed, replace: !isFirst, now })
  if (!owner) throw new Refusal(409, 'has_pin', { code: 'has_pin' })
  await queueMail(transaction, { to: owner.email, ...pinMail(owner.language, isFirst, now) }, now)
  logEvent(services, 'pin_set', caller, { customer: customerId })
}
