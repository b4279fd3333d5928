/** The papers that show who a person is. */
export const paperKinds = ['ktp', 'passport'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperStatuses = ['waiting', 'approved', 'rejected'] as const
export type PaperStatus = (typeof paperStatuses)[number]

/**
 * What follows what, of a paper as of a company: what was sent waits for its decision, and is sent anew once it was
 * rejected. A paper that was approved may be replaced while no shipment needs it, see `need.ts`.
 */
const next: Record<PaperStatus, readonly PaperStatus[]> = {
  waiting: ['approved', 'rejected'],
  approved: [],
  rejected: ['waiting'],
}

export const canPaperBecome = (from: PaperStatus, to: PaperStatus): boolean => next[from].includes(to)
