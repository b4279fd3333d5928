import type { Instant, Ok } from './common.ts'
import type { Rate } from './reference.ts'

/** What an operator may look at and change. */
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
  'rates',
  'rating-categories',
  'support-contacts',
  'support-topics',
  'time-zones',
  'transfer-accounts',
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** A record of the reference data as operators see it. */
export interface ReferenceEntry {
  kind: ReferenceKind
  id: string
  record: object
  source: string
  as_of: Instant
  changed_by: 'release' | 'operator' | 'feed'
  changed_at: Instant
  /** When it was taken out of what is offered; null: it is offered. */
  removed_at: Instant | null
}

export interface OpsSetReference {
  /** The fields to change, as a JSON merge patch (RFC 7396: null takes a field away); of `whole` the whole record. */
  record: object
  whole?: boolean
  source?: string
  /** Now, when it is left out. */
  as_of?: Instant
  /** Says that a rate which differs by more than a fifth is meant. */
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
