import type { PricingProduct } from '../pricing/index.ts'
import type { OfferedPackage, Parcel } from './index.ts'

/** A parcel and packages for tests. */
const shoes: PricingProduct = {
  category: {
    // Without an HS code it may be anything: what the law may levy on shoes is not compared here.
    category_name: 'Barang Umum',
    price_cbm: 5_400_000,
    price_20: 63_000_000,
    price_40: 99_000_000,
    percentage_bea_masuk: 25,
    percentage_ppn: 11,
    percentage_pph: 7.5,
    percentage_pph_non_npwp: 15,
  },
  quantity: 1,
  weight: '1.1',
  weight_unit: 'kg',
  length: 34,
  width: 22,
  height: 13,
  dimension_unit: 'cm',
  price_original: 120,
  currency_code: 'USD',
}

export function parcelOf(product: Partial<PricingProduct> = {}, changes: Partial<Parcel> = {}): Parcel {
  return {
    country: 'US',
    insurance: 0,
    has_valid_npwp: true,
    is_disable_minimum_weight: false,
    rates: { USD: 16_485, CNY: 2268.5, JPY: 107.2, KRW: 11.72 },
    products: [{ ...shoes, ...product }],
    domestic: { price_per_kg: 12_000 },
    ...changes,
  }
}

const byAir = {
  package_track: 'udara',
  accepts_battery: true,
  days: { US: [5, 8] },
  price_json: {
    US: {
      tiers: [
        { up_to_kg: 5, price_per_kg: 245_000 },
        { up_to_kg: 20, price_per_kg: 215_000 },
      ],
    },
  },
} satisfies Partial<OfferedPackage>

export const individual: OfferedPackage = {
  ...byAir,
  package_id: 'udara-individu',
  package_type: 'individu',
  package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
}
export const company: OfferedPackage = {
  ...byAir,
  package_id: 'udara-company',
  package_type: 'company',
  package_details: {},
  accepts_battery: false,
}
export const jastip: OfferedPackage = {
  ...byAir,
  package_id: 'udara-jastip',
  package_type: 'jastip',
  package_details: { bea_masuk: 10, ppn: 11, pph_npwp: 7.5 },
}
export const sea: OfferedPackage = {
  package_id: 'laut-trading-company',
  package_track: 'laut',
  package_type: 'trading-company',
  price_json: {},
  package_details: {},
  tax_included: true,
  accepts_battery: true,
  days: { US: [45, 60], CN: [18, 25] },
}
export const packages: readonly OfferedPackage[] = [individual, company, jastip, sea]
