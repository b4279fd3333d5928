import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Plane, Ship } from '../../icons/index.ts'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import { radio } from '../RadioGroup/RadioGroup.css.ts'
import { Table } from '../Table/index.ts'
import type { TableColumn, TableSort } from '../Table/index.ts'
import * as styles from './ShippingOptionsTable.css.ts'

interface Option {
  id: string
  by: 'air' | 'sea'
  /** The delivery option: "Express udara". */
  name: string
  /** The importer: "Perorangan". */
  note?: string
  /** Formatted: "5–8 hari". */
  time: string
  /** For sorting: the maximum number of days. */
  days: number
  /** What is billed: "2,0 kg". */
  billed?: string
}

/** An available option has a price; an unavailable one has a reason. */
export type ShippingOption = Option &
  (
    | {
        /** Formatted. */
        total: string
        /** The same in rupiah, for sorting. */
        amount: number
        /** Compared with the cheapest, in words: "Rp24.810 lebih mahal, sama cepat". */
        difference: ReactNode
        unavailableReason?: never
      }
    | { total?: string; amount?: number; difference?: never; unavailableReason: string }
  )

export type ShippingColumn = 'way' | 'time' | 'billed' | 'difference' | 'total'

interface ShippingOptionsTableProps {
  /** Names the table for screen readers. */
  caption: string
  options: readonly ShippingOption[]
  columnNames: Record<ShippingColumn, string>
  /** `id` of the chosen option. */
  value: string | undefined
  onChange: (id: string) => void
  /** Label of an option's radio button: "Pilih Express udara, Perorangan". */
  chooseLabel: (option: ShippingOption) => string
  /** The recommended option and the badge that says so. */
  recommended?: { id: string; label: string } | undefined
  /** Shown while there is no rate. */
  empty: string
}

/** Every delivery option with its price, its time and the difference to the cheapest; one is chosen. */
export function ShippingOptionsTable(props: ShippingOptionsTableProps) {
  const { caption, options, columnNames, value, onChange, chooseLabel, recommended, empty } = props
  const [sort, setSort] = useState<TableSort<ShippingColumn>>({ column: 'total', direction: 'ascending' })
  const group = useId()
  return (
    <Table
      caption={caption}
      columns={columns(columnNames, sort, recommended)}
      rows={options}
      rowKey={({ id }) => id}
      empty={empty}
      sort={sort}
      onSortChange={setSort}
      isSelected={({ id }) => id === value}
      lead={{
        header: null,
        cell: (option) => (
          <span className={styles.choice}>
            <input
              type="radio"
              className={radio}
              name={group}
              aria-label={chooseLabel(option)}
              checked={option.id === value}
              disabled={option.unavailableReason !== undefined}
              onChange={() => onChange(option.id)}
            />
          </span>
        ),
      }}
    />
  )
}

/** Unavailable options come last in either order. */
function columns(
  names: Record<ShippingColumn, string>,
  sort: TableSort<ShippingColumn>,
  recommended: ShippingOptionsTableProps['recommended'],
): TableColumn<ShippingOption, ShippingColumn>[] {
  const last = sort.direction === 'ascending' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const by =
    (figure: (option: ShippingOption) => number | undefined) =>
    (option: ShippingOption): number =>
      option.unavailableReason === undefined ? (figure(option) ?? last) : last
  return [
    {
      id: 'way',
      name: names.way,
      cell: (option) => (
        <Way option={option} mark={option.id === recommended?.id ? recommended.label : undefined} />
      ),
    },
    { id: 'time', name: names.time, cell: ({ time }) => time, sortBy: by(({ days }) => days) },
    { id: 'billed', name: names.billed, cell: ({ billed }) => billed ?? '–' },
    {
      id: 'difference',
      name: names.difference,
      cell: ({ difference, unavailableReason }) => (
        <span className={styles.textBlock}>{unavailableReason ?? difference}</span>
      ),
    },
    {
      id: 'total',
      name: names.total,
      numeric: true,
      cell: ({ total, unavailableReason }) => (
        <span className={unavailableReason === undefined ? undefined : styles.unavailable}>
          {total ?? '–'}
        </span>
      ),
      sortBy: by(({ amount }) => amount),
    },
  ]
}

function Way({ option, mark }: { option: ShippingOption; mark: string | undefined }) {
  const { by, name, note } = option
  return (
    <span className={styles.way}>
      <Icon icon={by === 'air' ? Plane : Ship} size={18} tone="secondary" />
      <span className={styles.wayText}>
        <span className={styles.name}>
          <span>{name}</span>
          {mark && <Badge tone="brand">{mark}</Badge>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  )
}
