import { readClientFrame, socketCloseCodes, type Notice, type Pong } from '@seberang/domain/api'

/** The remote end of a connection: the part of WebSocket that is used here. */
export interface Peer {
  /** Bytes sent but not yet received. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  ping(): void
  /** Ends the connection without a close frame. */
  terminate(): void
}

interface SignedInAs {
  customerId: number
  tokenHash: string
}

/** Where a connection starts, given the last notice that its client has seen. */
export interface Position {
  last: number
  /** The number of the customer's newest notice. */
  newest: number
  /** Sent first when the client has missed too much to replay. */
  resync: Notice | null
}

/** The data source of connections. */
export interface NoticeSource {
  /** The owner of a token, or null if it is invalid. */
  recognise(token: string): Promise<SignedInAs | null>
  position(customerId: number, since: number | undefined): Promise<Position>
  /** The notices after an id, in order; at most `noticesPerPull`. */
  after(customerId: number, id: number): Promise<Notice[]>
}

export interface Connection {
  /** Set once authenticated. */
  readonly owner: SignedInAs | null
  /** Signals that its customer may have new notices. */
  wake(): void
  receive(text: string): void
  /** The peer answered a heartbeat. One that sends many more answers than there were heartbeats is cut off. */
  alive(): void
  /** Sends a heartbeat, or ends the connection if the last one was not answered. */
  beat(): void
  close(reason: keyof typeof socketCloseCodes): void
  /** The peer has disconnected. */
  ended(): void
}

/** A notice takes about 80 bytes, so this many unread bytes mean that the client has stopped reading. */
const maxUnreadBytes = 64 * 1024
/**
 * Frames between two heartbeats that bring nothing: a pong answers each heartbeat, a few more cross it, or a close.
 * They cost a server's time as much as others do and have no answer, by which a client that reads nothing is found.
 */
const maxIdleFrames = 8
/**
 * Frames of any kind between two heartbeats: an app sends one for each, and a few where a phone comes and goes. Without a
 * limit, one connection that asks without pause would take the event loop for seconds.
 */
const maxFrames = 30
/** Notices per read. */
export const noticesPerPull = 100

type Stage = 'waiting' | 'checking' | 'open' | 'closed'

/**
 * One live connection: authenticates its customer and sends that customer's notices in order, each once. It reads from
 * the database whenever it is woken, so an unannounced notice is sent with the next one.
 * @param settings `onOpen` is called once after authentication and may refuse; `onClosed` when the connection ends;
 * `onFailure` when the database fails
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
  let awaitsPong = false
  let reading = false
  let again = false
  let isAlive = true
  let idleFrames = 0
  let frames = 0

  const deadline = setTimeout(() => connection.close('unauthorized'), settings.authenticateMs)

  const send = (frame: Notice | Pong) => {
    if (stage !== 'open') return
    if (peer.bufferedAmount > maxUnreadBytes) connection.close('tooSlow')
    else peer.send(JSON.stringify(frame))
  }

  const authenticate = async (token: string, since: number | undefined) => {
    stage = 'checking'
    const found = await source.recognise(token)
    // The peer may have disconnected during the query.
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
    clearTimeout(deadline)
    last = position.last
    stage = 'open'
    if (position.resync) send(position.resync)
    // What was written after the position was read has woken this connection.
    if (again || position.newest > last) connection.wake()
    else if (awaitsPong) answerPing()
  }

  /** A function, since the compiler does not know that `stage` may change during an await. */
  const isClosed = () => stage === 'closed'

  const pull = async ({ customerId }: SignedInAs) => {
    reading = true
    try {
      do {
        again = false
        // All from before this ping is in what is read now, however many notices keep coming.
        const isPinged = awaitsPong
        const notices = await source.after(customerId, last)
        for (const notice of notices) {
          send(notice)
          last = notice.id
        }
        const isFull = notices.length === noticesPerPull
        if (isPinged && !isFull) answerPing()
        again ||= isFull
      } while (again && !isClosed())
    } catch (error) {
      give(error)
    } finally {
      // In the same tick as the last check of `again`, or a wake-up in between would be lost.
      reading = false
    }
    if (awaitsPong) answerPing()
  }

  const countIdle = () => {
    idleFrames += 1
    if (idleFrames > maxIdleFrames) peer.terminate()
  }

  const answerPing = () => {
    awaitsPong = false
    send({ type: 'pong', last })
  }

  /** The client reconnects and catches up, so nothing is lost. */
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
      if (stage !== 'open' || owner === null || reading) return
      void pull(owner)
    },
    receive(text) {
      frames += 1
      if (frames > maxFrames) {
        peer.terminate()
        return
      }
      if (stage === 'closed') {
        // Until the client has answered the close frame, or for as long as it does not.
        countIdle()
        return
      }
      isAlive = true
      const frame = readClientFrame(text)
      if (stage === 'waiting') {
        if (frame?.type === 'auth') authenticate(frame.token, frame.since).catch(give)
        else connection.close(frame ? 'unauthorized' : 'malformed')
        return
      }
      if (frame?.type !== 'ping') connection.close('malformed')
      else if (stage === 'open' && !reading) answerPing()
      else awaitsPong = true
    },
    alive() {
      isAlive = true
      countIdle()
    },
    beat() {
      if (stage === 'closed') return
      idleFrames = 0
      frames = 0
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
      clearTimeout(deadline)
      settings.onClosed(connection)
    },
  }
  return connection
}
