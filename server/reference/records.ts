import type {
  Agent,
  Category,
  ExportCountry,
  ExportPackage,
  HsCode,
  Insurance,
  Package,
  Rate,
  RatingCategory,
  ReferenceKind,
  RestrictionKind,
  SupportTopic,
  TimeZone,
  TransferAccount,
} from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { Track } from '@seberang/domain/pricing'

/** What customers are told before they use the address of a warehouse. */
export const noticeIds = ['uk_address'] as const
export type NoticeId = (typeof noticeIds)[number]

/** What a line of a warehouse's address is, in the order in which most countries write them. */
export const contactTitles = [
  'recipient',
  'address',
  'suburb',
  'city',
  'state',
  'zip_code',
  'phone_number',
] as const
export type ContactTitle = (typeof contactTitles)[number]

/** A warehouse as it is kept: titles and notices are keys, names are in three languages. */
export interface AgentRecord extends Omit<Agent, 'flag' | 'contact_info' | 'notice' | 'notice_id'> {
  track: Track
  contact_info: { title: ContactTitle; value: string }[]
  notice?: NoticeId
}

export interface Country {
  /** `UK` where ISO 3166-1 writes GB; `ROW` is the rest of the world. */
  code: string
  flag: string
  names: Record<Language, string>
  currency: string
  dialling_code?: string
  /** Whether parcels are collected from their sellers there. */
  pickup?: boolean
}

/** A delivery method as it is kept: its title in three languages. */
export interface PackageRecord extends Omit<Package, 'title'> {
  titles: Record<Language, string>
}

/** A category with its label in three languages; `category_name` is the one that rules and old carts know. */
export interface CategoryRecord extends Category {
  labels: Record<Language, string>
}

/** A code as it is kept: six digits, labels and words to find it by in three languages. */
export interface HsCodeRecord extends Omit<HsCode, 'label' | 'restriction'> {
  labels: Record<Language, string>
  /** Parted by spaces. */
  words: Record<Language, string>
  /**
   * Its rank among the goods that most people buy, and mean by their words: a watch rather than its strap. Left out
   * for the rest.
   */
  everyday?: number
  restriction?: { kind: RestrictionKind; reason: Record<Language, string>; source: string }
}

/** A service of a courier: what a kilogram costs into each zone that it serves. */
export interface Courier {
  courier_code: string
  courier: string
  service: string
  /** The least weight that it takes. */
  from_kg?: number
  zones: Record<string, { price_per_kg: number; days: [number, number] }>
}

/** Provinces into which couriers ask the same, by their ids. */
export interface CourierZone {
  zone: string
  provinces: string[]
}

/** A country that goods are sent to, its name in three languages. */
export interface ExportCountryRecord extends Omit<ExportCountry, 'country' | 'name'> {
  code: string
  names: Record<Language, string>
}

/** A way to send goods abroad, its title in three languages. */
export interface ExportPackageRecord extends Omit<ExportPackage, 'title'> {
  titles: Record<Language, string>
}

export interface TopicRecord extends Omit<SupportTopic, 'topic'> {
  topics: Record<Language, string>
}

export const contacts = ['sales', 'support'] as const

/** Who answers on WhatsApp, and the number as its links write it. */
export interface ContactRecord {
  contact: (typeof contacts)[number]
  number: string
}

export interface RatingRecord extends Omit<RatingCategory, 'title'> {
  titles: Record<Language, string>
}

/** What a record of each kind holds. */
export interface Records {
  agents: AgentRecord
  categories: CategoryRecord
  countries: Country
  'courier-zones': CourierZone
  couriers: Courier
  'export-countries': ExportCountryRecord
  'export-packages': ExportPackageRecord
  'hs-codes': HsCodeRecord
  insurances: Insurance
  packages: PackageRecord
  rates: Rate
  'rating-categories': RatingRecord
  'support-contacts': ContactRecord
  'support-topics': TopicRecord
  'time-zones': TimeZone
  'transfer-accounts': TransferAccount
}

/** The field by which records of a kind are told apart. */
export const idFields = {
  agents: 'id',
  categories: 'category_id',
  countries: 'code',
  'courier-zones': 'zone',
  couriers: 'courier_code',
  'export-countries': 'code',
  'export-packages': 'package_id',
  'hs-codes': 'hscode',
  insurances: 'percentage_insurance',
  packages: 'package_id',
  rates: 'currency',
  'rating-categories': 'rating_category_id',
  'support-contacts': 'contact',
  'support-topics': 'id',
  'time-zones': 'timezone',
  'transfer-accounts': 'bank',
} as const satisfies { [Kind in ReferenceKind]: keyof Records[Kind] }

/** Who gave a record its present form. */
export const changers = ['release', 'operator', 'feed'] as const
export type Changer = (typeof changers)[number]

/** A record as it is kept. */
export interface StoredRecord {
  kind: ReferenceKind
  id: string
  place: number
  record: Record<string, unknown>
  source: string
  asOf: Date
  version: number
  changedBy: Changer
  changedAt: Date
  /** No longer offered, and still known to what refers to it. */
  removedAt: Date | null
}

/** A record as a release of the app brings it. */
export type Seed = Pick<StoredRecord, 'kind' | 'id' | 'place' | 'record' | 'source' | 'asOf'>
