/** The papers that show who a person is. */
export const paperKinds = ['ktp', 'passport'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperStatuses = ['waiting', 'approved', 'rejected'] as const
export type PaperStatus = (typeof paperStatuses)[number]
