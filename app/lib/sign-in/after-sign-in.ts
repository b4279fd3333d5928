import { calls, type SignedIn } from '@seberang/domain/api'
import { mutate } from 'swr'
import { warm } from '../api/warm.ts'
import { endSession, updateSession } from '../session/session.ts'

/** Whoever waits longer for what is loaded ahead goes on without it: the screens ask for themselves. */
const longestWaitMs = 3_000

/** What a guest's own things are handed over by; they come with their code only now. */
export interface HandOver {
  /** @returns the server's identifiers by the local ones. Throws when it was refused. */
  addresses: () => Promise<ReadonlyMap<string, string>>
  drafts: (customerId: string, addressIds: ReadonlyMap<string, string>) => Promise<void>
}

const handOver: HandOver = {
  addresses: async () => (await import('../addresses/hand-over.ts')).handOverLocalAddresses(),
  drafts: async (customerId, addressIds) =>
    (await import('../drafts/hand-over.ts')).handOverDrafts(customerId, addressIds),
}

export interface Arrival {
  /** Addresses that were kept here are here still: the server did not take them. */
  addressesStayed: boolean
}

/**
 * Keeps who signed in, gives them what they did as a guest, and loads ahead what their pages show.
 * @throws when addresses were taken over and cannot be read back: then nobody is signed in.
 */
export async function afterSignIn(
  { token, customer }: Pick<SignedIn, 'token' | 'customer'>,
  give: HandOver = handOver,
): Promise<Arrival> {
  await updateSession({ token, customer })
  // Nothing that was read for somebody else may stay on the screen.
  await mutate(() => true, undefined, { revalidate: false })
  const addressIds = await give.addresses().catch(() => undefined)
  await give.drafts(customer.customer_id, addressIds ?? new Map()).catch(() => undefined)
  const addresses = warm(calls.addresses, {})
  const loads = Promise.allSettled([
    addresses,
    warm(calls.profile, {}),
    // The first page of the locker, which is where most go.
    warm(calls.carts, { query: { status: 'idle', page: 1, page_size: 10 } }),
    warm(calls.paymentGroups, {}),
    warm(calls.agents, {}),
  ])
  if (addressIds && addressIds.size > 0) {
    await addresses.catch(async (error: unknown) => {
      await endSession()
      throw error
    })
  }
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  return { addressesStayed: addressIds === undefined }
}
