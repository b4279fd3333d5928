import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './MeasurementCompare.css.ts'

export interface Measurement {
  name: string
  /** Formatted; omitted where there was no estimate. */
  estimated?: string
  /** Omitted until the warehouse has measured it. */
  measured?: string
  /** Emphasizes the billed figure over those it was calculated from. */
  isBilled?: boolean
}

interface MeasurementCompareProps {
  /** Names the table. */
  label: string
  estimatedName: string
  measuredName: string
  /** Shown where the warehouse has not measured one of several figures. */
  unmeasured: string
  rows: readonly Measurement[]
  /** What follows from the difference. */
  note?: ReactNode
}

/** Estimates beside the warehouse's measurements, in labelled columns; the estimates alone until it has measured any. */
export function MeasurementCompare(props: MeasurementCompareProps) {
  const { label, estimatedName, measuredName, unmeasured, rows, note } = props
  const isMeasured = rows.some(({ measured }) => measured !== undefined)
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
              {isMeasured && (
                <th className={styles.head} scope="col">
                  {measuredName}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, estimated, measured, isBilled = false }) => (
              <tr
                key={name}
                className={styles.row}
                data-billed={isBilled ? (measured === undefined ? 'estimated' : 'measured') : undefined}
              >
                <th className={styles.name} scope="row">
                  {name}
                </th>
                <td className={styles.estimated}>
                  <Figure>{estimated ?? '–'}</Figure>
                </td>
                {isMeasured && (
                  <td className={measured === undefined ? styles.waiting : styles.measured}>
                    <Figure>{measured ?? unmeasured}</Figure>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

/** With large text the sides of a box do not fit beside each other twice: they wrap after a "×", never inside a number. */
function Figure({ children }: { children: string }) {
  return children.split(/(×\s)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      {index % 2 === 1 && <wbr />}
    </Fragment>
  ))
}
