import type { ReactNode } from 'react'
import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import * as styles from './AuthLayout.css.ts'

export interface AuthSteps {
  /** Names the list for screen readers. */
  label: string
  list: readonly { title: string; note: string }[]
  /** Index of the step that is due; those before it are done. */
  current: number
}

interface AuthSideProps {
  /** What the account offers, in words. */
  children: ReactNode
  /** Below the reasons: places that the account opens, each with what is to know of it, on a line of its own. */
  places?: readonly { country: FlagCountry; name: string; facts: readonly string[] }[]
  /** Below the reasons: the way back into an account, from its first step to its last. */
  steps?: AuthSteps
  /** Under the places. */
  foot?: string
  /** A drawing at the bottom of the side panel, where the window is high enough for it beside the places. */
  picture?: ReactNode
}

/** What stands beside the form of an `AuthLayout`. */
export function AuthSide({ children, places = [], steps, foot, picture }: AuthSideProps) {
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
      {steps && (
        <ol aria-label={steps.label} className={styles.steps}>
          {steps.list.map(({ title, note }, index) => (
            <li
              key={title}
              className={styles.step}
              data-state={stateOf(index, steps.current)}
              aria-current={index === steps.current ? 'step' : undefined}
            >
              <span className={styles.stepTitle}>{title}</span>
              <span className={styles.stepNote}>{note}</span>
            </li>
          ))}
        </ol>
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

function stateOf(index: number, current: number): 'done' | 'current' | 'next' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'next'
}
