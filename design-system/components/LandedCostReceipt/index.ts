export { LandedCostReceipt } from './LandedCostReceipt.tsx'
export type { ReceiptGroup, ReceiptLine } from './LandedCostReceipt.tsx'
