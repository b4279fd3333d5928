/**
 * Whole rupiah.
 *
 * @asType integer
 */
export type Rupiah = number
/**
 * ISO 8601 in UTC.
 *
 * @format date-time
 */
export type Instant = string
export type FileId = string

/** Money that came in, or was taken back. */
export interface Received {
  amount: Rupiah
  at: Instant
}

/** A payment that was taken back: by its bank, or by an operator who had booked a transfer on the wrong invoice. */
export interface TakenBack extends Received {
  by: 'bank' | 'operator'
}

export type { DecimalInput } from '../../validation/index.ts'

export type Ok<Fields = object> = { action: true; message?: string } & Fields
export type List<Item> = Ok<{ results: Item[] }>
/** The most that one page of a list holds. */
export const largestPage = 100

export type Page<Item> = Ok<{
  count: number
  next: string | null
  previous: string | null
  page_size: number
  results: Item[]
}>
