import type { Category, Package } from '@seberang/domain/api'
import type { Reference } from '../lib/reference/reference.ts'

export const individual: Package = {
  package_id: 'udara-individu',
  title: 'Express Perorangan',
  package_track: 'udara',
  package_type: 'individu',
  price_json: { US: { tiers: [{ up_to_kg: 20, price_per_kg: 245_000 }] } },
  package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
  accepts_battery: true,
  days: { US: [5, 8] },
}

export const shoes: Category = {
  category_id: 'sepatu',
  category_name: 'Sepatu',
  type: 'retail',
  price_cbm: 4_800_000,
  price_20: 60_000_000,
  price_40: 95_000_000,
  percentage_bea_masuk: 25,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  percentage_pph_non_npwp: 15,
  additional_info: {},
}

export const reference: Reference = {
  rates: [{ currency: 'USD', rupiah: 16_485, country_flag: 'US', as_of: '2026-11-01T00:00:00Z', source: '' }],
  ratesAsOf: '2026-11-01T00:00:00Z',
  packages: [individual],
  categories: [shoes],
  agents: { air: [], sea: [] },
}
