import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createArrivals, type Arrivals } from './arrivals.ts'

describe('uploads that arrive', () => {
  const sender = () => ({ bytesRead: 0, isClosed: false, destroy: () => undefined as void })
  type Sender = ReturnType<typeof sender>

  /** An upload that never ends. @returns the refusal, if there is one */
  async function begin(arrivals: Arrivals, socket: Sender, network: string): Promise<unknown> {
    socket.destroy = () => void (socket.isClosed = true)
    const request = { raw: { socket } } as unknown as FastifyRequest
    const started = Promise.withResolvers<undefined>()
    const arriving = arrivals.receive(request, network, () => {
      started.resolve(undefined)
      return new Promise(() => undefined)
    })
    return Promise.race([started.promise, arriving.catch((error: unknown) => error)])
  }

  it('are not all of the networks of one IPv6 prefix', async () => {
    const arrivals = createArrivals({ uploadsPerNetwork: 2, uploadsArriving: 9 }, { uploadGrace: 0 })
    const from = (network: string) => begin(arrivals, sender(), network)
    expect(await from('2001:db8:1:1::/64')).toBeUndefined()
    expect(await from('2001:db8:1:2::/64')).toBeUndefined()
    expect(await from('2001:db8:1:3::/64')).toMatchObject({ status: 429 })
    expect(await from('2001:db8:2:1::/64')).toBeUndefined()
  })

  it('lose the slowest to whoever comes next, whichever began first', async () => {
    // No time to show how fast they are: they have shown it.
    const arrivals = createArrivals({ uploadsPerNetwork: 9, uploadsArriving: 3 }, { uploadGrace: -1 })
    const [fast, slow, faster, next] = [sender(), sender(), sender(), sender()]
    for (const one of [fast, slow, faster]) await begin(arrivals, one, '192.0.2.1')
    fast.bytesRead = 10_000_000
    slow.bytesRead = 1
    faster.bytesRead = 20_000_000
    expect(await begin(arrivals, next, '192.0.2.2')).toBeUndefined()
    expect([fast, slow, faster, next].map(({ isClosed }) => isClosed)).toEqual([false, true, false, false])
  })
})
