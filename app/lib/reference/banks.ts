import type { PaymentMethod } from '@seberang/domain/api'

/** As each bank writes itself on its own plate, in every language. */
const names: Partial<Record<PaymentMethod, string>> = {
  va_bni: 'BNI',
  va_bri: 'BRI',
  va_bca: 'BCA',
  va_mandiri: 'Mandiri',
}

export const bankOf = (method: PaymentMethod): string | undefined => names[method]
