export { ShippingLabel } from './ShippingLabel.tsx'
export type { LabelAddress, LabelFact } from './ShippingLabel.tsx'
