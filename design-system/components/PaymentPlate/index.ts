export { PaymentPlate } from './PaymentPlate.tsx'
