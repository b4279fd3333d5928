import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './MeasurementCompare.css.ts'

export interface Measurement {
  name: string
  /** Ready to be read; left out where nothing was said before the parcel came. */
  estimated?: string
  /** Left out until the warehouse measured it. */
  measured?: string
  /** What is billed stands out from what it was worked out of. */
  isBilled?: boolean
}

interface MeasurementCompareProps {
  /** Names the table. */
  label: string
  estimatedName: string
  measuredName: string
  /** Stands where the warehouse has not measured yet. */
  unmeasured: string
  rows: readonly Measurement[]
  /** What follows from the difference. */
  note?: ReactNode
}

/** What was estimated beside what the warehouse measured; the words above the columns tell them apart. */
export function MeasurementCompare(props: MeasurementCompareProps) {
  const { label, estimatedName, measuredName, unmeasured, rows, note } = props
  return (
    <>
      <div className={styles.room}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr className={styles.row}>
              <th className={styles.nameHead} scope="col">
                <VisuallyHidden>{label}</VisuallyHidden>
              </th>
              <th className={styles.head} scope="col">
                {estimatedName}
              </th>
              <th className={styles.head} scope="col">
                {measuredName}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, estimated, measured, isBilled = false }) => (
              <tr key={name} className={styles.row} data-billed={isBilled || undefined}>
                <th className={styles.name} scope="row">
                  {name}
                </th>
                <td className={styles.estimated}>{estimated ?? '–'}</td>
                <td className={measured === undefined ? styles.waiting : styles.measured}>
                  {measured ?? unmeasured}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
