import type { TokenOwner, UnknownIdentity } from '@seberang/domain/api'
import type { RegistrationDetails } from './registration.ts'

const storageKey = 'tk_identity_step'

/** What a person has to do before a provider, or the sister site, signs them in: it names them, and has the token for it. */
export interface IdentityStep {
  person?: UnknownIdentity
  /** What the person has typed of it. */
  typed?: RegistrationDetails
  owner?: TokenOwner
}

/**
 * Keeps it over a reload. Of this tab, and until somebody signs in or out: in the browser's history, whoever comes after
 * them would find it by going back.
 */
export const keepIdentityStep = (step: IdentityStep): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(step))

// Safe cast: only `keepIdentityStep` writes it.
export const keptIdentityStep = (): IdentityStep =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as IdentityStep

export const forgetIdentityStep = (): void => sessionStorage.removeItem(storageKey)
