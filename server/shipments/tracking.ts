import { and, isNotNull, or, type SQL } from 'drizzle-orm'
import { carts, trackingKey, trackingNumbers } from '../database/schema/index.ts'

/** That one of a shipment's tracking numbers, as they are compared, fulfils a condition. */
export const hasTrackingNumber = (fulfils: (key: SQL) => SQL): SQL | undefined =>
  or(...trackingNumbers.map((name) => and(isNotNull(carts[name]), fulfils(trackingKey(carts[name])))))
