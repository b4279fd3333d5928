export { QuantityField } from './QuantityField.tsx'
