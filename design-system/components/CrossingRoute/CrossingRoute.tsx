import type { ReactNode } from 'react'
import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import * as styles from './CrossingRoute.css.ts'

export interface RouteStop {
  name: string
  detail?: ReactNode
  country?: FlagCountry
}

interface CrossingRouteProps {
  /** What the stops are, for screen readers: "Rute kiriman". */
  label: string
  /** From the origin to the destination. */
  stops: readonly RouteStop[]
}

/** A route from top to bottom; the marker is the destination. */
export function CrossingRoute({ label, stops }: CrossingRouteProps) {
  return (
    <ol className={styles.vertical} aria-label={label}>
      {stops.map(({ name, detail, country }) => (
        <li key={name} className={styles.stop}>
          <p className={styles.name}>
            {country && <Flag country={country} />}
            <span>{name}</span>
          </p>
          {detail && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  )
}

interface CrossingProgressProps extends CrossingRouteProps {
  /** Index of the stop where the parcel is, from 0. */
  current: number
}

/** A route across a sheet: filled up to the parcel, marked where it is, dashed ahead. */
export function CrossingProgress({ label, stops, current }: CrossingProgressProps) {
  return (
    <ol className={styles.horizontal} aria-label={label}>
      {stops.map(({ name, detail, country }, index) => (
        <li
          key={name}
          className={styles.station}
          data-state={index < current ? 'done' : index === current ? 'current' : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          <p className={styles.stationName}>
            {country && <Flag country={country} />}
            <span>{name}</span>
          </p>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
