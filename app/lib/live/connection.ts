import { readServerFrame, socketCloseCodes, type ClientFrame, type Notice } from '@seberang/domain/api'

const heartbeatMs = 25_000
const firstPauseMs = 500
/** So often it waits for an answer that may never come. */
const mostPauses = 6
const maxPauseMs = 30_000

/** The part of WebSocket that is used. */
type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

export interface Environment {
  open: () => Socket
  /** @returns cancels it. */
  later: (act: () => void, ms: number) => () => void
  /** Whether an answer is still on its way. */
  isBusy: () => boolean
  /** Between 0 and 1: jitter, so that many browsers do not reconnect at once. */
  random: () => number
}

interface Listener {
  token: string
  onNotice: (notice: Notice) => void
  /** The connection was lost and is back: what is shown may be stale. */
  onReturn: () => void
  /** The token is no longer valid. */
  onRefused: () => void
}

export interface Live {
  /** Reconnects at once, when the network is back. */
  reconnectNow: () => void
  stop: () => void
}

/**
 * Keeps a socket open on which the server reports changes. Reconnects with exponential backoff, sends the last notice
 * that it received, and gives up only when the token is no longer valid.
 */
export function openLiveConnection(
  { token, onNotice, onReturn, onRefused }: Listener,
  { open, later, isBusy, random }: Environment,
): Live {
  let socket: Socket | undefined
  let since: number | undefined
  let failedAttempts = 0
  let isHeard = true
  let cancel = (): void => undefined

  const send = (frame: ClientFrame) => socket?.send(JSON.stringify(frame))

  function connect(): void {
    const opened = open()
    socket = opened
    opened.addEventListener('open', () => {
      send({ type: 'auth', token, ...(since !== undefined && { since }) })
      beat()
    })
    opened.addEventListener('message', ({ data }) => hear(String(data)))
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) leave(code)
    })
  }

  /** Heartbeat: a connection without any message since the last ping is dead. */
  function beat(): void {
    if (!isHeard) {
      leave(undefined)
      return
    }
    isHeard = false
    send({ type: 'ping' })
    cancel = later(beat, heartbeatMs)
  }

  function hear(text: string): void {
    isHeard = true
    const frame = readServerFrame(text)
    if (!frame) return
    if ('type' in frame) {
      since = frame.last
      // Only now is it certain that the token was accepted.
      if (failedAttempts > 0) onReturn()
      failedAttempts = 0
      return
    }
    since = frame.id
    onNotice(frame)
  }

  function leave(code: number | undefined): void {
    cancel()
    socket?.close()
    socket = undefined
    isHeard = true
    if (code === socketCloseCodes.unauthorized) {
      return tell(mostPauses)
    }
    const pause = Math.min(firstPauseMs * 2 ** failedAttempts, maxPauseMs)
    failedAttempts += 1
    cancel = later(connect, pause * (0.5 + random() / 2))
  }

  /** The answer to what has ended the session here, a deletion of the account, may still be on its way. */
  function tell(pauses: number): void {
    cancel = later(() => (isBusy() && pauses > 1 ? tell(pauses - 1) : onRefused()), firstPauseMs)
  }

  connect()
  return {
    reconnectNow() {
      if (socket) return
      cancel()
      connect()
    },
    stop() {
      cancel()
      const last = socket
      socket = undefined
      last?.close()
    },
  }
}
