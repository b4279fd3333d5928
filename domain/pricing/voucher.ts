import type { PricingAnswer } from './types.ts'

/** What a voucher asks of the one shipment that it discounts. */
export interface VoucherConditions {
  /** The least that the shipment costs without the voucher, in whole rupiah; null: any price. */
  min_total: number | null
  /** The only country whose shipments it discounts; null: every country. */
  country: string | null
}

export type VoucherObstacle =
  | { reason: 'voucher_min_total'; minimum: number; missing: number }
  | { reason: 'voucher_country'; country: string }

/** What keeps a voucher from discounting a shipment; null when nothing does. Its price may already be discounted. */
export function voucherObstacle(
  { min_total: minimum, country }: VoucherConditions,
  shipment: { country: string; answer: Pick<PricingAnswer, 'total' | 'lines'> },
): VoucherObstacle | null {
  if (country !== null && country !== shipment.country) return { reason: 'voucher_country', country }
  const total = shipment.answer.total - shipment.answer.lines.discount
  if (minimum === null || total >= minimum) return null
  return { reason: 'voucher_min_total', minimum, missing: minimum - total }
}
