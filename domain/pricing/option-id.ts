import { containerTypes, type ContainerType } from './types.ts'

/** The id of a delivery option: a package by air, or one by sea in a container. */
export const optionId = (packageId: string, container: ContainerType | null | undefined): string =>
  container ? `${packageId}:${container}` : packageId

/** What an option's id names; the container is undefined where it is not one of ours. */
export function readOptionId(id: string): { packageId: string; container: ContainerType | undefined } {
  const [packageId = '', name] = id.split(':')
  return { packageId, container: containerTypes.find((type) => type === name) }
}
