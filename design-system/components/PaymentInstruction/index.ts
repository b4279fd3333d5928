export { PaymentInstruction } from './PaymentInstruction.tsx'
export type { PaymentNumber } from './PaymentInstruction.tsx'
