import type { ContainerType } from './types.ts'

/** Capacity of standard containers (ISO 668): internal volume in m³ and payload in kg. */
const room: Record<Exclude<ContainerType, 'lcl'>, { m3: number; kg: number }> = {
  fcl_20: { m3: 33.2, kg: 28_200 },
  fcl_40: { m3: 67.7, kg: 26_700 },
}

/** The one with the most room. */
export const largestContainer = room.fcl_40

/** Not a part of a shared one. By air there is none. */
export const isWholeContainer = (
  container: string | null | undefined,
): container is Exclude<ContainerType, 'lcl'> =>
  container !== null && container !== undefined && container !== 'lcl'

/** Cubic metres of a full container; undefined for a shared one, which is charged by use. */
export const containerVolume = (container: ContainerType): number | undefined =>
  isWholeContainer(container) ? room[container].m3 : undefined

/** Whether a shipment fits into a container. A shared one has no limit: it may be split over several. */
export function fitsContainer(
  container: ContainerType,
  { measured_m3, real_kg }: { measured_m3: number; real_kg: number },
): boolean {
  if (!isWholeContainer(container)) return true
  const { m3, kg } = room[container]
  return measured_m3 <= m3 && real_kg <= kg
}
