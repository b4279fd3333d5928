import type { Instant, Ok } from './common.ts'

/** A key on a device or in a password manager, by which the customer signs in. */
export interface Passkey {
  id: string
  name: string
  /** Whether its owner has it on all their devices, not only on the one that made it. */
  is_synced: boolean
  /** It sits in a stick or card of its own. */
  is_portable: boolean
  created_at: Instant
  /** Null: not yet. */
  last_used_at: Instant | null
}

interface KnownCredential {
  id: string
  type: 'public-key'
  transports: string[]
}

/** WebAuthn's options to create a credential, as JSON. */
export interface PasskeyCreation {
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  challenge: string
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
  timeout: number
  excludeCredentials: KnownCredential[]
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' }
  attestation: 'none'
}
export type PasskeyCreationOptions = Ok<{ options: PasskeyCreation }>

/** WebAuthn's options to ask for a credential, as JSON. */
export interface PasskeyRequest {
  challenge: string
  timeout: number
  rpId: string
  userVerification: 'required'
}
export type PasskeyRequestOptions = Ok<{ options: PasskeyRequest }>

/** A new credential, as WebAuthn's `toJSON` writes it; what it has beside this is not read. */
export interface NewCredential {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] }
}
export interface PasskeyInput {
  /** Of the name of the device, until the customer gives it another. */
  name: string
  reauth_token: string
  credential: NewCredential
}

/** A credential's signature, as WebAuthn's `toJSON` writes it; what it has beside this is not read. */
export interface CredentialAssertion {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

export type PasskeySaved = Ok<{ passkey: Passkey }>
