export { LandedCostReceipt } from './LandedCostReceipt.tsx'
export type { ReceiptGroup } from './LandedCostReceipt.tsx'
export { ReceiptLines } from './ReceiptLines.tsx'
export type { ReceiptLine } from './ReceiptLines.tsx'
