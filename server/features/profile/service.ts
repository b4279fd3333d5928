import { contactKinds, type ContactKind, type ProfileInput } from '@seberang/domain/api'
import { renamesADay } from '@seberang/domain/limits'
import { languageOfWire, type Language } from '@seberang/domain/language'
import { replaceAvatar } from '../../customers/avatar.ts'
import { findByEmail, lockCustomer } from '../../customers/find.ts'
import { viewCustomer, type CustomerRow } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import { day } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import { notFound, refusedField, type Refusal } from '../../refusal/refusal.ts'
import { queueMail } from '../../mail/mailer.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { endProofs } from '../../security/proofs.ts'
import { endSessions } from '../../security/sessions.ts'
import { countUse } from '../../security/rate-counters.ts'
import { issueCode, useCode } from '../../security/one-time-codes.ts'
import { mayNotify, openAccount } from '../../security/guess-limits.ts'
import type { Services } from '../../http/services.ts'
import {
  emailCodeMail,
  movedMail,
  newEmailMail,
  newNameMail,
  newPhoneMail,
  phoneCodeMail,
  takenMail,
} from './mails.ts'
import { noteFormerEmail, updateCustomer } from './store.ts'

/** A new e-mail address or phone number, with its code if one was sent along. */
export interface ContactChange {
  kind: ContactKind
  value: string
  code: string | undefined
}

/** The contacts that differ from the account's, each of which needs a code. */
export function contactChanges(
  customer: Pick<CustomerRow, 'email' | 'phoneNumber'>,
  input: ProfileInput,
): ContactChange[] {
  const present = { email: customer.email, phone_number: customer.phoneNumber }
  return contactKinds.flatMap((kind) => {
    const value = input[kind]
    if (value === undefined || value === present[kind]) return []
    return { kind, value, code: input[`${kind}_code`] }
  })
}

/**
 * Changes a profile. New contacts without a code stay pending and are mailed one.
 * @returns the refusal of a wrong code, with nothing changed but the attempts left
 */
export async function saveProfile(
  transaction: Transaction,
  services: Services,
  { caller, input }: { caller: Caller; input: ProfileInput },
  now: Date,
) {
  const customerId = customerOf(caller)
  const customer = await lockCustomer(transaction, customerId)
  if (!customer) throw notFound()
  const changes = contactChanges(customer, input)
  const confirmed = changes.filter(({ code }) => code !== undefined)
  for (const change of confirmed) {
    const refusal = await confirm(transaction, services, customerId, change, now)
    if (refusal) return refusal
  }
  const language = input.language === undefined ? customer.language : languageOfWire(input.language)
  const pending = changes.filter(({ code }) => code === undefined)
  for (const change of pending) await sendCode(transaction, services, { ...customer, language }, change, now)
  const valueOf = (kind: ContactKind) => confirmed.find((change) => change.kind === kind)?.value
  const firstName = input.first_name ?? customer.firstName
  const lastName = input.last_name ?? customer.lastName
  const isRenamed = firstName !== customer.firstName || lastName !== customer.lastName
  if (isRenamed)
    await countUse(transaction, `renames:${customerId}`, renamesADay, day, undefined, 'renames_of_day')
  const isSaved = await updateCustomer(transaction, customer.id, {
    firstName,
    lastName,
    nameChangedAt: isRenamed ? now : customer.nameChangedAt,
    email: valueOf('email') ?? customer.email,
    phoneNumber: valueOf('phone_number') ?? customer.phoneNumber,
    language,
  })
  // Another account has taken this address since the code was mailed to it.
  if (!isSaved) throw refusedField('email', 'already_registered')
  if (input.avatar !== undefined)
    await replaceAvatar(transaction, customer, { drawing: input.avatar, fileId: null }, now)
  // The wallet pays to accounts in this name.
  if (isRenamed) {
    const letter = newNameMail(language, fullName({ firstName, lastName }), now)
    await queueMail(transaction, { to: customer.email, ...letter }, now)
    logEvent(services, 'name_changed', caller, { customer: customerId })
  }
  for (const change of confirmed)
    await contactChanged(transaction, services, { former: { ...customer, language }, change, caller }, now)
  return {
    customer: await viewCustomer(transaction, customerId),
    pending: pending.map(({ kind }) => kind),
  }
}

/** Tells the owner, at the old address and the new one. */
async function contactChanged(
  transaction: Transaction,
  services: Services,
  { former, change, caller }: { former: CustomerRow; change: ContactChange; caller: Caller },
  now: Date,
): Promise<void> {
  const { id, email, language } = former
  const { kind, value } = change
  logEvent(services, 'contact_changed', caller, { customer: id })
  if (kind === 'phone_number') {
    await queueMail(transaction, { to: email, ...newPhoneMail(language, value, now) }, now)
    return
  }
  await queueMail(transaction, { to: email, ...movedMail(language, value, now) }, now)
  await noteFormerEmail(transaction, former, now)
  await queueMail(transaction, { to: value, ...newEmailMail(language, now) }, now)
  // Of what was guessed there before, this account is not.
  await openAccount(transaction, services, value)
  // One signs in with it: whoever did with the old one does so again, and no link in the old mailbox sets a password.
  await endSessions(transaction, { customerId: id, except: caller.sessionHash }, now)
  await endProofs(transaction, { purpose: 'reset_password', subject: String(id) }, now)
}

/** A code confirms one value for one customer. */
const subjectOf = (customerId: number, { value }: ContactChange) => `${customerId} ${value}`

async function confirm(
  transaction: Transaction,
  services: Services,
  customerId: number,
  change: ContactChange,
  now: Date,
): Promise<Refusal | null> {
  const { kind, code = '' } = change
  const subject = subjectOf(customerId, change)
  return useCode(transaction, services, { purpose: kind, subject, code, field: `${kind}_code` }, now)
}

/** An address that has an account is mailed a notice instead of a code; the caller sees no difference. */
async function sendCode(
  transaction: Transaction,
  services: Services,
  customer: { id: number; email: string; language: Language },
  change: ContactChange,
  now: Date,
): Promise<void> {
  const { language } = customer
  const { kind, value } = change
  const code = await issueCode(transaction, services, kind, subjectOf(customer.id, change), now)
  if (kind === 'phone_number') {
    await queueMail(transaction, { to: customer.email, ...phoneCodeMail(language, code, value) }, now)
    return
  }
  const isTaken = (await findByEmail(transaction, value)) !== undefined
  if (!isTaken) await queueMail(transaction, { to: value, ...emailCodeMail(language, code) }, now)
  else if (await mayNotify(transaction, services, 'account', value))
    await queueMail(transaction, { to: value, ...takenMail(language) }, now)
}
