import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { credits } from '../database/schema/index.ts'
import { loadAgreements } from '../shipments/agreement.ts'
import { restated } from '../shipments/difference.ts'
import type { CartRow } from '../shipments/rows.ts'
import { restateItem } from './store.ts'

/**
 * Writes what the prices of a locked shipment's agreement are once a part between them is gone: a charge that was
 * withdrawn, a bill that was replaced, a credit that was undone. The amounts stay.
 */
export async function restateAgreement(transaction: Transaction, cart: CartRow): Promise<void> {
  // Read here: whoever calls has just cancelled bills or undone credits, so that what it had read no longer stands.
  const agreed = (await loadAgreements(transaction, [cart])).get(cart.id) ?? []
  for (const [index, part] of restated(agreed).entries()) {
    if (part === agreed[index]) continue
    const { id, kind, request, priced } = part
    if (kind === 'credit')
      await transaction.update(credits).set({ request, priced }).where(eq(credits.id, id))
    else await restateItem(transaction, id, { request, priced })
  }
}
