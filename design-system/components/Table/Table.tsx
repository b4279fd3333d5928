import type { ReactElement, ReactNode } from 'react'
import { Header } from './TableHeader.tsx'
import type { TableSort } from './sort.ts'
import { sorted } from './sort.ts'
import * as styles from './Table.css.ts'

export interface TableColumn<Row, Id extends string = string> {
  id: Id
  name: string
  cell: (row: Row) => ReactNode
  /** A figure: on the right edge, in digits of one width. The last of them heads the card of a phone. */
  numeric?: boolean
  /** In a card it says by itself what it is: its name does not stand before it. */
  plain?: boolean
  /** What rows are put in order by; makes the column's name a button. */
  sortBy?: (row: Row) => string | number
}

/** A narrow column before the first, without a name. */
export interface TableLead<Row> {
  header: ReactNode
  /** Stands beside the header above cards, where no column explains it. */
  headerName?: string
  cell: (row: Row) => ReactNode
}

export interface TableLooks<Row, Id extends string> {
  /** Names the table for screen readers. */
  caption: string
  /** Shows the caption above the table. */
  showCaption?: boolean
  /** The first names the row. */
  columns: readonly TableColumn<Row, Id>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Stands in place of the rows while there are none. */
  empty?: ReactNode
  /** Own width under which each row becomes a card: `narrow` 420 px, `phone` 576, `tablet` 768. */
  cardsBelow?: keyof typeof styles.cardWidths
  sort?: TableSort<Id> | undefined
  onSortChange?: (sort: TableSort<Id>) => void
}

export interface TableProps<Row, Id extends string = string> extends TableLooks<Row, Id> {
  lead?: TableLead<Row>
  /** Which rows are tinted, as chosen. */
  isSelected?: (row: Row) => boolean
}

/** Figures side by side, in rows that can be compared. Where it is narrow each row becomes a card. */
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
    const align = numeric ? styles.numeric : ''
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
