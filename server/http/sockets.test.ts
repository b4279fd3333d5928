import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isProxyOf, limitSockets } from './sockets.ts'

describe('the sockets of a network', () => {
  const sockets: Socket[] = []
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

  const open = async (max: number, isExempt: (address: string) => boolean) => {
    const server = createServer((_request, response) => response.end('ok'))
    limitSockets(server, max, isExempt)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    /** A keep-alive socket that has had its answer, or null if it was ended before. */
    const idle = async (): Promise<Socket | null> => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      sockets.push(socket)
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[]
      return Buffer.isBuffer(answer) ? socket : null
    }
    return { server, idle }
  }

  it('are bounded, idle ones included, and a closed one makes room', async () => {
    const { server, idle } = await open(2, () => false)
    const [first, second, third] = [await idle(), await idle(), await idle()]
    expect([first, second, third].map((socket) => socket !== null)).toEqual([true, true, false])
    first?.destroy()
    // The server hears of it a little later.
    await vi.waitFor(async () => expect(await idle()).not.toBeNull())
    server.close()
  })

  it('of one IPv6 prefix are bounded together', () => {
    const server = createServer()
    limitSockets(server, 2, () => false)
    const isOpen = (remoteAddress: string) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
      server.emit('connection', socket)
      return !socket.destroyed
    }
    expect([1, 2, 3].map((network) => isOpen(`2001:db8:1:${network}::1`))).toEqual([true, true, false])
    expect(isOpen('2001:db8:2:1::1')).toBe(true)
  })

  it('of a proxy are not', async () => {
    const { server, idle } = await open(2, isProxyOf([]))
    expect([await idle(), await idle(), await idle()]).not.toContain(null)
    server.close()
  })

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:10.1.2.3', true],
    ['10.1.2.3', true],
    ['11.1.2.3', false],
    ['192.0.2.9', true],
    ['192.0.2.8', false],
    ['2001:db8::1', true],
    ['2001:db9::1', false],
    ['', false],
  ])('%s is a proxy: %s', (address, expected) => {
    expect(isProxyOf(['10.0.0.0/8', '192.0.2.9', '2001:db8::/32'])(address)).toBe(expected)
  })
})
