import { Refusal } from '../refusal/refusal.ts'
import type { Operator } from './operators.ts'

/** The caller, identified as far as the call requires. */
export interface Caller {
  customerId: number | null
  operator: Operator | null
  /** Hash of the token that the call requires: the customer's or the access token; for data kept per browser. */
  tokenHash: string | null
  /** Hash of the customer's token, also where the call only requires an access token. */
  sessionHash: string | null
  /** The values of the browser's device cookie, as sent. */
  devices: readonly string[]
  /** Of `networkOf`. */
  network: string
  /** The header, as sent. */
  userAgent: string
}

/** The name of the operator that the call requires. Throws 401 for anybody else. */
export function operatorOf({ operator }: Pick<Caller, 'operator'>): string {
  if (!operator) throw new Refusal(401, 'bad_operator_key')
  return operator.name
}

/**
 * Names who goes on with what a request has begun: a customer's own session where there is one, whose account it is for
 * only; else the guest's browser.
 */
export const browserOf = ({ sessionHash, tokenHash }: Caller): string => sessionHash ?? tokenHash ?? ''

/** Names the session of a customer, for what belongs to it alone. Throws 401 for a guest. */
export const sessionOf = (caller: Caller): string => `${customerOf(caller)} ${caller.sessionHash ?? ''}`

/** The signed-in customer's id. Throws 401 for a guest, where the call also admits guests. */
export function customerOf(caller: Caller): number {
  if (caller.customerId === null) throw new Refusal(401, 'bad_token')
  return caller.customerId
}
