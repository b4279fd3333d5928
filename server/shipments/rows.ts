import type { addresses, cartDetails, carts, measurements } from '../database/schema/index.ts'

export type CartRow = typeof carts.$inferSelect
export type DetailRow = typeof cartDetails.$inferSelect
export type AddressRow = typeof addresses.$inferSelect
export type MeasurementRow = typeof measurements.$inferSelect
