import {
  accessTokenDays,
  codeResendSeconds,
  customerTokenDays,
  registrationHours,
} from '@seberang/domain/limits'
import type { Mandatory, SignedIn } from '@seberang/domain/api'
import { languageOfWire, type Language } from '@seberang/domain/language'
import { after, day, hour, readClock } from '../../database/clock.ts'
import { findByEmail } from '../../customers/find.ts'
import { viewCustomer } from '../../customers/view.ts'
import type { Transaction } from '../../database/database.ts'
import { hashToken, signingKeyOf } from '../../security/tokens.ts'
import { refusedField } from '../../refusal/refusal.ts'
import { queueMail } from '../../mail/mailer.ts'
import { issueCode, useCode } from '../../security/one-time-codes.ts'
import { mayNotify, openAccount } from '../../security/guess-limits.ts'
import { findProof, issueProof, useProof } from '../../security/proofs.ts'
import { randomToken } from '../../security/secrets.ts'
import { deviceOf } from '../../security/device.ts'
import { rememberDevice } from '../../security/known-devices.ts'
import { beginningOf } from '../../security/network.ts'
import { signOut } from '../../security/sessions.ts'
import { logEvent } from '../../security/events.ts'
import type { Caller } from '../../security/caller.ts'
import { WithDevice } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { endSteps } from '../../identity-providers/claims.ts'
import { codeMail, knownMail, newDeviceMail } from './mails.ts'
import { insertAccessToken, insertCustomer, insertCustomerToken } from './store.ts'

const accessLifeMs = accessTokenDays * day
const customerLifeMs = customerTokenDays * day

/** A token for a browser without a signed-in customer. */
export async function createAccessToken(
  transaction: Transaction,
  services: Services,
  mode: string,
  now: Date,
) {
  const token = randomToken()
  const expiresAt = after(now, accessLifeMs)
  const hash = hashToken(services, token)
  await insertAccessToken(transaction, { hash, mode, createdAt: now, expiresAt })
  return {
    access_token: token,
    signing_key: signingKeyOf(services, token),
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * A code belongs to the browser that asked for it: whoever else knows the address neither replaces it nor uses up its
 * tries.
 */
const subjectOf = (email: string, { tokenHash }: Pick<Caller, 'tokenHash'>) => `${email} ${tokenHash ?? ''}`

/** Mails a code, or a notice to an address that has an account; the caller sees no difference. */
export async function sendCode(
  transaction: Transaction,
  services: Services,
  input: { email: string; language: Language; caller: Caller },
  now: Date,
): Promise<{ resend_after: number }> {
  const { email, language, caller } = input
  const known = await findByEmail(transaction, email)
  const code = await issueCode(transaction, services, 'register', subjectOf(email, caller), now)
  if (!known) await queueMail(transaction, { to: email, ...codeMail(language, code) }, now)
  else if (await mayNotify(transaction, services, 'account', email))
    await queueMail(transaction, { to: email, ...knownMail(language) }, now)
  return { resend_after: codeResendSeconds }
}

/** Exchanges a correct code for the token that finishes the registration. */
export async function verifyCode(
  transaction: Transaction,
  services: Services,
  input: { email: string; code: string; caller: Caller },
  now: Date,
) {
  const refusal = await useCode(
    transaction,
    services,
    { purpose: 'register', subject: subjectOf(input.email, input.caller), code: input.code },
    now,
  )
  if (refusal) return refusal
  const proof = { purpose: 'register', subject: input.email } as const
  return { register_token: await issueProof(transaction, services, proof, registrationHours * hour, now) }
}

/**
 * Refuses a token that cannot finish a registration, without using up one that can. Throws 422 like `finishRegistration`,
 * which decides.
 */
export async function requireRegistration(services: Services, registerToken: string): Promise<void> {
  const { database } = services.database
  const now = await readClock(database)
  if (!(await findProof(database, services, 'register', registerToken, now))) throw registrationExpired()
}

const registrationExpired = () => refusedField('register_token', 'registration_expired')

/** Creates the account of a verified e-mail address and signs in. */
export async function finishRegistration(
  transaction: Transaction,
  services: Services,
  input: { form: Mandatory; passwordHash: string; language: Language; caller: Caller },
  now: Date,
): Promise<WithDevice<Omit<SignedIn, 'action'>>> {
  const { form, passwordHash, language, caller } = input
  const email = await useProof(transaction, services, 'register', form.register_token, now)
  if (email === undefined) throw registrationExpired()
  const customerId = await insertCustomer(transaction, {
    email,
    firstName: form.first_name,
    lastName: form.last_name ?? '',
    phoneNumber: form.phone_number,
    passwordHash,
    passwordSetAt: now,
    customerType: form.customer_type,
    language,
    acceptedTermsAt: now,
    createdAt: now,
  })
  if (customerId === undefined) throw refusedField('register_token', 'already_registered')
  // Whatever was guessed before there was an account does not close it.
  await openAccount(transaction, services, email)
  return signIn(transaction, services, { customerId, caller }, now)
}

/** Issues a new token to a customer, in place of the one that the browser has until now. */
export async function signIn(
  transaction: Transaction,
  services: Services,
  { customerId, caller }: { customerId: number; caller: Caller },
  now: Date,
): Promise<WithDevice<Omit<SignedIn, 'action'>>> {
  if (caller.sessionHash !== null) await signOut(transaction, caller.sessionHash, now)
  await endSteps(transaction, caller, now)
  const token = randomToken()
  const { devices, isKnown } = await rememberDevice(transaction, services, caller, customerId, now)
  const device = deviceOf(caller.userAgent)
  const network = beginningOf(caller.network)
  await insertCustomerToken(transaction, {
    hash: hashToken(services, token),
    customerId,
    ...device,
    network,
    isKnown,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: after(now, customerLifeMs),
  })
  logEvent(services, 'sign_in', caller, { customer: customerId })
  const customer = await viewCustomer(transaction, customerId)
  if (!isKnown) {
    const letter = newDeviceMail(languageOfWire(customer.language), { device, network, now })
    await queueMail(transaction, { to: customer.email, ...letter }, now)
  }
  return new WithDevice({ login: true, token, customer }, devices)
}
