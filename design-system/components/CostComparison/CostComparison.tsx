import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { Plane, Ship } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import { Table } from '../Table/index.ts'
import type { TableColumn } from '../Table/index.ts'
import * as styles from './CostComparison.css.ts'

/** The parts of a price, in the order of the bar. */
export type CostPart = 'service' | 'levies' | 'courier'
const parts = ['service', 'levies', 'courier'] as const satisfies readonly CostPart[]

export interface ComparedOption {
  id: string
  by: 'air' | 'sea'
  name: string
  /** In whose name: "Perorangan, pilihanmu". */
  note: string
  /** Formatted: "5–8 hari". */
  time: string
  /** Rupiah; a part of zero has no bar. */
  parts: Record<CostPart, number>
  /** The same, formatted: "Rp490.000 + Rp385.190 + Rp24.000". */
  sum: string
  total: string
  /** Compared with the cheapest, in words: money, days, reason. */
  difference: ReactNode
}

interface CostComparisonProps {
  /** Names the table for screen readers. */
  caption: string
  /** In display order. */
  ways: readonly ComparedOption[]
  columnNames: Record<'way' | 'time' | 'parts' | 'total' | 'difference', string>
  /** The labels of the legend above the bars. */
  partNames: Record<CostPart, string>
  /** `id` of the option that was chosen elsewhere. */
  chosen?: string | undefined
}

/**
 * The same parcel by every delivery option: a bar each, proportional to the most expensive, and the
 * difference in words.
 */
export function CostComparison(props: CostComparisonProps) {
  const { caption, ways, columnNames, partNames, chosen } = props
  const dearest = Math.max(1, ...ways.map(sumOf))
  const columns: TableColumn<ComparedOption>[] = [
    { id: 'way', name: columnNames.way, cell: (way) => <Name way={way} /> },
    {
      id: 'time',
      plain: true,
      name: columnNames.time,
      cell: ({ time }) => <span className={styles.time}>{time}</span>,
    },
    {
      id: 'parts',
      plain: true,
      name: columnNames.parts,
      cell: (way) => <Bar way={way} dearest={dearest} />,
    },
    { id: 'total', name: columnNames.total, numeric: true, cell: ({ total }) => total },
    {
      id: 'difference',
      plain: true,
      name: columnNames.difference,
      cell: ({ difference }) => <span className={styles.difference}>{difference}</span>,
    },
  ]
  return (
    <div>
      <ul className={styles.legend} aria-hidden="true">
        {parts.map((part) => (
          <li key={part} className={styles.entry}>
            <span className={`${styles.sample} ${styles.fills[part]}`} />
            {partNames[part]}
          </li>
        ))}
      </ul>
      <Table
        caption={caption}
        columns={columns}
        rows={ways}
        rowKey={({ id }) => id}
        isSelected={({ id }) => id === chosen}
        cardsBelow="tablet"
      />
    </div>
  )
}

const sumOf = ({ parts: { service, levies, courier } }: ComparedOption): number => service + levies + courier

function Name({ way: { by, name, note } }: { way: ComparedOption }) {
  return (
    <span className={styles.way}>
      <Icon icon={by === 'air' ? Plane : Ship} size={18} />
      <span className={styles.textBlock}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
    </span>
  )
}

function Bar({ way, dearest }: { way: ComparedOption; dearest: number }) {
  return (
    <span className={styles.cost}>
      <span className={styles.bar} aria-hidden="true">
        {parts
          .filter((part) => way.parts[part] > 0)
          .map((part) => (
            <span
              key={part}
              className={`${styles.part} ${styles.fills[part]}`}
              style={assignInlineVars({ [styles.share]: `${(way.parts[part] / dearest) * 100}%` })}
            />
          ))}
      </span>
      <span className={styles.note}>{way.sum}</span>
    </span>
  )
}
