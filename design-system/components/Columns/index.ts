export { AsideFoot } from './AsideFoot.tsx'
export { Columns } from './Columns.tsx'
