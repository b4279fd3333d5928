import type { ReactNode } from 'react'
import { table } from './table.css.ts'

interface DocTableProps {
  /** Names the table. */
  label: string
  head: readonly string[]
  /** Cells in the order of the head; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of text; on a phone each row becomes a block. */
export function DocTable({ label, head, rows }: DocTableProps) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
