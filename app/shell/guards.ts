import { session } from '../lib/session/session.ts'
import { paths } from './paths.ts'

/** Who may open a route: where everyone else is sent, or undefined. A route names its guard; there is no other. */
export const guards = {
  guest: () => undefined,
  customer: () => (session().customer ? undefined : paths.login),
  /** Login and register are for those who are not signed in. */
  login: () => (session().customer ? paths.lockerImport : undefined),
} as const satisfies Record<string, () => string | undefined>
export type Guard = keyof typeof guards
