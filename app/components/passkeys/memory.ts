import useSWR from 'swr'
import { keep, readEncrypted } from '../../lib/storage/encrypted.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** What this browser remembers of an account's passkeys, also after signing out. */
interface Memory {
  /** The offer to create one was answered. */
  answered?: boolean
  /** Ids of those that this device made. */
  here?: readonly string[]
}

const name = 'passkeys'

async function readAll(): Promise<Readonly<Record<string, Memory>>> {
  const value = await readEncrypted(name)
  return typeof value === 'object' && value !== null ? (value as Record<string, Memory>) : {}
}

/** Undefined until it is read. One for all parts of a page. */
export function usePasskeyMemory(): [Memory | undefined, (change: Memory) => Promise<void>] {
  const account = useSession().customer?.customer_id ?? null
  const { data: memory, mutate } = useSWR<Memory>(
    account === null ? null : ['passkeys here', account],
    async () => (await readAll())[account ?? ''] ?? {},
  )

  async function remember(change: Memory): Promise<void> {
    if (account === null) return
    const all = await readAll()
    const changed = { ...all[account], ...change }
    await keep(name, { ...all, [account]: changed })
    await mutate(changed, { revalidate: false })
  }
  return [memory, remember]
}
