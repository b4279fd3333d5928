import { maxRupiah } from '../../limits/index.ts'
import type { PaymentCategory, PaymentMethod } from './payment-method.ts'

// Apart from the names, which every page has: only where somebody pays are these loaded.

/** The least and the most of one payment, in whole rupiah. */
export interface AmountLimits {
  min: number
  max: number
}

/**
 * What a customer is given to pay with: a `number` or a `bill` for the bank, a `qr` code to scan, a `push` that their
 * phone asks them about, the `redirect` to a wallet, a `page` of the gateway that asks for a card, or the account for a
 * `transfer`. Nothing where their `balance` here pays at once, or the `credit` of their company.
 */
export type Instruction =
  'number' | 'bill' | 'qr' | 'push' | 'redirect' | 'page' | 'balance' | 'credit' | 'transfer'

export interface MethodFacts extends AmountLimits {
  category: PaymentCategory
  instruction: Instruction
  /** Where the limits are from, and of which day. */
  source: string
}

const virtualAccount = (instruction: 'number' | 'bill'): MethodFacts => ({
  category: 'virtual_account',
  instruction,
  min: 10_000,
  max: maxRupiah,
  source: 'docs.xendit.co/docs/bca-virtual-account.md, 7 Oct 2025; other banks and Midtrans name no limit',
})

export const methodFacts: Record<PaymentMethod, MethodFacts> = {
  va_bni: virtualAccount('number'),
  va_bri: virtualAccount('number'),
  va_bca: virtualAccount('number'),
  va_mandiri: virtualAccount('bill'),
  qris: {
    category: 'qris',
    instruction: 'qr',
    min: 1,
    max: 10_000_000,
    source: 'Bank Indonesia, KA-01080, since 1 March 2022; issuers may set less',
  },
  gopay: {
    category: 'e_wallet',
    instruction: 'redirect',
    min: 1,
    max: 50_000_000,
    source: 'docs.xendit.co/docs/gopay.md, undated',
  },
  shopeepay: {
    category: 'e_wallet',
    instruction: 'redirect',
    min: 1,
    max: 20_000_000,
    source: 'docs.xendit.co, list of channels, undated',
  },
  ovo: {
    category: 'e_wallet',
    instruction: 'push',
    min: 100,
    max: 20_000_000,
    source: 'docs.xendit.co/docs/ovo.md, 10 Jun 2026',
  },
  wallet: {
    category: 'wallet',
    instruction: 'balance',
    min: 1,
    max: maxRupiah,
    source: 'decisions.md 4: what is in it',
  },
  paylater: {
    category: 'paylater',
    instruction: 'credit',
    min: 1,
    max: maxRupiah,
    source: 'decisions.md 10: what is left of the limit of the company',
  },
  card: {
    category: 'card',
    instruction: 'page',
    min: 1,
    max: maxRupiah,
    source: 'docs.midtrans.com names no limit, 29 Nov 2026; the bank of a card has its own',
  },
  manual: {
    category: 'manual_transfer',
    instruction: 'transfer',
    min: 1,
    max: maxRupiah,
    source: 'decisions.md 4: whatever a bank transfers',
  },
}

/** Whether it is paid here at once, confirmed by PIN and code: by no gateway, and by no bank. */
export const isPaidHere = (method: PaymentMethod): boolean =>
  ['balance', 'credit'].includes(methodFacts[method].instruction)

/** Whether it is paid to a number of its own: another payment of the same invoice has another. */
export const hasOwnNumber = (method: PaymentMethod): boolean =>
  ['number', 'bill'].includes(methodFacts[method].instruction)
