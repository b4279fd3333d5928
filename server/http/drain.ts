import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 20

/**
 * Waits until all connections are closed. They are not closed from this side, since a request may already be on its
 * way; the last response on each asked the client not to reuse it.
 * @param maxWaitMs for clients that keep an idle connection open
 */
export async function drained(server: Server, maxWaitMs: number): Promise<void> {
  const enough = performance.now() + maxWaitMs
  while (performance.now() < enough && (await countConnections(server)) > 0) await pause(lookEveryMs)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}
