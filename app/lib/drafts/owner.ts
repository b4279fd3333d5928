import { draftKinds, type DraftKind } from '@seberang/domain/api'

/** An address form or the editor of a saved shipment: it stays on the device, without a copy at the server. */
type DeviceKind = `address:${string}` | `edit:${string}`
export type StoredKind = DraftKind | DeviceKind

/** Drafts are stored per customer; a guest has one of their own. */
export const ownerPrefix = (customerId: string | null): string => `${customerId ?? 'guest'}/`

export const draftKey = (customerId: string | null, kind: StoredKind): string =>
  `${ownerPrefix(customerId)}${kind}`

/** The kind that has a copy at the server; undefined for one that stays on the device. */
export const sharedKind = (kind: string): DraftKind | undefined =>
  draftKinds.find((shared) => shared === kind)
