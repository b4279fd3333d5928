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

export type CrossingPlace = 'before' | 'at' | 'after'

const states = { before: 'expected', at: 'current', after: 'left' } as const

interface CrossingProgressProps extends CrossingRouteProps {
  /** Index of a stop, from 0. */
  current: number
  /** Where the parcel is: on its way to that stop, at it, or on its way to the next one. */
  place?: CrossingPlace
}

/** A route across a sheet: filled up to the parcel, marked where it is or is expected, dashed ahead. */
export function CrossingProgress({ label, stops, current, place = 'at' }: CrossingProgressProps) {
  return (
    <ol className={styles.horizontal} aria-label={label}>
      {stops.map(({ name, detail, country }, index) => (
        <li
          key={name}
          className={styles.station}
          data-state={index < current ? 'done' : index === current ? states[place] : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          {index === current && place === 'after' && <span className={styles.travelled} aria-hidden />}
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
