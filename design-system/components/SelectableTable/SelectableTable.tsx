import type { ReactElement } from 'react'
import { Check } from '../Checkbox/index.ts'
import { Table } from '../Table/index.ts'
import type { TableLooks } from '../Table/index.ts'
import { check } from './SelectableTable.css.ts'

interface SelectableTableProps<Row, Id extends string> extends TableLooks<Row, Id> {
  /** Keys of the selected rows. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Label of select-all: "Pilih semua kiriman". */
  selectAllLabel: string
  /** Label of a row's checkbox: "Pilih Lensa Fujinon". */
  selectLabel: (row: Row) => string
  /** Why a row cannot be selected, which its cells say as well; select-all skips it. */
  isUnavailable?: (row: Row) => boolean
}

/** A table with selectable rows, one by one or all at once. */
export function SelectableTable<Row, Id extends string = string>(
  props: SelectableTableProps<Row, Id>,
): ReactElement {
  const { value, onChange, selectAllLabel, selectLabel, isUnavailable = () => false, ...looks } = props
  const { rows, rowKey } = looks
  const free = rows.filter((row) => !isUnavailable(row)).map(rowKey)
  const chosen = new Set(value)
  const count = free.filter((key) => chosen.has(key)).length
  const all = count > 0 && count === free.length

  function choose(key: string, on: boolean): void {
    onChange(on ? [...value, key] : value.filter((other) => other !== key))
  }
  /** Rows of other pages stay selected. */
  function chooseAll(): void {
    const others = value.filter((key) => !free.includes(key))
    onChange(all ? others : [...others, ...free])
  }

  return (
    <Table
      {...looks}
      isSelected={(row) => chosen.has(rowKey(row))}
      lead={{
        headerName: selectAllLabel,
        header: (
          <span className={check}>
            <Check
              label={selectAllLabel}
              checked={all}
              indeterminate={count > 0 && !all}
              unavailable={free.length === 0}
              onChange={chooseAll}
            />
          </span>
        ),
        cell: (row) => (
          <span className={check}>
            <Check
              label={selectLabel(row)}
              checked={chosen.has(rowKey(row))}
              unavailable={isUnavailable(row)}
              onChange={(on) => choose(rowKey(row), on)}
            />
          </span>
        ),
      }}
    />
  )
}
