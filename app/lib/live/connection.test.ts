import { socketCloseCodes, type Notice } from '@seberang/domain/api'
import { expect, it, vi } from 'vitest'
import { openLiveConnection } from './connection.ts'

class OtherEnd extends EventTarget {
  readonly sent: unknown[] = []
  isClosed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.isClosed = true
  }
}

/** A connection whose server and clock are controlled by the test. */
function world() {
  const sockets: OtherEnd[] = []
  const timers: { act: () => void; ms: number }[] = []
  const onNotice = vi.fn<(notice: Notice) => void>()
  const onReturn = vi.fn<() => void>()
  const onRefused = vi.fn<() => void>()
  const isBusy = vi.fn<() => boolean>(() => false)
  const live = openLiveConnection(
    { token: 'kunci', onNotice, onReturn, onRefused },
    {
      open() {
        const socket = new OtherEnd()
        sockets.push(socket)
        return socket
      },
      later(act, ms) {
        const timer = { act, ms }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
      },
      isBusy,
      random: () => 1,
    },
  )
  const current = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket')
    return socket
  }
  return {
    live,
    sockets,
    onNotice,
    onReturn,
    onRefused,
    isBusy,
    sent: () => current().sent,
    opens: () => current().dispatchEvent(new Event('open')),
    says: (frame: unknown) =>
      current().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) })),
    closes: (code: number) => current().dispatchEvent(new CloseEvent('close', { code })),
    waits: () => timers.map(({ ms }) => ms),
    timePasses: () => timers.shift()?.act(),
  }
}

const notice = (id: number) => ({ id, topic: 'cart', code: 'SC-1', at: '2026-11-21T08:00:00Z' })

it('authenticates first, and resumes after the last notice when it reconnects', () => {
  const w = world()
  w.opens()
  expect(w.sent()).toEqual([{ type: 'auth', token: 'kunci' }, { type: 'ping' }])
  w.says({ type: 'pong', last: 7 })
  w.says(notice(8))
  expect(w.onNotice).toHaveBeenCalledExactlyOnceWith(notice(8))
  w.closes(socketCloseCodes.restart)
  w.timePasses()
  w.opens()
  expect(w.sent()[0]).toEqual({ type: 'auth', token: 'kunci', since: 8 })
  expect(w.onReturn).not.toHaveBeenCalled()
  w.says({ type: 'pong', last: 8 })
  expect(w.onReturn).toHaveBeenCalledOnce()
})

it('reconnects with growing pauses, which reset once the token was accepted', () => {
  const w = world()
  const pauses: number[] = []
  for (let loss = 0; loss < 8; loss += 1) {
    w.closes(1006)
    pauses.push(...w.waits())
    w.timePasses()
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  w.opens()
  w.says({ type: 'pong', last: 0 })
  w.closes(1006)
  expect(w.waits()).toEqual([500])
})

it('does not reconnect with an invalid token, and tells so once', () => {
  const w = world()
  w.opens()
  w.closes(socketCloseCodes.unauthorized)
  expect(w.onRefused).not.toHaveBeenCalled()
  w.timePasses()
  expect(w.onRefused).toHaveBeenCalledOnce()
  expect(w.sockets).toHaveLength(1)
  expect(w.waits()).toEqual([])
})

it('tells so only once no answer is on its way: it may say why the session has ended', () => {
  const w = world()
  w.opens()
  w.isBusy.mockReturnValueOnce(true)
  w.closes(socketCloseCodes.unauthorized)
  w.timePasses()
  expect(w.onRefused).not.toHaveBeenCalled()
  w.timePasses()
  expect(w.onRefused).toHaveBeenCalledOnce()
})

it('waits for no answer that never comes', () => {
  const w = world()
  w.opens()
  w.isBusy.mockReturnValue(true)
  w.closes(socketCloseCodes.unauthorized)
  for (let pause = 0; pause < 6; pause += 1) w.timePasses()
  expect(w.onRefused).toHaveBeenCalledOnce()
})

it('does not tell so where the session was ended here meanwhile', () => {
  const w = world()
  w.opens()
  w.closes(socketCloseCodes.unauthorized)
  w.live.stop()
  expect(w.waits()).toEqual([])
  expect(w.onRefused).not.toHaveBeenCalled()
})

it('treats a server that does not answer as gone', () => {
  const w = world()
  w.opens()
  w.says({ type: 'pong', last: 0 })
  w.timePasses()
  expect(w.sent()).toHaveLength(3)
  w.timePasses()
  expect(w.sockets[0]?.isClosed).toBe(true)
  expect(w.waits()).toEqual([500])
})

it('reconnects at once when the network is back, and only then', () => {
  const w = world()
  w.opens()
  w.live.reconnectNow()
  expect(w.sockets).toHaveLength(1)
  w.closes(1006)
  w.live.reconnectNow()
  expect(w.sockets).toHaveLength(2)
  expect(w.waits()).toEqual([])
})

it('stops for good', () => {
  const w = world()
  w.opens()
  w.live.stop()
  w.closes(1000)
  expect(w.sockets[0]?.isClosed).toBe(true)
  expect(w.waits()).toEqual([])
})

it('ignores unknown messages', () => {
  const w = world()
  w.opens()
  w.says({ topic: 'weather' })
  expect(w.onNotice).not.toHaveBeenCalled()
})
