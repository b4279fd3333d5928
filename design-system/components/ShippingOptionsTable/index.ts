export { ShippingOptionsTable } from './ShippingOptionsTable.tsx'
export type { ShippingColumn, ShippingOption } from './ShippingOptionsTable.tsx'
