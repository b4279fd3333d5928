import type { ReactNode } from 'react'
import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import * as styles from './AuthLayout.css.ts'

interface AuthSideProps {
  /** What the account offers, in words. */
  children: ReactNode
  /** Below the reasons: places that the account opens, each with what is to know of it, on a line of its own. */
  places?: readonly { country: FlagCountry; name: string; facts: readonly string[] }[]
  /** Under the places. */
  foot?: string
  /** A drawing at the bottom of the side panel, where the window is high enough for it beside the places. */
  picture?: ReactNode
}

/** What stands beside the form of an `AuthLayout`. */
export function AuthSide({ children, places = [], foot, picture }: AuthSideProps) {
  return (
    <>
      {children}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ country, name, facts }) => (
            <li key={country} className={styles.place}>
              <Flag country={country} size={26} />
              <span className={styles.placeName}>{name}</span>
              <span className={styles.facts}>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
      {picture && (
        <div className={styles.picture} data-beside={places.length > 0}>
          {picture}
        </div>
      )}
    </>
  )
}
