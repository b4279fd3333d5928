import type { addresses, cartDetails, carts } from '../database/schema/index.ts'

export type CartRow = typeof carts.$inferSelect
export type DetailRow = typeof cartDetails.$inferSelect
export type AddressRow = typeof addresses.$inferSelect
