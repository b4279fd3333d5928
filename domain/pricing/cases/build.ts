import type { PricingCategory, PricingPackage, PricingProduct, PricingRequest } from '../types.ts'

/** Fashion: the highest common duty, and both income tax rates. */
export const fashion: PricingCategory = {
  category_name: 'Fashion',
  price_cbm: 5_200_000,
  price_20: 62_000_000,
  price_40: 98_000_000,
  percentage_bea_masuk: 25,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  percentage_pph_non_npwp: 15,
  additional_info: {},
}

export const machines: PricingCategory = {
  category_name: 'Mesin',
  price_cbm: 6_350_000,
  price_20: 71_250_000,
  price_40: 112_400_000,
  percentage_bea_masuk: 5,
  percentage_ppn: 11,
  percentage_pph: 2.5,
  percentage_pph_non_npwp: 7.5,
  additional_info: {},
}

export const books: PricingCategory = {
  category_name: 'Buku',
  price_cbm: 3_900_000,
  price_20: 55_000_000,
  price_40: 86_000_000,
  percentage_bea_masuk: 0,
  percentage_ppn: 0,
  percentage_pph: 0,
  percentage_pph_non_npwp: 0,
  additional_info: {},
}

export const phones: PricingCategory = {
  ...fashion,
  category_name: 'Handphone',
  percentage_bea_masuk: 0,
  additional_info: { extra_charge_handphone: 150_000 },
}

export const airIndividual: PricingPackage = {
  package_id: 'udara-individu',
  package_track: 'udara',
  package_type: 'individu',
  price_json: {
    US: {
      tiers: [
        { up_to_kg: 5, price_per_kg: 245_000 },
        { up_to_kg: 20, price_per_kg: 215_000 },
        { up_to_kg: null, price_per_kg: 189_000 },
      ],
    },
    SG: { tiers: [{ up_to_kg: 30, price_per_kg: 82_000 }] },
    KR: { tiers: [] },
  },
  package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
}

/** Takes every rate from the categories. */
export const airCompany: PricingPackage = {
  ...airIndividual,
  package_id: 'udara-company',
  package_type: 'company',
  package_details: {},
}

export const airJastip: PricingPackage = {
  ...airIndividual,
  package_id: 'udara-jastip',
  package_type: 'jastip',
  package_details: { bea_masuk: 10, ppn: 11, pph_npwp: 7.5 },
}

/** Takes every rate from the categories. */
export const seaCompany: PricingPackage = {
  package_id: 'laut-company',
  package_track: 'laut',
  package_type: 'company',
  price_json: {},
  package_details: {},
}

/** One kilogram, 20 × 15 × 10 cm (0.6 kg volumetric), USD 100. */
export const product: PricingProduct = {
  // No goods that the law has rates of its own for.
  hscode: '847160',
  category: fashion,
  quantity: 1,
  weight: 1,
  weight_unit: 'kg',
  length: 20,
  width: 15,
  height: 10,
  dimension_unit: 'cm',
  price_original: 100,
  currency_code: 'USD',
}

/** By air from the United States, for one person. */
export const request: PricingRequest = {
  country: 'US',
  container_type: 'lcl',
  insurance: 0,
  has_valid_npwp: true,
  is_disable_minimum_weight: false,
  rates: { USD: 16_000, CNY: 2245.5, GBP: 21_210, KRW: 11.62, SGD: 12_410 },
  package: airIndividual,
  products: [product],
}

/** The request with changes; `products` are changes of {@link product}, one for each line. */
export function requestWith(
  changes: Partial<Omit<PricingRequest, 'products'>> = {},
  products: readonly Partial<PricingProduct>[] = [{}],
): PricingRequest {
  return { ...request, ...changes, products: products.map((change) => ({ ...product, ...change })) }
}
