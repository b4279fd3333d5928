import type { ReactElement, ReactNode } from 'react'
import * as css from './DataTable.css.ts'

export interface DataTableColumn<Row> {
  name: string
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  caption: string
  /** The first names the row, the last is a figure and stands on the right edge. */
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A plain table on the page. Under 768 px a row becomes a block: name and figure first, the rest below. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>): ReactElement {
  const last = columns.length - 1
  return (
    <table className={css.table} aria-label={caption}>
      <thead className={css.head}>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className={css.header}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={css.row}>
            {columns.map(({ name, cell }, index) =>
              index === 0 ? (
                <th key={name} scope="row" className={css.cell}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} className={css.cell}>
                  {index < last ? <span className={css.inlineName}>{name} </span> : null}
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
