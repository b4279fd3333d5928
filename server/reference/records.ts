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
import type { PickupZone, Track } from '@seberang/domain/pricing'

/** Notices shown to customers before they use a warehouse's address. */
export const noticeIds = ['uk_address'] as const
export type NoticeId = (typeof noticeIds)[number]

/** The kinds of lines in a warehouse's address, in the order that most countries write them. */
export const contactTitles = [
  'recipient',
  'address',
  'suburb',
  'city',
  'state',
  'zip_code',
  'country',
  'phone_number',
] as const
export type ContactTitle = (typeof contactTitles)[number]

/** A warehouse as stored: titles and notices are keys, names are in three languages. */
export interface AgentRecord extends Omit<Agent, 'flag' | 'contact_info' | 'notice' | 'notice_id'> {
  track: Track
  contact_info: { title: ContactTitle; value: string }[]
  notice?: NoticeId
}

interface Country {
  /** `UK` instead of ISO 3166-1's GB; `ROW` is the rest of the world. */
  code: string
  flag: string
  names: Record<Language, string>
  currency: string
  dialling_code?: string
  /** Whether we collect parcels from sellers there. */
  pickup?: boolean
}

/** A delivery option as stored, with its title in three languages. */
export interface PackageRecord extends Omit<Package, 'title'> {
  titles: Record<Language, string>
}

/** A category with its label in three languages; rules and old carts refer to it by `category_name`. */
export interface CategoryRecord extends Category {
  labels: Record<Language, string>
}

/** An HS code as stored: six digits, labels and search words in three languages. */
export interface HsCodeRecord extends Omit<HsCode, 'label' | 'restriction' | 'heading' | 'name' | 'matched'> {
  labels: Record<Language, string>
  /** Separated by spaces. */
  words: Record<Language, string>
  /** Makers and models by which people search, separated by spaces. */
  brands?: string
  /** Rank among the goods that people usually buy and mean by a word: a watch before its strap. Absent for the rest. */
  everyday?: number
  restriction?: { kind: RestrictionKind; reason: Record<Language, string>; source: string }
}

/** A courier service with its price per kilogram for each zone that it serves. */
export interface Courier {
  courier_code: string
  courier: string
  service: string
  /** The courier's own site, where a shipment is tracked by its number. */
  site?: string
  /** Minimum weight. */
  from_kg?: number
  zones: Record<string, { price_per_kg: number; days: [number, number] }>
}

/** Province ids with the same courier prices. */
interface CourierZone {
  zone: string
  provinces: string[]
}

/** A destination country for exports, with its name in three languages. */
export interface ExportCountryRecord extends Omit<ExportCountry, 'country' | 'name'> {
  code: string
  names: Record<Language, string>
}

/** A delivery option for exports, with its title in three languages. */
export interface ExportPackageRecord extends Omit<ExportPackage, 'title'> {
  titles: Record<Language, string>
}

interface TopicRecord extends Omit<SupportTopic, 'topic'> {
  topics: Record<Language, string>
}

export const contacts = ['sales', 'support'] as const

/** A WhatsApp contact, with the number in the format of its links. */
export interface ContactRecord {
  contact: (typeof contacts)[number]
  number: string
}

interface RatingRecord extends Omit<RatingCategory, 'title'> {
  titles: Record<Language, string>
}

/** What a pickup costs up to a distance, in rupiah. */
type PickupZoneRecord = { [Figure in keyof PickupZone]: number }

/** A city of ours from which goods are picked up. */
interface PickupHub {
  id: string
  name: string
  /** In degrees. */
  latitude: number
  longitude: number
}

/** Hours of a day in which goods are picked up: `09:00` to `12:00` in Jakarta. */
interface PickupWindow {
  ready_time: string
  closing_time: string
}

/** A day on which nothing is picked up, as `2026-12-25`. */
interface PublicHoliday {
  day: string
  names: Record<Language, string>
  /** Worked out beforehand, until the ministers decide on it. */
  is_expected?: boolean
}

/** The record type of each kind. */
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
  'pickup-hubs': PickupHub
  'pickup-windows': PickupWindow
  'pickup-zones': PickupZoneRecord
  'public-holidays': PublicHoliday
  rates: Rate
  'rating-categories': RatingRecord
  'support-contacts': ContactRecord
  'support-topics': TopicRecord
  'time-zones': TimeZone
  'transfer-accounts': TransferAccount
}

/** The id field of each kind. */
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
  'pickup-hubs': 'id',
  'pickup-windows': 'ready_time',
  'pickup-zones': 'up_to_km',
  'public-holidays': 'day',
  rates: 'currency',
  'rating-categories': 'rating_category_id',
  'support-contacts': 'contact',
  'support-topics': 'id',
  'time-zones': 'timezone',
  'transfer-accounts': 'bank',
} as const satisfies { [Kind in ReferenceKind]: keyof Records[Kind] }

/** Who made the last change to a record. */
const changers = ['release', 'operator', 'feed'] as const
export type Changer = (typeof changers)[number]

/** A record as stored. */
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
  /** No longer offered, but still known to records and shipments that refer to it. */
  removedAt: Date | null
}

/** A record as included in a release. */
export type Seed = Pick<StoredRecord, 'kind' | 'id' | 'place' | 'record' | 'source' | 'asOf'>
