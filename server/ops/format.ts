import { formatMoment, formatRupiah } from '@seberang/domain/format'

/** In the zone of the warehouses and offices in Indonesia, which it names. */
export const at = (instant: string) => formatMoment(instant, 'en')

/** With spaces that a terminal can search for. */
export const rupiah = (amount: number): string => formatRupiah(amount).replaceAll('\u00a0', ' ')
