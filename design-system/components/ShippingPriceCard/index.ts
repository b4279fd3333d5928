export { ShippingPriceCard } from './ShippingPriceCard.tsx'
export { InsurancePicker } from './InsurancePicker.tsx'
export type { CourierOption, CourierPickerProps } from './CourierPicker.tsx'
export type { InsuranceOption, InsurancePickerProps } from './InsurancePicker.tsx'
