import type { TableColumn, TableLead } from './table.types.ts'
import { nextSort } from './sort.ts'
import type { TableSort } from './sort.ts'
import * as styles from './Table.css.ts'

interface HeaderProps<Row, Id extends string> {
  columns: readonly TableColumn<Row, Id>[]
  lead: TableLead<Row> | undefined
  sort: TableSort<Id> | undefined
  onSortChange: ((sort: TableSort<Id>) => void) | undefined
}

/** The names of the columns. Above cards only the buttons remain. */
export function Header<Row, Id extends string>({ columns, lead, sort, onSortChange }: HeaderProps<Row, Id>) {
  const usable = lead?.headerName !== undefined || (onSortChange && columns.some(({ sortBy }) => sortBy))
  return (
    <thead className={usable ? styles.usableHead : styles.noHead}>
      <tr className={styles.headRow}>
        {lead && (
          <td className={`${styles.header} ${styles.leadCell} ${styles.leadHeader}`}>
            {lead.header}
            {lead.headerName && (
              <span className={styles.inlineName} aria-hidden="true">
                {lead.headerName}
              </span>
            )}
          </td>
        )}
        {columns.map((column) => {
          const { id, name, numeric = false, sortBy } = column
          const className = `${styles.header} ${numeric ? styles.numeric : ''}`
          if (!sortBy || !onSortChange) {
            return (
              <th key={id} scope="col" className={`${className} ${styles.noHead}`}>
                {name}
              </th>
            )
          }
          return (
            <th
              key={id}
              scope="col"
              className={`${className} ${styles.usableName}`}
              aria-sort={sort?.column === id ? sort.direction : undefined}
            >
              <button
                type="button"
                className={styles.sortButton}
                onClick={() => onSortChange(nextSort(sort, id))}
              >
                {name}
                <span className={styles.arrow} aria-hidden="true" />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
