import type { ContainerType, PackageType, PricedWeight } from '../../pricing/index.ts'
import { isOpenAgent } from '../../status/index.ts'
import type { LengthUnit, WeightUnit } from '../../units/index.ts'
import type { DecimalInput, Instant, Rupiah } from './common.ts'

/** The open warehouses in a country, in the order given; pass those of one track. */
export const openAgentsIn = <Warehouse extends Pick<Agent, 'id' | 'country'>>(
  country: string | null,
  agents: readonly Warehouse[],
): Warehouse[] => agents.filter((agent) => agent.country === country && isOpenAgent(agent))

export interface Agent {
  id: string
  country: string
  flag: string
  name: string
  /**
   * Address lines of the warehouse in that country's format, its country included; `{suite}` is a placeholder for the
   * customer's suite, `form_name` what the forms of shops abroad call the line.
   */
  contact_info: { title: string; form_name?: string; value: string }[]
  address?: string
  city?: string
  state?: string
  zip_code?: string
  phone_number?: string
  days: [number, number]
  notice?: string
  /** Language-independent id; browsers store it to mark the notice as read. */
  notice_id?: string
}

export interface Category {
  category_id: string
  /** The name used by pricing rules and old carts. */
  category_name: string
  /** The name in the language of the request. */
  label?: string
  type: 'retail' | 'wholesale'
  price_cbm: Rupiah
  price_20: Rupiah
  price_40: Rupiah
  percentage_bea_masuk: number
  percentage_ppn: number
  percentage_pph: number
  percentage_pph_non_npwp: number
  additional_info: { extra_charge_handphone?: Rupiah }
}

export interface Package {
  package_id: string
  title: string
  package_track: 'udara' | 'laut'
  package_type: PackageType
  price_json: Record<string, { tiers: { up_to_kg: number | null; price_per_kg: Rupiah }[] }>
  package_details: { bea_masuk?: number; ppn?: number; pph_npwp?: number }
  tax_included?: boolean
  handling?: boolean
  accepts_battery: boolean
  /** The most that the goods may be worth; above it the package is not offered. */
  max_goods_usd?: number
  /** By sea, all-in: rupiah per cubic metre besides the categories' prices, for the levies that are included. */
  levies_per_m3?: Rupiah
  days: Record<string, [number, number]>
}

export const restrictionKinds = ['banned', 'permit', 'limit', 'imei'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** The source of restrictions that are our own rules, not the law's. */
export const houseRule = 'Seberang'

export interface HsCode {
  hscode: string
  label: string
  category_id: string
  percentage_bea_masuk: number
  percentage_ppn: number
  percentage_pph: number
  /** `chapter`: the rates are the typical ones of the code's chapter, not its own. */
  rate_basis?: 'chapter'
  /** The four-digit heading of the code; `unofficial` if its name is our own translation. */
  heading?: { code: string; label: string; unofficial?: true }
  /** The official English name, where the label is only the heading's. */
  name?: string
  /** In answers to a search by words: the words of the record that matched it. */
  matched?: string[]
  restriction?: { kind: RestrictionKind; reason: string; source: string }
  /** Usual weight and price of one piece, for questioning figures that look mistaken. */
  typical?: { unit_grams: [number, number]; unit_usd: [number, number] }
}

export interface Rate {
  currency: string
  /** Used for every price. */
  rupiah: number
  /** The customs office's rate (kurs pajak), shown beside it. */
  customs_rupiah?: number
  /** Its day, if it differs. */
  customs_as_of?: Instant
  country_flag: string
  as_of: Instant
  source: string
}

export interface Insurance {
  percentage_insurance: number
  /** Fraction of the goods' value that is covered. */
  percentage_return: number
}

/** Value of one unit of a currency in another. */
export interface Conversion {
  from: string
  to: 'IDR' | 'USD'
  rate: number
  as_of: Instant
  source: string
}

export interface TimeZone {
  country: string
  /** Its IANA name. */
  timezone: string
}

export interface PickupCountry {
  country: string
  flag: string
  name: string
}

export interface RatingCategory {
  rating_category_id: string
  title: string
}

export interface SupportTopic {
  id: string
  icon: string
  topic: string
}

/** Of one piece. */
export interface DimensionInput {
  quantity: number
  weight: DecimalInput
  weight_unit: WeightUnit
  length: DecimalInput
  width: DecimalInput
  height: DecimalInput
  dimension_unit: LengthUnit
}

/** Billed weight and volume by air and by sea. */
export interface Dimensions {
  air: PricedWeight
  sea: PricedWeight
}

export type { ContainerType, PackageType }
