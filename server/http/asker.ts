import { Refusal } from './refusal.ts'
import type { Asker } from './route.ts'

/** The signed-in customer's number. Throws 401 where there is none, as a call that lets in guests must. */
export function customerOf(asker: Asker): number {
  if (asker.customerId === null) throw new Refusal(401, 'bad_token')
  return asker.customerId
}
