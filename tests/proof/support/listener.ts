import type { ServerFrame } from '@seberang/domain/api'
import { LiveClient } from '../../server/support/live.ts'

interface Listening {
  token: string
  /** The server to connect to next. */
  next: () => string
  /** Called with the number of each notice as it arrives. */
  onNotice: (id: number) => void
  /** Where a connection begins, from what the client has seen; the last one, unless given. */
  since?: (last: number) => number | undefined
  over: AbortSignal
}

/** Of a notice; whoever is told to load everything anew has missed some. */
const idOf = (frame: ServerFrame): number[] => ('id' in frame && frame.topic !== 'resync' ? [frame.id] : [])

/**
 * Receives a customer's notices from whichever server is up, as the app does: it connects anew whenever it is
 * disconnected, and says what it saw last.
 * @returns how long each connection took to tell everything that was new, in milliseconds
 */
export async function listen({
  token,
  next,
  onNotice,
  since = (last) => last,
  over,
}: Listening): Promise<number[]> {
  const caughtUpAfter: number[] = []
  let last = 0
  const receive = (frames: readonly ServerFrame[]) => {
    for (const id of frames.flatMap(idOf)) {
      last = id
      onNotice(id)
    }
  }
  while (!over.aborted) {
    const began = performance.now()
    const client = await LiveClient.open(next(), token, since(last)).catch(() => undefined)
    if (!client) continue
    caughtUpAfter.push(performance.now() - began)
    const end = () => client.socket.terminate()
    over.addEventListener('abort', end)
    if (over.aborted) end()
    const receiveAll = () => receive(client.frames.splice(0))
    client.socket.on('message', receiveAll)
    receiveAll()
    await client.closed
    over.removeEventListener('abort', end)
  }
  return caughtUpAfter
}
