import { socketCloseCodes, type Notice } from '@seberang/domain/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, NoticeSource, Peer } from './connection.ts'
import { createHub, type HubSource } from './hub.ts'

const times = { authenticate: 5_000, heartbeat: 25_000, recheck: 60_000 }
const notice = (id: number): Notice => ({
  id,
  topic: 'cart',
  code: `SC-${id}`,
  at: '2026-11-21T00:00:00.000Z',
})

class FakePeer implements Peer {
  bufferedAmount = 0
  frames: unknown[] = []
  closedWith: number | undefined
  pings = 0
  isTerminated = false
  send = (text: string) => void this.frames.push(JSON.parse(text))
  close = (code: number) => void (this.closedWith = code)
  ping = () => void (this.pings += 1)
  terminate = () => void (this.isTerminated = true)
}

/** A notice source with one customer, whose valid tokens are in `tokens`. */
function fakeSource(change: Partial<NoticeSource> = {}) {
  const stored: Notice[] = []
  const tokens = new Set(['good'])
  const source: HubSource = {
    recognise: async (token) => (tokens.has(token) ? { customerId: 1, tokenHash: token } : null),
    position: async (_, since) => ({
      last: since ?? stored.length,
      newest: stored.length,
      resync: null,
    }),
    after: async (_, id) => stored.filter((one) => one.id > id).slice(0, 100),
    stillValid: async (hashes) => new Set(hashes.filter((hash) => tokens.has(hash))),
    ...change,
  }
  return { stored, tokens, source }
}

const auth = (token = 'good', since?: number) => JSON.stringify({ type: 'auth', token, since })

describe('a live connection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Runs pending promises without advancing the clock. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const open = async (made = fakeSource(), failures: unknown[] = []) => {
    const hub = createHub(made.source, times, (error) => failures.push(error))
    const peer = new FakePeer()
    const connection = hub.accept(peer)
    connection.receive(auth())
    await settle()
    return { ...made, hub, peer, connection, failures }
  }

  /** The code that a connection is closed with whose first frame this is. */
  const closedAfter = async (frame: string) => {
    const hub = createHub(fakeSource().source, times, () => undefined)
    const peer = new FakePeer()
    hub.accept(peer).receive(frame)
    await settle()
    return peer.closedWith
  }

  it('closes after five seconds without a token, not before', async () => {
    const hub = createHub(fakeSource().source, times, () => undefined)
    const peer = new FakePeer()
    hub.accept(peer)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(peer.closedWith).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(peer.closedWith).toBe(4401)
    expect(hub.size).toBe(0)
  })

  it('stays open with a token', async () => {
    const { peer } = await open()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(peer.closedWith).toBeUndefined()
  })

  it('closes when the database takes too long to check the token', async () => {
    const made = fakeSource({ recognise: () => new Promise(() => undefined) })
    const { peer } = await open(made)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(peer.closedWith).toBe(4401)
  })

  it.each([
    ['a bad token', auth('bad')],
    ['a ping first', '{"type":"ping"}'],
  ])('signs out after %s', async (_, frame) => {
    expect(await closedAfter(frame)).toBe(socketCloseCodes.unauthorized)
  })

  it.each([
    ['no JSON', 'hello'],
    ['no object', '"auth"'],
    ['a token that is not a string', '{"type":"auth","token":5}'],
    ...['-1', '"5"', '"five"', '1.5', '1e300', 'true', '[5]', '{"id":5}'].map((since) => [
      `since ${since}`,
      `{"type":"auth","token":"good","since":${since}}`,
    ]),
  ])('closes after %s, whatever the token', async (_, frame) => {
    expect(await closedAfter(frame)).toBe(socketCloseCodes.malformed)
  })

  it.each([
    ['a second token', auth()],
    ['nonsense', '{}'],
  ])('closes after %s later', async (_, frame) => {
    const { connection, peer } = await open()
    connection.receive(frame)
    expect(peer.closedWith).toBe(socketCloseCodes.malformed)
  })

  it('sends each notice once and in order, regardless of wake-ups', async () => {
    const { hub, stored, peer } = await open()
    for (let id = 1; id <= 250; id += 1) {
      stored.push(notice(id))
      hub.changed(1)
      if (id % 7 === 0) hub.missed()
      if (id % 50 === 0) await settle()
    }
    await settle()
    expect(peer.frames).toEqual(stored)
  })

  it('reads notices when it opens only where the client lacks some', async () => {
    const { stored, source } = fakeSource()
    const after = vi.fn<NoticeSource['after']>((customerId, id) => source.after(customerId, id))
    const hub = createHub({ ...source, after }, times, () => undefined)
    stored.push(notice(1), notice(2))
    const [upToDate, behind] = [new FakePeer(), new FakePeer()]
    hub.accept(upToDate).receive(auth('good', 2))
    await settle()
    expect(after).not.toHaveBeenCalled()
    hub.accept(behind).receive(auth('good', 1))
    await settle()
    expect([upToDate.frames, behind.frames]).toEqual([[], [notice(2)]])
  })

  it('sends a notice that is written while it opens, after its position was read', async () => {
    const { stored, source } = fakeSource()
    const position: NoticeSource['position'] = async (customerId, since) => {
      const read = await source.position(customerId, since)
      stored.push(notice(1))
      hub.changed(1)
      return read
    }
    const hub = createHub({ ...source, position }, times, () => undefined)
    const peer = new FakePeer()
    hub.accept(peer).receive(auth('good', 0))
    await settle()
    expect(peer.frames).toEqual([notice(1)])
  })

  it('sends notices that are written during a read', async () => {
    const made = fakeSource()
    const { stored, source } = made
    let announce = () => undefined as void
    const after: NoticeSource['after'] = async (customer, id) => {
      const found = await source.after(customer, id)
      // Written after the database was read, announced before the result arrives.
      if (found.length === 1 && stored.length === 1) {
        stored.push(notice(2))
        announce()
      }
      return found
    }
    const { hub, peer } = await open({ ...made, source: { ...source, after } })
    announce = () => hub.changed(1)
    stored.push(notice(1))
    announce()
    await settle()
    expect(peer.frames).toEqual([notice(1), notice(2)])
  })

  it.each(Array.from({ length: 12 }, (_, turns) => turns))(
    'sends a notice announced %i ticks after a read',
    async (turns) => {
      const { hub, stored, peer } = await open()
      stored.push(notice(1))
      hub.changed(1)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      stored.push(notice(2))
      hub.changed(1)
      await settle()
      expect(peer.frames).toEqual([notice(1), notice(2)])
    },
  )

  it('ignores notices of other customers', async () => {
    const { hub, stored, peer } = await open()
    stored.push(notice(1))
    hub.changed(2)
    await settle()
    expect(peer.frames).toEqual([])
  })

  it('answers a ping after pending notices, with the last id', async () => {
    const { connection, hub, stored, peer } = await open()
    stored.push(notice(1))
    hub.changed(1)
    connection.receive('{"type":"ping"}')
    await settle()
    expect(peer.frames).toEqual([notice(1), { type: 'pong', last: 1 }])
    connection.receive('{"type":"ping"}')
    expect(peer.frames.at(-1)).toEqual({ type: 'pong', last: 1 })
  })

  it('answers a ping with what was announced before it, although notices keep coming', async () => {
    const { hub, source, stored, connection, peer } = await open()
    const after = source.after.bind(source)
    source.after = async (customerId, id) => {
      const read = await after(customerId, id)
      // Too late for this read.
      if (stored.length < 9) {
        stored.push(notice(stored.length + 1))
        hub.changed(1)
      }
      return read
    }
    stored.push(notice(1))
    hub.changed(1)
    connection.receive('{"type":"ping"}')
    await settle()
    // The read that was under way when it came may lack something, the one after it does not.
    expect(peer.frames).toEqual([
      notice(1),
      notice(2),
      { type: 'pong', last: 2 },
      ...[3, 4, 5, 6, 7, 8, 9].map(notice),
    ])
  })

  it('answers a ping that came before authentication', async () => {
    const hub = createHub(fakeSource().source, times, () => undefined)
    const peer = new FakePeer()
    const connection = hub.accept(peer)
    connection.receive(auth())
    connection.receive('{"type":"ping"}')
    await settle()
    expect(peer.frames).toEqual([{ type: 'pong', last: 0 }])
  })

  it('closes when the client reads too slowly, and sends nothing more', async () => {
    const { hub, stored, peer } = await open()
    peer.bufferedAmount = 64 * 1024 + 1
    stored.push(notice(1), notice(2))
    hub.changed(1)
    await settle()
    expect(peer.closedWith).toBe(socketCloseCodes.tooSlow)
    expect(peer.frames).toEqual([])
    expect(hub.size).toBe(0)
  })

  it('is terminated at the second unanswered heartbeat', async () => {
    const { peer } = await open()
    await vi.advanceTimersByTimeAsync(25_000)
    expect([peer.pings, peer.isTerminated]).toEqual([1, false])
    await vi.advanceTimersByTimeAsync(25_000)
    expect(peer.isTerminated).toBe(true)
  })

  it('stays open while heartbeats are answered', async () => {
    const { connection, peer } = await open()
    for (let beat = 0; beat < 10; beat += 1) {
      await vi.advanceTimersByTimeAsync(25_000)
      connection.alive()
    }
    expect([peer.pings, peer.isTerminated]).toEqual([10, false])
  })

  const floods: [string, (connection: Connection) => void][] = [
    ['pongs that nobody asked for', (connection) => connection.alive()],
    ['frames after a refused one', (connection) => connection.receive('{}')],
  ]
  it.each(floods)('is terminated by %s, before and after it signed in', async (_, flood) => {
    const { hub, peer, connection } = await open()
    const stranger = new FakePeer()
    const flooded = [
      { at: hub.accept(stranger), peer: stranger },
      { at: connection, peer },
    ]
    for (const { at, peer } of flooded) {
      for (let frame = 0; frame < 8; frame += 1) flood(at)
      expect(peer.isTerminated).toBe(false)
      for (let frame = 0; frame < 8; frame += 1) flood(at)
      expect(peer.isTerminated).toBe(true)
    }
  })

  it('is terminated by questions without pause, and not by one for each heartbeat', async () => {
    const { connection, peer } = await open()
    for (let beat = 0; beat < 100; beat += 1) {
      connection.receive('{"type":"ping"}')
      connection.alive()
      await vi.advanceTimersByTimeAsync(25_000)
    }
    expect(peer.isTerminated).toBe(false)
    for (let frame = 0; frame < 100; frame += 1) connection.receive('{"type":"ping"}')
    expect(peer.isTerminated).toBe(true)
  })

  it('closes within a minute after its token becomes invalid', async () => {
    const { tokens, peer } = await open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(peer.closedWith).toBeUndefined()
    tokens.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(peer.closedWith).toBe(socketCloseCodes.unauthorized)
  })

  it('closes at once when its token signs out, but not for another', async () => {
    const { hub, peer } = await open()
    hub.signedOut('other')
    expect(peer.closedWith).toBeUndefined()
    hub.signedOut('good')
    expect(peer.closedWith).toBe(socketCloseCodes.unauthorized)
  })

  it('asks the client to reconnect when the database fails', async () => {
    const failure = new Error('away')
    const { hub, peer, failures } = await open(fakeSource({ after: () => Promise.reject(failure) }))
    hub.changed(1)
    await settle()
    expect(peer.closedWith).toBe(socketCloseCodes.restart)
    expect(failures).toEqual([failure])
  })

  it('asks the client to reconnect when the server shuts down', async () => {
    const { hub, peer } = await open()
    hub.drain()
    expect(peer.closedWith).toBe(1012)
    expect([hub.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('is limited to twenty per customer', async () => {
    const { hub, connection } = await open()
    const peers = Array.from({ length: 20 }, () => new FakePeer())
    for (const peer of peers) hub.accept(peer).receive(auth())
    await settle()
    expect(peers.map((peer) => peer.closedWith)).toEqual([...Array(19).fill(undefined), 4429])
    connection.ended()
    const late = new FakePeer()
    hub.accept(late).receive(auth())
    await settle()
    expect(late.closedWith).toBeUndefined()
  })
})
