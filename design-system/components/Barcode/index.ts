export { Barcode } from './Barcode.tsx'
