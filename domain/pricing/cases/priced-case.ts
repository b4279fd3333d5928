import type { PricingAnswer, PricingLine, PricingProduct, PricingRequest } from '../types.ts'
import { seaCompany } from './build.ts'

/** The part of the answer that a case is about; the second implementation covers the rest. */
export interface PricedCase {
  name: string
  request: PricingRequest
  weight?: Partial<
    Record<'real_kg' | 'volumetric_kg' | 'chargeable_kg' | 'measured_m3' | 'chargeable_m3', number>
  >
  lines?: Partial<Record<PricingLine, number>>
  answer?: Partial<Pick<PricingAnswer, 'goods' | 'taxable_base' | 'total' | 'warnings'>>
}

/** Goods without a size. */
export const flat: Partial<PricingProduct> = { length: 0, width: 0, height: 0 }
export const sea = { country: 'CN', package: seaCompany, container_type: 'lcl' } as const
/** One cubic metre of 100 kg. */
export const cube: Partial<PricingProduct> = { weight: 100, length: 100, width: 100, height: 100 }
