import { setTimeout as pause } from 'node:timers/promises'
import type { Listener } from './listener.ts'

const lookEveryMs = 20

/**
 * Waits until all connections are closed. They are not closed from this side, since a request may already be on its
 * way; the last response on each asked the client not to reuse it.
 * @param maxWaitMs for clients that keep an idle connection open
 */
export async function drained(listener: Listener, maxWaitMs: number): Promise<void> {
  const enough = performance.now() + maxWaitMs
  while (performance.now() < enough && (await listener.connections()) > 0) await pause(lookEveryMs)
}
