export { PrintPage, PrintSheet, paperSizes } from './PrintSheet.tsx'
export type { PaperSize } from './PrintSheet.tsx'
