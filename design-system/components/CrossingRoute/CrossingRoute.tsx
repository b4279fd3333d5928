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
  /** Index of the stop where the parcel is, or which it left last, from 0. */
  current: number
  /** It has left that stop, and is on its way to the next one. */
  underWay?: boolean
}

/** A route across a sheet: filled up to the parcel, marked where it is, dashed ahead. */
export function CrossingProgress({ label, stops, current, underWay = false }: CrossingProgressProps) {
  const here = underWay ? 'left' : 'current'
  return (
    <ol className={styles.horizontal} aria-label={label}>
      {stops.map(({ name, detail, country }, index) => (
        <li
          key={name}
          className={styles.station}
          data-state={index < current ? 'done' : index === current ? here : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          {index === current && underWay && <span className={styles.travelled} aria-hidden />}
          <p className={styles.stationName}>
            <StopName name={name} country={country} />
          </p>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </ol>
  )
}

function StopName({ name, country }: Pick<RouteStop, 'name' | 'country'>) {
  if (!country) return name
  const [first = '', ...others] = name.split(' ')
  return (
    <>
      <span className={styles.flagged}>
        <span className={styles.flag}>
          <Flag country={country} />
        </span>
        {first}
      </span>
      {others.length > 0 && ` ${others.join(' ')}`}
    </>
  )
}
