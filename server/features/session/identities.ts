import type {
  IdentityDetails,
  IdentitySignedIn,
  SignedIn,
  TokenOwner,
  UnknownIdentity,
} from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { findByEmail } from '../../customers/find.ts'
import { findIdentities, useIdentity } from '../../customers/identities.ts'
import { loadCustomer } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import type { Transaction } from '../../database/database.ts'
import { WithDevice } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import {
  connectPerson,
  issueStep,
  linkPerson,
  requireOpensAccount,
  type Claim,
} from '../../identity-providers/claims.ts'
import { conflict, Refusal, refusedField } from '../../refusal/refusal.ts'
import type { Caller } from '../../security/caller.ts'
import { openAccount } from '../../security/guess-limits.ts'
import { useProof } from '../../security/proofs.ts'
import { signIn } from './service.ts'
import { insertCustomer } from './store.ts'

type Signed = WithDevice<Omit<SignedIn, 'action'>>

/** Signs in whoever the provider knows. @returns what is missing for a person without an account */
export async function signInByClaim(
  transaction: Transaction,
  services: Services,
  { claim, caller }: { claim: Claim; caller: Caller },
  now: Date,
): Promise<Refusal | Signed> {
  const customerId = await useIdentity(transaction, claim.person, now)
  // The claim stays as it is: it may still make an account.
  if (customerId === undefined) return unknownIdentity(transaction, services, { claim, caller }, now)
  requireOpensAccount(claim)
  await claim.end(transaction, now)
  return signIn(transaction, services, { customerId, caller }, now)
}

/** Says whose account a person opens; signs in only where that was asked before. */
export async function confirmOwner(
  transaction: Transaction,
  services: Services,
  { claim, confirm, caller }: { claim: Claim; confirm: boolean; caller: Caller },
  now: Date,
): Promise<Refusal | TokenOwner | Signed> {
  await claim.end(transaction, now)
  const customerId = await useIdentity(transaction, claim.person, now)
  if (customerId === undefined) return unknownIdentity(transaction, services, { claim, caller }, now)
  requireOpensAccount(claim)
  if (confirm) return signIn(transaction, services, { customerId, caller }, now)
  const { firstName, lastName, email } = await loadCustomer(transaction, customerId)
  return {
    name: fullName({ firstName, lastName }),
    email_masked: maskedEmail(email),
    is_signed_in: caller.customerId === customerId,
    step_token: await issueStep(transaction, services, { claim, opensAccount: true, caller }, now),
  }
}

/** Recognised by its owner, and of no use to anybody else. */
const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')

/** The same for a browser that comes back, with the page that it wanted. */
export async function finishSignIn(
  transaction: Transaction,
  services: Services,
  { claim, caller }: { claim: Claim; caller: Caller },
  now: Date,
): Promise<Refusal | WithDevice<Omit<IdentitySignedIn, 'action'>>> {
  const to = await claim.end(transaction, now)
  const customerId = await useIdentity(transaction, claim.person, now)
  if (customerId === undefined) return unknownIdentity(transaction, services, { claim, caller }, now)
  const signed = await signIn(transaction, services, { customerId, caller }, now)
  return new WithDevice({ ...signed.answer, to }, signed.devices)
}

async function unknownIdentity(
  transaction: Transaction,
  services: Services,
  { claim, caller }: { claim: Claim; caller: Caller },
  now: Date,
): Promise<Refusal> {
  const { provider, firstName, lastName, email } = claim.person
  const account = email === null ? undefined : await findByEmail(transaction, email)
  const data: UnknownIdentity = {
    provider,
    first_name: firstName,
    last_name: lastName,
    email,
    has_account: account !== undefined,
    opened_by: account && account.passwordHash === null ? await providersOf(transaction, account.id) : [],
    step_token: await issueStep(transaction, services, { claim, opensAccount: false, caller }, now),
  }
  return new Refusal(404, 'unknown_identity', { code: 'unknown_identity', beside: { data } })
}

const providersOf = async (transaction: Transaction, customerId: number) =>
  (await findIdentities(transaction, customerId)).map(({ provider }) => provider)

/** Links the person to the account whose password was right, and signs in. */
export async function linkByPassword(
  transaction: Transaction,
  services: Services,
  { claim, customerId, caller }: { claim: Claim; customerId: number; caller: Caller },
  now: Date,
): Promise<Signed> {
  await claim.end(transaction, now)
  await linkPerson(transaction, services, { person: claim.person, customerId, caller }, now)
  return signIn(transaction, services, { customerId, caller }, now)
}

/** Makes an account without a password. The e-mail address is the provider's, if it has verified one, or of a code. */
export async function registerByClaim(
  transaction: Transaction,
  services: Services,
  input: { claim: Claim; details: IdentityDetails; language: Language; caller: Caller },
  now: Date,
): Promise<Signed> {
  const { claim, details, language, caller } = input
  const { person } = claim
  const email = person.email ?? (await useRegistration(transaction, services, details.register_token, now))
  await claim.end(transaction, now)
  const customerId = await insertCustomer(transaction, {
    email,
    firstName: details.first_name,
    lastName: details.last_name ?? '',
    phoneNumber: details.phone_number,
    customerType: details.customer_type,
    language,
    acceptedTermsAt: now,
    createdAt: now,
  })
  // Thrown, so that the claim works once more: with the password of that account.
  if (customerId === undefined) throw conflict('email_taken')
  await connectPerson(transaction, { person, customerId }, now)
  // Whatever was guessed before there was an account does not close it.
  await openAccount(transaction, services, email)
  return signIn(transaction, services, { customerId, caller }, now)
}

async function useRegistration(
  transaction: Transaction,
  services: Services,
  token: string | undefined,
  now: Date,
): Promise<string> {
  if (token === undefined) throw refusedField('register_token', 'required')
  const email = await useProof(transaction, services, 'register', token, now)
  if (email === undefined) throw refusedField('register_token', 'registration_expired')
  return email
}
