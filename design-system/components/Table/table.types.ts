import type { ReactNode } from 'react'
import type { TableSort } from './sort.ts'
import type { cardWidths } from './Table.css.ts'

export interface TableColumn<Row, Id extends string = string> {
  id: Id
  name: string
  cell: (row: Row) => ReactNode
  /** A figure: aligned right, in digits of one width. The last of them heads a card. */
  numeric?: boolean
  /** In a card it needs no label: its name is omitted. */
  plain?: boolean
  /** The sort key of a row; makes the column's name a button. */
  sortBy?: (row: Row) => string | number
}

/** A narrow column before the first, without a name. */
export interface TableLead<Row> {
  header: ReactNode
  /** After the header above cards, where no column explains it. */
  headerName?: string
  cell: (row: Row) => ReactNode
}

export interface TableLooks<Row, Id extends string> {
  /** Names the table for screen readers. */
  caption: string
  /** Shows the caption above the table. */
  showCaption?: boolean
  /** The first column names the row. */
  columns: readonly TableColumn<Row, Id>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Replaces the rows while there are none. */
  empty?: ReactNode
  /**
   * Container width below which each row becomes a card: `slim` 300 px, where its columns fit a phone whose text is not
   * enlarged, `narrow` 420, `phone` 576, `tablet` 768; `never` where they fit any.
   */
  cardsBelow?: keyof typeof cardWidths | 'never'
  sort?: TableSort<Id> | undefined
  onSortChange?: (sort: TableSort<Id>) => void
}

export interface TableProps<Row, Id extends string = string> extends TableLooks<Row, Id> {
  lead?: TableLead<Row>
  /** Which rows are tinted as selected. */
  isSelected?: (row: Row) => boolean
}
