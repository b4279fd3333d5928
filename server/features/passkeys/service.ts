import type { Passkey, PasskeyCreation, PasskeyInput } from '@seberang/domain/api'
import { maxPasskeys } from '@seberang/domain/limits'
import { lockCustomer } from '../../customers/find.ts'
import { requireWayIn } from '../../customers/ways-in.ts'
import type { CustomerRow } from '../../customers/view.ts'
import { fullName } from '../../customers/full-name.ts'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { queueMail } from '../../mail/mailer.ts'
import { conflict, notFound, Refusal } from '../../refusal/refusal.ts'
import { customerOf, sessionOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import {
  issueChallenge,
  passkeyAlgorithms,
  passkeyTimeOut,
  relyingPartyOf,
  verifyNewCredential,
} from '../../security/passkeys.ts'
import { requireReauthentication } from '../../security/reauthentication.ts'
import { deletePasskey, findPasskeys, insertPasskey, renamePasskey, type PasskeyRow } from './store.ts'
import { addedMail, removedMail } from './mails.ts'

export const viewPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  is_synced: row.isSynced,
  is_portable: row.transports.some((transport) => ['usb', 'nfc', 'ble'].includes(transport)),
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
})

async function ownerOf(transaction: Transaction, caller: Caller): Promise<CustomerRow> {
  const owner = await lockCustomer(transaction, customerOf(caller))
  if (!owner) throw notFound()
  return owner
}

/** Throws 409 for who has as many as an account may have. */
async function requireRoom(transaction: Transaction, { id }: CustomerRow): Promise<PasskeyRow[]> {
  const known = await findPasskeys(transaction, id)
  if (known.length >= maxPasskeys) throw conflict('passkeys_full')
  return known
}

export async function creationOptions(
  transaction: Transaction,
  services: Services,
  caller: Caller,
  now: Date,
): Promise<{ options: PasskeyCreation }> {
  const owner = await ownerOf(transaction, caller)
  const known = await requireRoom(transaction, owner)
  // A passkey is created in the session that asked for it.
  const proof = { purpose: 'create_passkey', subject: sessionOf(caller) } as const
  const challenge = await issueChallenge(transaction, services, proof, now)
  return {
    options: {
      rp: { id: relyingPartyOf(services), name: 'Seberang' },
      user: {
        // Devices show it to nobody, and it says nothing to who reads it.
        id: services.secrets.mac('passkey-user', String(owner.id)),
        name: owner.email,
        displayName: fullName(owner),
      },
      challenge,
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyTimeOut,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }
}

export async function createPasskey(
  transaction: Transaction,
  services: Services,
  { input, caller }: { input: PasskeyInput; caller: Caller },
  now: Date,
): Promise<Passkey | Refusal> {
  const { name, reauth_token: token, credential } = input
  await requireReauthentication(transaction, services, { token, caller }, now)
  const owner = await ownerOf(transaction, caller)
  await requireRoom(transaction, owner)
  const made = { credential, subject: sessionOf(caller) }
  const verified = await verifyNewCredential(transaction, services, made, now)
  if (verified instanceof Refusal) return verified
  const created = await insertPasskey(transaction, {
    ...verified,
    customerId: owner.id,
    name,
    createdAt: now,
  })
  if (!created) return conflict('passkey_taken')
  await queueMail(transaction, { to: owner.email, ...addedMail(owner.language, { name, now }) }, now)
  logEvent(services, 'passkey_added', caller, { customer: owner.id })
  return viewPasskey(created)
}

/** Throws 404 for a passkey that is not the customer's. */
export async function changeName(
  transaction: Transaction,
  change: { customerId: number; id: string; name: string },
): Promise<Passkey> {
  const renamed = await renamePasskey(transaction, change)
  if (!renamed) throw notFound()
  return viewPasskey(renamed)
}

/** Throws 404 for a passkey that is not the customer's. */
export async function removePasskey(
  transaction: Transaction,
  services: Services,
  { id, token, caller }: { id: string; token: string; caller: Caller },
  now: Date,
): Promise<void> {
  await requireReauthentication(transaction, services, { token, caller }, now)
  const owner = await ownerOf(transaction, caller)
  const removed = await deletePasskey(transaction, { customerId: owner.id, id })
  if (!removed) throw notFound()
  await requireWayIn(transaction, owner.id)
  const { name } = removed
  await queueMail(transaction, { to: owner.email, ...removedMail(owner.language, { name, now }) }, now)
  logEvent(services, 'passkey_removed', caller, { customer: owner.id })
}
