import type { Insurance, Rate, ReferenceKind, TimeZone, TransferAccount } from '@seberang/domain/api'
import type { AgentRecord, Country } from './agents.ts'
import type { Courier, CourierZone } from './couriers.ts'
import type { ExportCountryRecord, ExportPackageRecord } from './exports.ts'
import type { HsCodeRecord } from './hs-codes.ts'
import type { ContactRecord, RatingRecord, TopicRecord } from './support.ts'
import type { CategoryRecord, PackageRecord } from './tariffs.ts'

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
  /** No longer offered, and still known to what has it. */
  removedAt: Date | null
}
