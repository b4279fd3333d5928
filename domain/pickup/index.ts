/** Where and when goods are picked up from their sender in Indonesia. */
import { jakartaDay, millisecondsPerDay, momentsOfDay } from '../time/index.ts'

/** A point on the map, in degrees. */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** How many days ahead a pickup can be booked. */
export const pickupDaysAhead = 30

/** Mean radius of the earth (IUGG). */
const earthKilometres = 6371.0088
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/** In a straight line over the ground. */
export function kilometresBetween(from: MapPoint, to: MapPoint): number {
  const north = radians(to.latitude - from.latitude)
  const east = radians(to.longitude - from.longitude)
  const narrowing = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const chord = haversine(north) + narrowing * haversine(east)
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The city of ours that is nearest to a point, and how far it is, up to the next kilometre; null if there is none. */
export function nearestHub<Hub extends MapPoint>(
  hubs: readonly Hub[],
  point: MapPoint,
): { hub: Hub; distance_km: number } | null {
  const distances = hubs.map((hub) => ({ hub, kilometres: kilometresBetween(hub, point) }))
  const [nearest] = distances.toSorted((one, other) => one.kilometres - other.kilometres)
  return nearest ? { hub: nearest.hub, distance_km: Math.ceil(nearest.kilometres) } : null
}

/** @param day as `2026-12-25` */
export const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The days in Jakarta for which a pickup can be booked, from tomorrow on: it can be changed until the day before. */
export const bookableDays = (now: Date): string[] =>
  Array.from({ length: pickupDaysAhead }, (_, index) =>
    jakartaDay(new Date(now.getTime() + (index + 1) * millisecondsPerDay)),
  )

/** Until when a pickup can be changed or cancelled: the moment at which its day begins. */
export const lastPickupChange = (day: string): Date => momentsOfDay(day).from
