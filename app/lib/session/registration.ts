import { customerTypes, type CustomerType } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'
import { registrationHours } from '@seberang/domain/limits'
import { millisecondsPerHour } from '@seberang/domain/time'
import { drop, keep, readEncrypted } from '../storage/encrypted.ts'

/** What was entered about the customer, without the password. */
export interface RegistrationDetails {
  first_name: string
  last_name: string
  phone_number: string
  customer_type: CustomerType
}

/** A registration under way: its step with what that step needs. */
export type Registration =
  | { step: 1; email: string }
  /** A code was mailed; `resendAt` is when another may be requested, in milliseconds. */
  | { step: 2; email: string; resendAt: number }
  | { step: 3; email: string; registerToken: string; details: RegistrationDetails | null }

const newRegistration: Registration = { step: 1, email: '' }

const name = 'registration'
/** As long as the server accepts a verified e-mail address. */
const keptForMs = registrationHours * millisecondsPerHour

/** Stores it on this device, encrypted: a reload or a look into the mail does not start it over. */
export function keepRegistration(registration: Registration): Promise<void> {
  return inOrder(() => keep(name, { registration, keptUntil: Date.now() + keptForMs }))
}

export function forgetRegistration(): Promise<void> {
  return inOrder(() => drop(name))
}

/** Encryption takes a moment: what was typed last must be what stays. */
let last: Promise<void> = Promise.resolve()
function inOrder(write: () => Promise<void> | void): Promise<void> {
  last = last.catch(() => undefined).then(write)
  return last
}

/** The registration under way; of one that took too long, only the e-mail address. */
export async function readRegistration(): Promise<Registration> {
  const stored = await readEncrypted(name)
  if (!isObject(stored) || !isRegistration(stored['registration'])) return newRegistration
  const { registration, keptUntil } = stored
  const isCurrent = typeof keptUntil === 'number' && keptUntil > Date.now()
  return isCurrent ? registration : { step: 1, email: registration.email }
}

function isRegistration(value: unknown): value is Registration {
  if (!isObject(value) || typeof value['email'] !== 'string') return false
  const { step, resendAt, registerToken, details } = value
  if (step === 1) return true
  if (step === 2) return typeof resendAt === 'number'
  return step === 3 && typeof registerToken === 'string' && (details === null || isDetails(details))
}

function isDetails(value: unknown): value is RegistrationDetails {
  const texts = ['first_name', 'last_name', 'phone_number']
  return (
    isObject(value) &&
    texts.every((text) => typeof value[text] === 'string') &&
    customerTypes.some((type) => type === value['customer_type'])
  )
}
