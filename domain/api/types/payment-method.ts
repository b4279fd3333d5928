export const virtualAccounts = ['va_bni', 'va_bri', 'va_bca', 'va_mandiri'] as const
export type VirtualAccount = (typeof virtualAccounts)[number]
/** Payment methods of the gateways, in the order in which they are shown. */
export const gatewayMethods = [...virtualAccounts, 'qris', 'gopay', 'shopeepay', 'ovo', 'card'] as const
export type GatewayMethod = (typeof gatewayMethods)[number]
/**
 * Payment methods: `wallet` is the balance of the customer's own wallet here, `paylater` the credit of the company that they
 * act for.
 */
export const paymentMethods = [...gatewayMethods, 'wallet', 'paylater', 'manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** The same for a top-up: no wallet fills itself. */
export const topUpMethods = [...gatewayMethods, 'manual'] as const

/** Each bank's own spelling, in every language. */
export const bankNames: Record<VirtualAccount, string> = {
  va_bni: 'BNI',
  va_bri: 'BRI',
  va_bca: 'BCA',
  va_mandiri: 'Mandiri',
}
/** The same of QRIS and the wallets. */
export const walletNames: Record<Exclude<GatewayMethod, VirtualAccount | 'card'>, string> = {
  qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  ovo: 'OVO',
}

export const paymentCategories = [
  'virtual_account',
  'qris',
  'e_wallet',
  'card',
  'wallet',
  'paylater',
  'manual_transfer',
] as const
export type PaymentCategory = (typeof paymentCategories)[number]
