import type { Instant, Ok } from './common.ts'
import type { Rate } from './reference.ts'

/** Kinds of reference data that operators may read and change. */
export const referenceKinds = [
  'agents',
  'categories',
  'countries',
  'courier-zones',
  'couriers',
  'export-countries',
  'export-packages',
  'hs-codes',
  'insurances',
  'packages',
  'pickup-hubs',
  'pickup-windows',
  'pickup-zones',
  'public-holidays',
  'rates',
  'rating-categories',
  'support-contacts',
  'support-topics',
  'time-zones',
  'transfer-accounts',
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** A record of the reference data in the operators' view. */
export interface ReferenceEntry {
  kind: ReferenceKind
  id: string
  record: object
  source: string
  as_of: Instant
  changed_by: 'release' | 'operator' | 'feed'
  changed_at: Instant
  /** When it was withdrawn; null while it is offered. */
  removed_at: Instant | null
}

export interface OpsSetReference {
  /** A JSON merge patch (RFC 7396: null removes a field), or with `whole` the complete record. */
  record: object
  whole?: boolean
  source?: string
  /** Defaults to now. */
  as_of?: Instant
  /** Confirms a rate that differs from the last one by more than a fifth. */
  sure?: boolean
}
export type OpsReferenceSet = Ok<{ data: ReferenceEntry }>

export interface OpsSetRates {
  /** Rupiah per unit, by currency. */
  rates: Record<string, number>
  source?: string
  as_of?: Instant
  sure?: boolean
}
export type OpsRatesSet = Ok<{ results: Rate[] }>
