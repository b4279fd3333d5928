import { Refusal } from '../refusal/refusal.ts'

/** The caller, identified as far as the call requires. */
export interface Caller {
  customerId: number | null
  isOperator: boolean
  /** Hash of the access token, for logout and for data kept per browser. */
  tokenHash: string | null
  /** Of `networkOf`. */
  network: string
}

/** The signed-in customer's id. Throws 401 for a guest, where the call also admits guests. */
export function customerOf(caller: Caller): number {
  if (caller.customerId === null) throw new Refusal(401, 'bad_token')
  return caller.customerId
}
