export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

export interface TableSort<Id extends string = string> {
  column: Id
  direction: SortDirection
}

interface Sortable<Row, Id extends string> {
  id: Id
  sortBy?: (row: Row) => string | number
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left).localeCompare(String(right), undefined, { numeric: true })
}

/** The rows in the requested order; the sort is stable in both directions. */
export function sorted<Row, Id extends string>(
  rows: readonly Row[],
  columns: readonly Sortable<Row, Id>[],
  sort: TableSort<Id> | undefined,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!by) return rows
  const sign = sort?.direction === 'descending' ? -1 : 1
  return rows.toSorted((left, right) => sign * compare(by(left), by(right)))
}

/** The order after a press on a column's name: ascending first, then reversed. */
export function nextSort<Id extends string>(sort: TableSort<Id> | undefined, column: Id): TableSort<Id> {
  const turned = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turned ? 'descending' : 'ascending' }
}
