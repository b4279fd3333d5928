export { PaymentCode } from './PaymentCode.tsx'
