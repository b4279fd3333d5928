import type { LiveTimes } from '../base/config.ts'
import { createConnection, type Connection, type NoticeSource, type Peer } from './connection.ts'

export interface HubSource extends NoticeSource {
  /** Which of these token hashes are still valid. */
  stillValid(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
}

/** All live connections of this process. */
export interface Hub {
  /** Adds a connection; the caller must call its `ended` when the peer disconnects. */
  accept(peer: Peer): Connection
  /** Signals new notices for a customer. */
  changed(customerId: number): void
  signedOut(tokenHash: string): void
  /** Announcements may have been lost: every connection checks for new notices. */
  missed(): void
  readonly size: number
  /** Asks all clients to reconnect to another process, and stops. */
  drain(): void
}

/** Enough for one person's tabs and devices. */
const maxOfOneCustomer = 20

/** @param onFailure called when a database query fails */
export function createHub(source: HubSource, times: LiveTimes, onFailure: (error: unknown) => void): Hub {
  const all = new Set<Connection>()
  const byCustomer = new Map<number, Set<Connection>>()

  const join = (connection: Connection) => {
    const { owner } = connection
    if (!owner) return null
    const own = byCustomer.get(owner.customerId) ?? new Set()
    if (own.size >= maxOfOneCustomer) return 'tooMany'
    byCustomer.set(owner.customerId, own.add(connection))
    return null
  }

  const leave = (connection: Connection) => {
    all.delete(connection)
    if (!connection.owner) return
    const own = byCustomer.get(connection.owner.customerId)
    own?.delete(connection)
    if (own?.size === 0) byCustomer.delete(connection.owner.customerId)
  }

  const closeWhere = (mustGo: (tokenHash: string) => boolean) => {
    for (const connection of all) {
      if (connection.owner && mustGo(connection.owner.tokenHash)) connection.close('unauthorized')
    }
  }

  const recheck = async () => {
    const hashes = new Set([...all].flatMap(({ owner }) => owner?.tokenHash ?? []))
    if (hashes.size === 0) return
    const valid = await source.stillValid([...hashes])
    // Only hashes that were queried: others may have signed in meanwhile.
    closeWhere((hash) => hashes.has(hash) && !valid.has(hash))
  }

  const timers = [
    setInterval(() => {
      for (const connection of all) connection.beat()
    }, times.heartbeat),
    setInterval(() => void recheck().catch(onFailure), times.recheck),
  ]
  for (const timer of timers) timer.unref()

  return {
    accept(peer) {
      const connection = createConnection(peer, source, {
        authenticateMs: times.authenticate,
        onOpen: join,
        onClosed: leave,
        onFailure,
      })
      all.add(connection)
      return connection
    },
    changed(customerId) {
      for (const connection of byCustomer.get(customerId) ?? []) connection.wake()
    },
    signedOut: (tokenHash) => closeWhere((hash) => hash === tokenHash),
    missed() {
      for (const connection of all) connection.wake()
    },
    get size() {
      return all.size
    },
    drain() {
      for (const timer of timers) clearInterval(timer)
      for (const connection of all) connection.close('restart')
    },
  }
}
