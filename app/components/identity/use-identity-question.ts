import type { Cart } from '@seberang/domain/api'
import { useSession } from '../../lib/session/use-session.ts'
import { waitsForIdentity } from '../../lib/shipments/identity.ts'
import { usePostponed } from './use-postponed.ts'

/** How many of these shipments wait for a paper; 0 for the rest of a day on which the question was put off. */
export function useIdentityQuestion(carts: readonly Cart[]): { count: number; postpone: () => void } {
  const { customer } = useSession()
  const [postponed, postpone] = usePostponed('identity')
  const count = customer && !postponed ? carts.filter((cart) => waitsForIdentity(cart, customer)).length : 0
  return { count, postpone }
}
