export { ShippingLabel } from './ShippingLabel.tsx'
export type { LabelAddress } from './ShippingLabel.tsx'
