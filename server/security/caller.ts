import { Refusal } from '../refusal/refusal.ts'

/** Who is asking, as far as the call demands. */
export interface Caller {
  customerId: number | null
  isOperator: boolean
  /** Of the token that was sent, for logout and for what is kept per browser. */
  tokenHash: string | null
  /** Address on the internet. */
  network: string
}

/** The signed-in customer's number. Throws 401 where there is none, as a call that lets in guests must. */
export function customerOf(caller: Caller): number {
  if (caller.customerId === null) throw new Refusal(401, 'bad_token')
  return caller.customerId
}
