import { isObject } from '@seberang/domain/json'
import { isOurPath } from '@seberang/domain/links'
import { useSyncExternalStore } from 'react'
import { paths } from '../navigation/paths.ts'
import { landingKey } from './landing.ts'

/** An account was made in this browser after a landing link, and its first steps are unfinished. */
const begunKey = 'tk_first_steps'
/** Whether the account is for a company, as its owner has said in the first steps. */
const companyKey = 'tk_for_company'

const changed = 'seberang:first-steps'

function write(key: string, value: 'yes' | 'no' | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is refused in this window: nothing is remembered beyond the page.
  }
  window.dispatchEvent(new Event(changed))
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const beginFirstSteps = (): void => write(begunKey, 'yes')

/** With them ends what the landing link was for. */
export function endFirstSteps(): void {
  write(landingKey, null)
  write(begunKey, null)
}

export const rememberForCompany = (isForCompany: boolean): void =>
  write(companyKey, isForCompany ? 'yes' : 'no')

function subscribe(listener: () => void): () => void {
  // Other tabs write the storage, this one sends an event of its own.
  for (const event of ['storage', changed]) window.addEventListener(event, listener)
  return () => {
    for (const event of ['storage', changed]) window.removeEventListener(event, listener)
  }
}

export const useFirstStepsWait = (): boolean => useSyncExternalStore(subscribe, () => read(begunKey)) !== null

/** Null where its owner has not been asked. */
export function useForCompany(): boolean | null {
  const stored = useSyncExternalStore(subscribe, () => read(companyKey))
  return stored === null ? null : stored === 'yes'
}

/** What the sign-up hands over to the pages that come before the one that was wanted. */
export interface FirstStepsState {
  wanted: string
}

/** The page that was wanted before the first steps; undefined where somebody opened the page for themselves. */
export const pageAfterFirstSteps = (state: unknown): string | undefined =>
  isObject(state) && typeof state['wanted'] === 'string' && isOurPath(state['wanted'])
    ? state['wanted']
    : undefined

/**
 * Where somebody goes who has just registered.
 * @param wanted the page that they came from, or were sent to sign in from: it follows afterwards, and is handed over.
 *   Only a shipment that they have begun comes first: its steps ask for the same, and somebody who wants to save it is
 *   not to be held up. What is left out then waits in the locker.
 */
export function pageAfterRegistration(
  wanted: string,
  { landed, isBusiness }: { landed: boolean; isBusiness: boolean },
): { to: string; state?: FirstStepsState } {
  if (wanted.startsWith(paths.wizard)) return { to: wanted }
  if (landed) return { to: paths.setup, state: { wanted } }
  if (isBusiness && wanted !== paths.companyUpgrade) return { to: paths.companyUpgrade, state: { wanted } }
  return { to: wanted }
}
