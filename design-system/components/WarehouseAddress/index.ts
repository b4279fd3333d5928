export { WarehouseAddress } from './WarehouseAddress.tsx'
