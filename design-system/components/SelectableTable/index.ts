export { SelectableTable } from './SelectableTable.tsx'
