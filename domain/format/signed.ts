import { formatRupiah } from './numbers.ts'

/** Whole rupiah that came in or went out: `+Rp1.500.000`, `−Rp1.500.000`. */
export const formatSigned = (amount: number): string => `${amount < 0 ? '' : '+'}${formatRupiah(amount)}`
