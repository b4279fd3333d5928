import type { TokenOwner, UnknownIdentity } from '@seberang/domain/api'
import { identityStepMinutes, ownerStepMinutes } from '@seberang/domain/limits'
import { millisecondsPerMinute } from '@seberang/domain/time'
import { forgetIdentityStep, identityStepKey as storageKey } from './forget-identity-step.ts'
import type { RegistrationDetails } from './registration.ts'

/** What a person has to do before a provider, or the sister site, signs them in: it names them, and has the token for it. */
export interface IdentityStep {
  person?: UnknownIdentity
  /** What the person has typed of it. */
  typed?: RegistrationDetails
  owner?: TokenOwner
}

interface StoredStep extends IdentityStep {
  /** Under which it is agreed to: it works once, and where the answer was lost, a reload brings it back. */
  idempotencyKey: string
  /** In milliseconds. */
  keptUntil: number
}

/**
 * Keeps it over a reload. Of this tab, and until somebody signs in or out, goes back to sign in otherwise, or its token
 * ends: in the browser's history, whoever comes after them would find it by going back.
 */
export function keepIdentityStep(step: IdentityStep): void {
  const minutes = step.owner ? ownerStepMinutes : identityStepMinutes
  store({
    ...step,
    idempotencyKey: crypto.randomUUID(),
    keptUntil: Date.now() + minutes * millisecondsPerMinute,
  })
}

/** Keeps what was typed beside the person it is of, no longer than them. */
export function keepTyped(typed: RegistrationDetails): void {
  const stored = keptIdentityStep()
  if (stored?.person) store({ ...stored, typed })
}

const store = (step: StoredStep): void => sessionStorage.setItem(storageKey, JSON.stringify(step))

export function keptIdentityStep(): StoredStep | undefined {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return undefined
  // Safe cast: only `store` writes it.
  const stored = JSON.parse(text) as StoredStep
  if (Date.now() < stored.keptUntil) return stored
  forgetIdentityStep()
  return undefined
}
