import { calls, type SignedIn } from '@seberang/domain/api'
import { mutate } from 'swr'
import { prefetch } from '../api/prefetch.ts'
import type { HandedOver } from '../addresses/hand-over.ts'
import { followAccountLanguage } from '../i18n/account-language.ts'
import { forgetIdentityStep } from '../session/forget-identity-step.ts'
import { endSession, session, updateSession } from '../session/session.ts'
import { cartsQuery } from '../shipments/carts-query.ts'

/** The prefetch may not hold anybody up for longer; screens load for themselves. */
const maxWaitMs = 3_000

/** Hands over what a guest created. Loaded on demand. */
export interface HandOver {
  /** @throws when the server refuses. */
  addresses: () => Promise<HandedOver>
  drafts: (customerId: string, addressIds: ReadonlyMap<string, string>) => Promise<void>
}

const handOver: HandOver = {
  addresses: async () => (await import('../addresses/hand-over.ts')).handOverLocalAddresses(),
  drafts: async (customerId, addressIds) =>
    (await import('../drafts/hand-over.ts')).handOverDrafts(customerId, addressIds),
}

export interface SignInOutcome {
  /** Addresses of the guest are still in this browser: they were refused. */
  addressesStayed: boolean
}

/**
 * Stores the session in place of another customer's with all that this browser has of them, hands over what was created as a guest, and prefetches what the next pages show.
 * @throws when addresses were handed over but cannot be loaded; nobody is signed in then.
 */
export async function afterSignIn(
  { token, customer }: Pick<SignedIn, 'token' | 'customer'>,
  give: HandOver = handOver,
): Promise<SignInOutcome> {
  const former = session().customer
  if (former && former.customer_id !== customer.customer_id) await endSession()
  await updateSession({ token, customer })
  forgetIdentityStep()
  // Before anything is loaded in a language. Without its texts the page stays in the one that it has.
  await followAccountLanguage(customer.language).catch(() => undefined)
  // Nothing that was loaded for somebody else may stay visible. With revalidation, since a load of the last seconds
  // would otherwise pass for the next page's own, and its answer would be dropped as older than this.
  void mutate(() => true, undefined, { revalidate: true })
  const handedOver = await give.addresses().catch(() => undefined)
  const addressIds = handedOver?.ids ?? new Map<string, string>()
  await give.drafts(customer.customer_id, addressIds).catch(() => undefined)
  const addresses = prefetch(calls.addresses, {})
  const loads = Promise.allSettled([
    addresses,
    prefetch(calls.profile, {}),
    // The first page of the locker, where most people go next.
    prefetch(calls.carts, { query: cartsQuery({ status: 'idle', page: 1, query: '' }) }),
    prefetch(calls.paymentGroups, { query: {} }),
    prefetch(calls.agents, {}),
  ])
  if (addressIds.size > 0) {
    await addresses.catch(async (error: unknown) => {
      await endSession()
      throw error
    })
  }
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
  return { addressesStayed: handedOver === undefined || handedOver.stayed.size > 0 }
}
