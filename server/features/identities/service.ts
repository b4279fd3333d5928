import type { IdentityIssuer } from '@seberang/domain/api'
import { deleteIdentity, findIdentities, lockAccount } from '../../customers/identities.ts'
import { replacePassword } from '../../customers/password.ts'
import { findOtherWaysIn, requireWayIn } from '../../customers/ways-in.ts'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { identityMail } from '../../mail/identity-mail.ts'
import { queueMail } from '../../mail/mailer.ts'
import { passwordMail } from '../../mail/password-mail.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { forgetOtherDevices } from '../../security/known-devices.ts'
import { endProofs } from '../../security/proofs.ts'
import { endSessions } from '../../security/sessions.ts'

/** Unlinks a provider, and tells the owner. Throws 409 where nothing else opens the account. */
export async function unlinkIdentity(
  transaction: Transaction,
  services: Services,
  { provider, caller }: { provider: IdentityIssuer; caller: Caller },
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  const account = await lockAccount(transaction, customerId)
  const linked = await findIdentities(transaction, customerId)
  if (!account || !linked.some((identity) => identity.provider === provider)) throw notFound()
  await deleteIdentity(transaction, customerId, provider)
  await requireWayIn(transaction, customerId)
  const letter = identityMail(account.language, 'unlinked', { provider, now })
  await queueMail(transaction, { to: account.email, ...letter }, now)
  logEvent(services, 'identity_unlinked', caller, { customer: customerId })
}

/** Sets the first password of an account, and ends its other sessions. Throws 409 for one that has a password. */
export async function setPassword(
  transaction: Transaction,
  services: Services,
  { passwordHash, caller }: { passwordHash: string; caller: Caller },
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  const before = await lockAccount(transaction, customerId)
  if (!before || before.passwordHash !== null) throw conflict('has_password')
  await replacePassword(transaction, customerId, { passwordHash, now })
  // A link in a mailbox sets no other password.
  await endProofs(transaction, { purpose: 'reset_password', subject: String(customerId) }, now)
  await endSessions(transaction, { customerId, except: caller.sessionHash }, now)
  await forgetOtherDevices(transaction, services, caller, customerId)
  const others = await findOtherWaysIn(transaction, customerId)
  const letter = passwordMail(before.language, { occasion: 'first', others, now })
  await queueMail(transaction, { to: before.email, ...letter }, now)
  logEvent(services, 'password_changed', caller, { customer: customerId })
}
