import type { ResetLink } from '@seberang/domain/api'
import { codeResendSeconds, resetMinutes, unlockHours } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { phoneDigits } from '@seberang/domain/validation'
import { lockCustomer } from '../../customers/find.ts'
import { replacePassword } from '../../customers/password.ts'
import { findOtherWaysIn } from '../../customers/ways-in.ts'
import { passwordMail } from '../../mail/password-mail.ts'
import { hour, minute, readClock } from '../../database/clock.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { WithDevice } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { queueMail } from '../../mail/mailer.ts'
import { refusedField } from '../../refusal/refusal.ts'
import type { Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { isLockedOut, mayNotify, openAccount } from '../../security/guess-limits.ts'
import { forgetOtherDevices, rememberDevice } from '../../security/known-devices.ts'
import { endProofs, findProof, issueProof, useProof } from '../../security/proofs.ts'
import { countSessions, endSessions } from '../../security/sessions.ts'
import { findAccountById, findAccountOf, findAccountsByPhone } from './store.ts'
import { noAccountMail, resetMail, unlockMail } from './recovery-texts.ts'

/** How many accounts of one telephone number are mailed. */
const maxAccountsOfPhone = 3

/**
 * Mails a link for a new password to the accounts of an e-mail address or a telephone number; to an address without an
 * account that there is none. The caller sees no difference.
 */
export async function forgotPassword(
  transaction: Transaction,
  services: Services,
  { emailOrPhone, language }: { emailOrPhone: string; language: Language },
  now: Date,
): Promise<{ resend_after: number }> {
  const digits = phoneDigits(emailOrPhone)
  const accounts =
    digits === null
      ? await findAccountOf(transaction, emailOrPhone)
      : await findAccountsByPhone(transaction, digits, maxAccountsOfPhone)
  for (const { id, email, language: own } of accounts) {
    // Until its row is locked, its owner may move to another address or delete it, which ends the links that there are.
    const account = await lockCustomer(transaction, id)
    if (account?.email !== email || account.deletedAt !== null) continue
    const proof = { purpose: 'reset_password', subject: String(id) } as const
    const token = await issueProof(transaction, services, proof, resetMinutes * minute, now)
    await queueMail(transaction, { to: email, ...resetMail(own, token) }, now)
  }
  const isUnknownAddress = digits === null && accounts.length === 0
  if (isUnknownAddress && (await mayNotify(transaction, services, 'account', emailOrPhone)))
    await queueMail(transaction, { to: emailOrPhone, ...noAccountMail(language) }, now)
  return { resend_after: codeResendSeconds }
}

const resetExpired = () => refusedField('token', 'reset_expired')

/** Refuses a token that sets no password, without using up one that does. */
export async function requireReset(services: Services, token: string): Promise<void> {
  const { database } = services.database
  const now = await readClock(database)
  if (!(await findProof(database, services, 'reset_password', token, now))) throw resetExpired()
}

/** What a mailed link is for. Throws 422 where it sets no password any more. */
export async function readResetLink(
  executor: Executor,
  services: Services,
  token: string,
  now: Date,
): Promise<ResetLink> {
  const proof = await findProof(executor, services, 'reset_password', token, now)
  const account = proof && (await findAccountById(executor, Number(proof.subject)))
  if (!account) throw resetExpired()
  const { issuers, passkeys } = await findOtherWaysIn(executor, account.id)
  return {
    email: account.email,
    requested_at: proof.createdAt.toISOString(),
    expires_at: proof.expiresAt.toISOString(),
    sessions: await countSessions(executor, account.id, now),
    issuers,
    passkeys: passkeys.length,
  }
}

/** Sets a new password by the token of a mailed link, ends all sessions, and opens the account where it was closed. */
export async function resetPassword(
  transaction: Transaction,
  services: Services,
  { token, passwordHash, caller }: { token: string; passwordHash: string; caller: Caller },
  now: Date,
): Promise<WithDevice<object>> {
  const subject = await useProof(transaction, services, 'reset_password', token, now)
  if (subject === undefined) throw resetExpired()
  const account = await replacePassword(transaction, Number(subject), { passwordHash, now })
  if (!account) throw resetExpired()
  // Older links of the same mailbox set no other password.
  await endProofs(transaction, { purpose: 'reset_password', subject }, now)
  await endSessions(transaction, { customerId: account.id }, now)
  await forgetOtherDevices(transaction, services, caller, account.id)
  await openAccount(transaction, services, account.email)
  const others = await findOtherWaysIn(transaction, account.id)
  const letter = passwordMail(account.language, { occasion: 'changed', others, now })
  await queueMail(transaction, { to: account.email, ...letter }, now)
  logEvent(services, 'password_reset', caller, { customer: account.id })
  return knownFromNow(transaction, services, { customerId: account.id, caller }, now)
}

/** Mails the owner of an account that failed sign-ins have closed a link that opens it, once a day at most. */
export async function mailUnlock(
  transaction: Transaction,
  services: Services,
  email: string,
  now: Date,
): Promise<void> {
  const [account] = await findAccountOf(transaction, email)
  if (!account || !(await isLockedOut(transaction, services, email))) return
  if (!(await mayNotify(transaction, services, 'unlock', email))) return
  const proof = { purpose: 'unlock', subject: email } as const
  const token = await issueProof(transaction, services, proof, unlockHours * hour, now)
  await queueMail(transaction, { to: email, ...unlockMail(account.language, token) }, now)
}

/** Whoever reads the mailbox is its owner: strangers who close the account again do not close it to this browser. */
async function knownFromNow(
  transaction: Transaction,
  services: Services,
  { customerId, caller }: { customerId: number; caller: Caller },
  now: Date,
): Promise<WithDevice<object>> {
  const { devices } = await rememberDevice(transaction, services, caller, customerId, now)
  return new WithDevice({}, devices)
}

/** Opens an account by the token of a mailed link. */
export async function confirmUnlock(
  transaction: Transaction,
  services: Services,
  { token, caller }: { token: string; caller: Caller },
  now: Date,
): Promise<object> {
  const email = await useProof(transaction, services, 'unlock', token, now)
  if (email === undefined) throw refusedField('token', 'unlock_expired')
  await openAccount(transaction, services, email)
  logEvent(services, 'account_unlocked', caller)
  const [account] = await findAccountOf(transaction, email)
  return account ? knownFromNow(transaction, services, { customerId: account.id, caller }, now) : {}
}
