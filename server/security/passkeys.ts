import type { CredentialAssertion, NewCredential, PasskeyRequest } from '@seberang/domain/api'
import { passkeyMinutes } from '@seberang/domain/limits'
import { eq } from 'drizzle-orm'
import { minute } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { passkeys } from '../database/schema/index.ts'
import { Refusal, refusedField } from '../refusal/refusal.ts'
import { browserOf, type Caller } from './caller.ts'
import { logEvent } from './events.ts'
import type { SecurityPorts } from './ports.ts'
import { endProofs, issueProof, useProof, type ProofOf } from './proofs.ts'

type Ports = Pick<SecurityPorts, 'secrets' | 'log'> & {
  /** The public URL of this server, without a trailing slash. */
  publicUrl(): string
}

/** Where a request brings a credential. */
type Field = 'credential' | 'passkey'

/** What is refused of whoever signs in says no more than that it is refused. */
const refused = (field: Field) => refusedField(field, 'passkey_refused')
const late = (field: Field) => refusedField(field, 'passkey_late', {}, { code: 'passkey_late' })

/** Milliseconds for the browser, which asks its owner. */
export const passkeyTimeOut = passkeyMinutes * minute

/** ES256, Ed25519 and RS256: every device has one of them. */
export const passkeyAlgorithms = [-7, -8, -257]

const siteOf = (ports: Ports): URL => new URL(ports.publicUrl())

/** The site as WebAuthn names it. */
export const relyingPartyOf = (ports: Ports): string => siteOf(ports).hostname

type ChallengeOf = ProofOf & { purpose: 'create_passkey' | 'use_passkey' }

/** What a passkey signs, once. It stands for what its subject may do with it, and replaces the subject's earlier one. */
export async function issueChallenge(
  transaction: Transaction,
  ports: Ports,
  challenge: ChallengeOf,
  now: Date,
): Promise<string> {
  await endProofs(transaction, challenge, now)
  return issueProof(transaction, ports, challenge, passkeyTimeOut, now)
}

/** The challenge of a browser that asks for a passkey. */
export async function requestPasskey(
  transaction: Transaction,
  ports: Ports,
  caller: Caller,
  now: Date,
): Promise<{ options: PasskeyRequest }> {
  const use = { purpose: 'use_passkey', subject: browserOf(caller) } as const
  const challenge = await issueChallenge(transaction, ports, use, now)
  return {
    options: {
      challenge,
      timeout: passkeyTimeOut,
      rpId: relyingPartyOf(ports),
      userVerification: 'required',
    },
  }
}

/** Loaded with the first passkey: it takes memory for formats of attestation, which nobody asks for. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** @returns the challenge that a device says it signed; undefined if that cannot be read */
async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await helpers()
  const { challenge } = (await readable(() => decodeClientDataJSON(clientDataJSON))) ?? {}
  return typeof challenge === 'string' ? challenge : undefined
}

/** What comes from outside: the library throws at whatever it cannot read or does not accept. */
async function readable<Read>(read: () => Read | Promise<Read>): Promise<Read | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

/** Uses a challenge up. @returns it, or the refusal */
async function useChallenge(
  transaction: Transaction,
  ports: Ports,
  { purpose, subject }: ChallengeOf,
  { clientDataJSON, field }: { clientDataJSON: string; field: Field },
  now: Date,
): Promise<string | Refusal> {
  const challenge = await challengeOf(clientDataJSON)
  const found = await useProof(transaction, ports, purpose, challenge ?? '', now)
  if (challenge === undefined) return refused(field)
  return found === subject ? challenge : late(field)
}

/** What is stored of a new passkey. */
export type VerifiedCredential = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'isSynced' | 'transports'
>

/** Checks a credential that a browser has created. A refusal is returned: the challenge is used up. */
export async function verifyNewCredential(
  transaction: Transaction,
  ports: Ports,
  { credential, subject }: { credential: NewCredential; subject: string },
  now: Date,
): Promise<VerifiedCredential | Refusal> {
  const field = 'credential'
  const challenge = await useChallenge(
    transaction,
    ports,
    { purpose: 'create_passkey', subject },
    { clientDataJSON: credential.response.clientDataJSON, field },
    now,
  )
  if (challenge instanceof Refusal) return challenge
  if (!(await isWithoutCertificates(credential))) return refused(field)
  const { verifyRegistrationResponse } = await library()
  const result = await readable(() =>
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: siteOf(ports).origin,
      expectedRPID: relyingPartyOf(ports),
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  )
  if (!result?.verified) return refused(field)
  const { credential: created, credentialBackedUp } = result.registrationInfo
  const { isoBase64URL } = await helpers()
  return {
    credentialId: created.id,
    publicKey: isoBase64URL.fromBuffer(created.publicKey),
    counter: created.counter,
    isSynced: credentialBackedUp,
    transports: credential.response.transports ?? [],
  }
}

/** Attestation is not asked for. The library would load lists of revoked certificates from addresses that these name. */
async function isWithoutCertificates({ response }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  const is = await readable(() => {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))
  })
  return is ?? false
}

/** A credential's row, locked: of two signatures at once, the second meets the counter of the first. */
async function lockPasskey(transaction: Transaction, credentialId: string) {
  const [passkey] = await transaction
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update')
  return passkey
}

interface Asserted {
  credential: CredentialAssertion
  field: Field
  caller: Caller
}

/**
 * Checks a passkey's signature, and counts it. A refusal is returned: the challenge is used up. It does not tell an
 * unknown passkey from a wrong signature.
 * @returns the id of the customer whose passkey it is
 */
export async function verifyAssertion(
  transaction: Transaction,
  ports: Ports,
  { credential, field, caller }: Asserted,
  now: Date,
): Promise<number | Refusal> {
  const challenge = await useChallenge(
    transaction,
    ports,
    { purpose: 'use_passkey', subject: browserOf(caller) },
    { clientDataJSON: credential.response.clientDataJSON, field },
    now,
  )
  if (challenge instanceof Refusal) return challenge
  const passkey = await lockPasskey(transaction, credential.id)
  if (!passkey) return refused(field)
  const counter = await verifySignature(ports, { credential, challenge, publicKey: passkey.publicKey })
  if (counter === undefined) return refused(field)
  // Devices that do not count always say 0. One that counts backwards is a copy, or there is one.
  if (counter.newCounter <= passkey.counter && (counter.newCounter > 0 || passkey.counter > 0)) {
    logEvent(ports, 'passkey_counter_back', caller, { customer: passkey.customerId })
    return refused(field)
  }
  await transaction
    .update(passkeys)
    .set({ counter: counter.newCounter, isSynced: counter.credentialBackedUp, lastUsedAt: now })
    .where(eq(passkeys.id, passkey.id))
  return passkey.customerId
}

/** @returns what the device says of itself; undefined if the signature is not right */
async function verifySignature(
  ports: Ports,
  {
    credential,
    challenge,
    publicKey,
  }: Pick<Asserted, 'credential'> & { challenge: string; publicKey: string },
) {
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([library(), helpers()])
  const result = await readable(() =>
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: siteOf(ports).origin,
      expectedRPID: relyingPartyOf(ports),
      // The counter is compared by the caller, who logs where it goes back.
      credential: { id: credential.id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  )
  return result?.verified ? result.authenticationInfo : undefined
}
