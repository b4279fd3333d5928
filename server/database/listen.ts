import { Client } from 'pg'
import { second } from './clock.ts'
import type { Channel, Listening } from './database.ts'

const firstPauseMs = 100
const maxPauseMs = 5 * second
/** Interval of the probe that detects a silently dropped connection. */
const probeEveryMs = 15 * second
const answerWithinMs = 5 * second

/**
 * Keeps a connection that listens for announcements and reconnects when it breaks; `onGap` is called afterwards, since
 * announcements in between are lost.
 * @returns stops listening. Resolves once the first connection attempt has succeeded or failed.
 */
export async function listenToPostgres(
  url: string,
  channels: readonly Channel[],
  { onMessage, onGap }: Listening,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let connecting: Promise<void> = Promise.resolve()

  const connect = async () => {
    let fresh: Client | undefined
    const lost = () => {
      if (client !== fresh) return
      client = undefined
      tryAgain()
    }
    try {
      // Reads the certificates that the address names, too, which may be gone for a moment.
      fresh = new Client({
        connectionString: url,
        connectionTimeoutMillis: answerWithinMs,
        query_timeout: answerWithinMs,
        keepAlive: true,
      })
      fresh.on('error', lost)
      fresh.on('end', lost)
      fresh.on('notification', ({ channel, payload }) => {
        const known = channels.find((one) => one === channel)
        if (known) onMessage(known, payload ?? '')
      })
      await fresh.connect()
      client = fresh
      for (const channel of channels) await fresh.query(`listen ${channel}`)
      if (failures > 0) onGap()
      failures = 0
    } catch {
      client = undefined
      void fresh?.end().catch(() => undefined)
      tryAgain()
    }
  }

  const tryAgain = () => {
    if (stopped) return
    clearTimeout(retry)
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
    failures += 1
    // Jitter, so that processes do not all reconnect at once.
    retry = setTimeout(
      () => {
        connecting = connect()
      },
      pauseMs * (0.5 + Math.random() / 2),
    )
  }

  const probe = setInterval(() => {
    const probed = client
    probed?.query('select 1').catch(() => void probed.end().catch(() => undefined))
  }, probeEveryMs)

  connecting = connect()
  await connecting
  return async () => {
    stopped = true
    clearInterval(probe)
    clearTimeout(retry)
    await connecting
    const last = client
    client = undefined
    await last?.end()
  }
}
