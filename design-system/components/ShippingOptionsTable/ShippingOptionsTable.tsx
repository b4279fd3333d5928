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
  /** The way: "Express udara". */
  name: string
  /** In whose name: "Perorangan". */
  note?: string
  /** Ready to be read: "5–8 hari". */
  time: string
  /** For the order: the most days it takes. */
  days: number
  /** What is billed: "2,0 kg". */
  billed?: string
}

/** A way that can be chosen has a price; one that cannot has a reason. */
export type ShippingOption = Option &
  (
    | {
        /** Ready to be read. */
        total: string
        /** The same in rupiah, for the order. */
        amount: number
        /** Against the cheapest, in words: "Rp24.810 lebih mahal, sama cepat". */
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
  /** `id` of the way that is chosen. */
  value: string | undefined
  onChange: (id: string) => void
  /** Names the choice of a way: "Pilih Express udara, Perorangan". */
  chooseLabel: (option: ShippingOption) => string
  /** Which one is recommended and the word for it. */
  recommended?: { id: string; label: string } | undefined
  /** Says so while there is none. */
  empty: string
}

/** Every way to send a parcel with its price, its time and what it costs more than the cheapest; one is chosen. */
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

/** What cannot be chosen comes last, whichever way round. */
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
        <span className={styles.words}>{unavailableReason ?? difference}</span>
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
      <span className={styles.wayWords}>
        <span className={styles.name}>
          <span>{name}</span>
          {mark && <Badge tone="brand">{mark}</Badge>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  )
}
