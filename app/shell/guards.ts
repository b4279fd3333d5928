import type { Customer } from '@seberang/domain/api'
import { hasLanded } from '../lib/session/landing.ts'
import { session } from '../lib/session/session.ts'
import { paths } from '../lib/navigation/paths.ts'

/** What guards decide by. Signed in means that `customer` is set. */
export interface Visitor {
  customer: Pick<Customer, 'customer_type'> | null
  /** Came through a landing link. */
  landed: boolean
}

/** For each guard, where a visitor is redirected; undefined lets them in. */
const guards = {
  guest: () => undefined,
  customer: ({ customer }) => (customer ? undefined : paths.login),
  business: ({ customer }) => {
    if (!customer) return paths.login
    return customer.customer_type === 'business' ? undefined : paths.lockerImport
  },
  landing: ({ customer, landed }) => (customer && landed ? undefined : paths.home),
  /** Login and register are for guests only. */
  login: ({ customer }) => (customer ? paths.lockerImport : undefined),
} as const satisfies Record<string, (visitor: Visitor) => string | undefined>
export type Guard = keyof typeof guards

const isGuard = (name: string): name is Guard => Object.hasOwn(guards, name)

/** The redirect of a visitor, or undefined. Throws for an unknown guard, which shows the error page. */
export function whereTo(guard: string, visitor: Visitor): string | undefined {
  if (!isGuard(guard)) throw new Error(`There is no guard called ${guard}`)
  return guards[guard](visitor)
}

export function visitor(): Visitor {
  return { customer: session().customer, landed: hasLanded() }
}
