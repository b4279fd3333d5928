import type { ContainerType } from './types.ts'

/** What goes into a standard container (ISO 668): cubic metres inside, and kilograms that it may carry. */
const room: Record<Exclude<ContainerType, 'lcl'>, { m3: number; kg: number }> = {
  fcl_20: { m3: 33.2, kg: 28_200 },
  fcl_40: { m3: 67.7, kg: 26_700 },
}

/** Cubic metres of a whole container; undefined for a shared one, which is charged by what is used of it. */
export const containerVolume = (container: ContainerType): number | undefined =>
  container === 'lcl' ? undefined : room[container].m3

/** Whether a shipment goes into a container. A shared one takes whatever there is, in several if need be. */
export function fitsContainer(
  container: ContainerType,
  { measured_m3, real_kg }: { measured_m3: number; real_kg: number },
): boolean {
  if (container === 'lcl') return true
  const { m3, kg } = room[container]
  return measured_m3 <= m3 && real_kg <= kg
}
