import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 20

/**
 * Waits until nobody holds a connection any more. A connection that is simply closed may be closed on a request that
 * is already on its way; one whose last answer said so is not used again.
 * @param patienceMs for those who hold one and ask nothing
 */
export async function drained(server: Server, patienceMs: number): Promise<void> {
  const enough = performance.now() + patienceMs
  while (performance.now() < enough && (await countConnections(server)) > 0) await pause(lookEveryMs)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}
