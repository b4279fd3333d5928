import type { CartRow } from '../../shipments/rows.ts'

/** The columns that receiving a parcel writes, besides those of its origin, as they are before: undoing it restores them. */
export const notReceived = {
  receivedAt: null,
  quarantinedAt: null,
  confirmedAt: null,
  papersRequest: null,
  papersAskedAt: null,
  papersGivenAt: null,
  measuredUnclassified: false,
  quantityRevision: null,
  weightRevision: null,
  lengthRevision: null,
  widthRevision: null,
  heightRevision: null,
  volumeRevision: null,
} as const satisfies Partial<CartRow>

export type ArrivalColumns = Pick<CartRow, keyof typeof notReceived>
