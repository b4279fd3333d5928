export { AsideFoot, Columns } from './Columns.tsx'
