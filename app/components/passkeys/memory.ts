import { useEffect, useState } from 'react'
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

/** Undefined until it is read. */
export function usePasskeyMemory(): [Memory | undefined, (change: Memory) => Promise<void>] {
  const account = useSession().customer?.customer_id
  const [memory, setMemory] = useState<Memory>()
  useEffect(() => {
    let left = false
    if (account !== undefined)
      void readAll().then((all) => {
        if (!left) setMemory(all[account] ?? {})
      })
    return () => {
      left = true
    }
  }, [account])

  async function remember(change: Memory): Promise<void> {
    if (account === undefined) return
    const all = await readAll()
    const changed = { ...all[account], ...change }
    setMemory(changed)
    await keep(name, { ...all, [account]: changed })
  }
  return [memory, remember]
}
