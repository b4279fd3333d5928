import { leviesOf, type PricingAnswer } from '../pricing/index.ts'

/** A shipment's amounts by the names that partners read, in whole rupiah. */
export interface CartAmounts {
  /** All that it costs: before checkout the price, from then on what was agreed, with additions and credits. */
  total_bill: number
  /** Freight alone. */
  total_transaction_freight: number
  /** Freight with handling and the surcharge for phones, before the voucher. */
  shipping_price: number
  /** All three levies. */
  estimation_tax: number
  total_bea_masuk: number
  total_ppn: number
  total_pph: number
}

export type NoAmounts = Record<keyof CartAmounts, null>

const none: NoAmounts = {
  total_bill: null,
  total_transaction_freight: null,
  shipping_price: null,
  estimation_tax: null,
  total_bea_masuk: null,
  total_ppn: null,
  total_pph: null,
}

/**
 * @param answer null while the shipment cannot be priced
 * @param agreedTotal from checkout on; null before it
 */
export function cartAmounts(
  answer: PricingAnswer | null,
  agreedTotal: number | null,
): CartAmounts | NoAmounts {
  if (!answer) return none
  const { lines, total } = answer
  return {
    total_bill: agreedTotal ?? total,
    total_transaction_freight: lines.freight,
    shipping_price: lines.freight + lines.handling + lines.phone_surcharge,
    estimation_tax: leviesOf(lines),
    total_bea_masuk: lines.duty,
    total_ppn: lines.vat,
    total_pph: lines.income_tax,
  }
}
