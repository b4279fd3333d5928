import type { ReactElement } from 'react'
import { Header } from './TableHeader.tsx'
import { sorted } from './sort.ts'
import type { TableColumn, TableProps } from './table.types.ts'
import * as styles from './Table.css.ts'

/** Figures in rows and columns that can be compared. Where it is narrow each row becomes a card. */
export function Table<Row, Id extends string = string>(props: TableProps<Row, Id>): ReactElement {
  const { caption, showCaption = false, columns, rows, rowKey, empty, cardsBelow = 'tablet' } = props
  const { sort, onSortChange, lead, isSelected } = props
  return (
    <div className={styles.room} data-cards={cardsBelow} data-lead={lead ? true : undefined}>
      <table className={`${styles.table} ${styles.block}`} aria-label={showCaption ? undefined : caption}>
        {showCaption && <caption className={`${styles.caption} ${styles.block}`}>{caption}</caption>}
        <Header columns={columns} lead={lead} sort={sort} onSortChange={onSortChange} />
        <tbody className={styles.block}>
          {sorted(rows, columns, sort).map((row) => (
            <tr
              key={rowKey(row)}
              className={`${styles.row} ${styles.card}`}
              data-selected={isSelected?.(row) || undefined}
            >
              {lead && (
                <td className={`${styles.cell} ${styles.leadCell} ${styles.cardLead}`}>{lead.cell(row)}</td>
              )}
              <Cells row={row} columns={columns} />
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr className={styles.block}>
              <td className={`${styles.empty} ${styles.block}`} colSpan={columns.length + (lead ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

interface CellsProps<Row, Id extends string> {
  row: Row
  columns: readonly TableColumn<Row, Id>[]
}

function Cells<Row, Id extends string>({ row, columns }: CellsProps<Row, Id>) {
  const figure = columns.findLast(({ numeric = false }, index) => numeric && index > 0)
  return columns.map((column, index) => {
    const { id, name, cell, numeric = false, plain = false } = column
    const align = numeric ? `${styles.numeric} ${styles.oneLine}` : ''
    if (index === 0) {
      return (
        <th key={id} scope="row" className={`${styles.cell} ${align} ${styles.cardName}`}>
          {cell(row)}
        </th>
      )
    }
    const place = column === figure ? `${styles.figure} ${styles.cardFigure}` : styles.cardRest
    return (
      <td key={id} className={`${styles.cell} ${align} ${place}`}>
        {column !== figure && !plain && <span className={styles.inlineName}>{name} </span>}
        {cell(row)}
      </td>
    )
  })
}
