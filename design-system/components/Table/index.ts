export { Table } from './Table.tsx'
export type { TableColumn, TableLead, TableLooks, TableProps } from './table.types.ts'
export { sortDirections } from './sort.ts'
export type { SortDirection, TableSort } from './sort.ts'
