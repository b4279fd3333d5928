export { ParcelList, ParcelRow } from './ParcelRow.tsx'
