import type { DecimalInput, Instant, Ok, Rupiah } from './common.ts'

/** One box as it is picked up: in kilograms and centimetres. The place is found by the first of its three fields. */
export interface PickupRateInput {
  /** Where the goods go, or ID. */
  country: string
  sub_district_id?: string
  postal_code?: string
  /** A city or regency by its name. */
  city?: string
  weight: DecimalInput
  dimension_length: DecimalInput
  dimension_width: DecimalInput
  dimension_height: DecimalInput
  /** How many such boxes; 1 by default. */
  quantity?: number
}

export interface PickupRate {
  /** The distance that the price holds for, as `10–25 km`. */
  zone: string
  /** Of all zones, in kilometres. */
  zone_limits: number[]
  /** The city of ours that is nearest. */
  hub: string
  /** In a straight line from there, up to the next kilometre. */
  distance_km: number
  rupiah: Rupiah
  lines: { title: string; amount: Rupiah }[]
  /** The first day on which it can be picked up, as `2026-12-25`. */
  earliest: string
  /** Until when a pickup on that day can be changed or cancelled. */
  last_change: Instant
  /** Days of the next weeks on which nothing is picked up. */
  closed: { day: string; reason: string }[]
  windows: { ready_time: string; closing_time: string }[]
}
export type PickupRated = Ok<{ data: PickupRate }>
