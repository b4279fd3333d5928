export interface PayoutRequest {
  /** The withdrawal's, by which it is sent once however often this is called. */
  id: string
  /** Whole rupiah. */
  amount: number
  bank_code: string
  number: string
  owner_name: string
}

/** What became of a payout. A failed one moved no money, for a reason in words for its recipient. */
export interface PayoutState {
  state: 'processing' | 'paid' | 'failed'
  /** Of whoever sends it; empty until there is one. */
  reference: string
  reason?: string
}

/** What sends money to bank accounts. Both calls may fail, and may be repeated. */
export interface Payout {
  send(request: PayoutRequest): Promise<PayoutState>
  status(id: string): Promise<PayoutState>
}
