import { readClientFrame, socketCloseCodes, type Notice, type Pong } from '@seberang/domain/api'

/** The other end of a connection, as much of a WebSocket as is needed. */
export interface Peer {
  /** Bytes that were sent and not yet taken. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  ping(): void
  /** Ends the connection without a word. */
  terminate(): void
}

export interface SignedInAs {
  customerId: number
  tokenHash: string
}

/** Where a connection stands after it has said which notice it saw last. */
export interface Position {
  last: number
  /** Sent first when what was missed is too old to be told one by one. */
  resync: Notice | null
}

/** What connections read; the database behind it. */
export interface NoticeSource {
  /** Who a token belongs to, or null when it is not valid. */
  recognise(token: string): Promise<SignedInAs | null>
  position(customerId: number, since: number | undefined): Promise<Position>
  /** The next notices after a number, in order; at most `noticesPerPull`. */
  after(customerId: number, id: number): Promise<Notice[]>
}

export interface Connection {
  /** Who it belongs to, once that is known. */
  readonly owner: SignedInAs | null
  /** Something may be new for its customer. */
  wake(): void
  receive(text: string): void
  /** The other end showed that it lives. */
  alive(): void
  /** Asks the other end to show that it lives, or ends the connection when it did not the last time. */
  beat(): void
  close(reason: keyof typeof socketCloseCodes): void
  /** The other end is gone. */
  ended(): void
}

/** A notice takes some 80 bytes: this many unread mean that nobody reads, and memory is not theirs to fill. */
const maxUnreadBytes = 64 * 1024
/** How many notices are read at once. */
export const noticesPerPull = 100

type Stage = 'waiting' | 'checking' | 'open' | 'closed'

/**
 * One live connection: knows who it is for, and sends that customer's notices in order, each once. It pulls from the
 * database whenever it is woken, so that a notice which nobody announced is sent with the next one.
 * @param settings `onOpen` is told once who it is for, and may refuse; `onClosed` that it is over; `onFailure` hears of
 * a database that is away
 */
export function createConnection(
  peer: Peer,
  source: NoticeSource,
  settings: {
    authenticateMs: number
    onOpen: (connection: Connection) => keyof typeof socketCloseCodes | null
    onClosed: (connection: Connection) => void
    onFailure: (error: unknown) => void
  },
): Connection {
  let stage: Stage = 'waiting'
  let owner: SignedInAs | null = null
  let last = 0
  let pongOwed = false
  let pulling = false
  let again = false
  let isAlive = true

  const patience = setTimeout(() => connection.close('unauthorized'), settings.authenticateMs)

  const send = (frame: Notice | Pong) => {
    if (stage !== 'open') return
    if (peer.bufferedAmount > maxUnreadBytes) connection.close('tooSlow')
    else peer.send(JSON.stringify(frame))
  }

  const authenticate = async (token: string, since: number | undefined) => {
    stage = 'checking'
    const found = await source.recognise(token)
    // The other end may have gone while the database was asked.
    if (isClosed()) return
    if (found === null) {
      connection.close('unauthorized')
      return
    }
    owner = found
    const refused = settings.onOpen(connection)
    if (refused) {
      connection.close(refused)
      return
    }
    const position = await source.position(found.customerId, since)
    if (isClosed()) return
    clearTimeout(patience)
    last = position.last
    stage = 'open'
    if (position.resync) send(position.resync)
    connection.wake()
  }

  /** A function, since the compiler does not see that `stage` changes while something is awaited. */
  const isClosed = () => stage === 'closed'

  const pull = async ({ customerId }: SignedInAs) => {
    pulling = true
    try {
      do {
        again = false
        const notices = await source.after(customerId, last)
        for (const notice of notices) {
          send(notice)
          last = notice.id
        }
        again ||= notices.length === noticesPerPull
      } while (again && !isClosed())
    } catch (error) {
      give(error)
    } finally {
      // In the same turn as the last look at `again`: a call in between would be lost.
      pulling = false
    }
    if (pongOwed) answerPing()
  }

  const answerPing = () => {
    pongOwed = false
    send({ type: 'pong', last })
  }

  /** The client comes back and is told everything: nothing is lost with the connection. */
  const give = (error: unknown) => {
    settings.onFailure(error)
    connection.close('restart')
  }

  const connection: Connection = {
    get owner() {
      return owner
    },
    wake() {
      again = true
      if (stage !== 'open' || owner === null || pulling) return
      void pull(owner)
    },
    receive(text) {
      if (stage === 'closed') return
      isAlive = true
      const frame = readClientFrame(text)
      if (stage === 'waiting') {
        if (frame?.type === 'auth') authenticate(frame.token, frame.since).catch(give)
        else connection.close('unauthorized')
        return
      }
      if (frame?.type !== 'ping') connection.close('malformed')
      else if (stage === 'open' && !pulling) answerPing()
      else pongOwed = true
    },
    alive() {
      isAlive = true
    },
    beat() {
      if (stage === 'closed') return
      if (isAlive) peer.ping()
      else peer.terminate()
      isAlive = false
    },
    close(reason) {
      if (stage === 'closed') return
      connection.ended()
      peer.close(socketCloseCodes[reason], reason)
    },
    ended() {
      if (stage === 'closed') return
      stage = 'closed'
      clearTimeout(patience)
      settings.onClosed(connection)
    },
  }
  return connection
}
