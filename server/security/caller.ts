import { Refusal } from '../refusal/refusal.ts'

/** The caller, identified as far as the call requires. */
export interface Caller {
  customerId: number | null
  isOperator: boolean
  /** Hash of the token that the call requires: the customer's or the access token; for data kept per browser. */
  tokenHash: string | null
  /** Hash of the customer's token, also where the call only requires an access token. */
  sessionHash: string | null
  /** The value of the browser's device cookie, as sent. */
  device: string | null
  /** Of `networkOf`. */
  network: string
}

/** The signed-in customer's id. Throws 401 for a guest, where the call also admits guests. */
export function customerOf(caller: Caller): number {
  if (caller.customerId === null) throw new Refusal(401, 'bad_token')
  return caller.customerId
}
