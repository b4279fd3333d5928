import { maxRupiah } from '../../limits/index.ts'

export const virtualAccounts = ['va_bni', 'va_bri', 'va_bca', 'va_mandiri'] as const
export type VirtualAccount = (typeof virtualAccounts)[number]
/** Payment methods of the gateways, in the order in which they are shown. */
export const gatewayMethods = [...virtualAccounts, 'qris', 'gopay', 'shopeepay', 'ovo'] as const
export type GatewayMethod = (typeof gatewayMethods)[number]
/** Payment methods available today. */
export const paymentMethods = [...gatewayMethods, 'manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Each bank's own spelling, in every language. */
export const bankNames: Record<VirtualAccount, string> = {
  va_bni: 'BNI',
  va_bri: 'BRI',
  va_bca: 'BCA',
  va_mandiri: 'Mandiri',
}
/** The same of QRIS and the wallets. */
export const walletNames: Record<Exclude<GatewayMethod, VirtualAccount>, string> = {
  qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  ovo: 'OVO',
}

export const paymentCategories = ['virtual_account', 'qris', 'e_wallet', 'manual_transfer'] as const
export type PaymentCategory = (typeof paymentCategories)[number]

/** The least and the most of one payment, in whole rupiah. */
export interface AmountLimits {
  min: number
  max: number
}

/**
 * What a customer is given to pay with: a `number` or a `bill` for the bank, a `qr` code to scan, a `push` that their
 * phone asks them about, the `redirect` to a wallet, or the account for a `transfer`.
 */
export type Instruction = 'number' | 'bill' | 'qr' | 'push' | 'redirect' | 'transfer'

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
  manual: {
    category: 'manual_transfer',
    instruction: 'transfer',
    min: 1,
    max: maxRupiah,
    source: 'decisions.md 4: whatever a bank transfers',
  },
}
