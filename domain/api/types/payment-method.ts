/** Payment methods of the gateway. */
export const gatewayMethods = ['va_bni', 'va_bri', 'va_bca', 'va_mandiri'] as const
export type GatewayMethod = (typeof gatewayMethods)[number]
/** Each bank's own spelling, in every language. */
export const bankNames: Record<GatewayMethod, string> = {
  va_bni: 'BNI',
  va_bri: 'BRI',
  va_bca: 'BCA',
  va_mandiri: 'Mandiri',
}
/** Payment methods available today. */
export const paymentMethods = [...gatewayMethods, 'manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
