import type { Customer } from '@seberang/domain/api'
import { hasLanded } from '../lib/session/landing.ts'
import { session } from '../lib/session/session.ts'
import { paths } from '../lib/navigation/paths.ts'

/** What a guard asks about. Signed in means that there is a customer record. */
export interface Visitor {
  customer: Pick<Customer, 'customer_type'> | null
  /** Came by a landing link. */
  landed: boolean
}

/** Who may open a route: where everyone else is sent, or undefined. */
const guards = {
  guest: () => undefined,
  customer: ({ customer }) => (customer ? undefined : paths.login),
  business: ({ customer }) => {
    if (!customer) return paths.login
    return customer.customer_type === 'business' ? undefined : paths.lockerImport
  },
  landing: ({ customer, landed }) => (customer && landed ? undefined : paths.home),
  /** Login and register are for those who are not signed in. */
  login: ({ customer }) => (customer ? paths.lockerImport : undefined),
} as const satisfies Record<string, (visitor: Visitor) => string | undefined>
export type Guard = keyof typeof guards

const isGuard = (name: string): name is Guard => Object.hasOwn(guards, name)

/** Where a visitor of a route is sent. Throws for a guard that there is not: the page of errors stands in for the route. */
export function whereTo(guard: string, visitor: Visitor): string | undefined {
  if (!isGuard(guard)) throw new Error(`There is no guard called ${guard}`)
  return guards[guard](visitor)
}

export function visitor(): Visitor {
  return { customer: session().customer, landed: hasLanded() }
}
