import { calls } from '@seberang/domain/api'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/main.ts'
import { TestCustomer } from './support/customer.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

const large = '/api/openapi.json'

describe('answers that nobody reads', () => {
  let server: TestServer | undefined
  const open: Socket[] = []
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy()
    await server?.close()
  })

  const start = async (change: Parameters<typeof startTestServer>[1] = {}) =>
    (server = await startTestServer(anyDatabase, change))

  async function connects({ url }: TestServer): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    // What was not read is answered by a reset.
    socket.on('error', () => undefined)
    open.push(socket)
    await once(socket, 'connect')
    return socket
  }

  const requests = (path: string, count: number) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count)

  async function closes(socket: Socket): Promise<string> {
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    await once(socket, 'close')
    return Buffer.concat(parts).toString()
  }

  it.each(['/', large, '/api/health'])(
    'are not prepared for a thousand requests in one segment: %s',
    async (path) => {
      const socket = await connects(await start())
      socket.write(requests(path, 1_000))
      expect((await closes(socket)).split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(8)
    },
  )

  it('are prepared for some that follow each other on a connection', async () => {
    const socket = await connects(await start())
    socket.write(
      requests('/api/health', 7) +
        requests('/api/health', 1).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    )
    expect((await closes(socket)).split('HTTP/1.1 200').length - 1).toBe(8)
  })

  it('are bounded, also when all are asked for before the first of them is there', async () => {
    const { shares } = readConfig({})
    const started = await start({ shares: { ...shares, unreadPerNetwork: 1024 * 1024 } })
    const customer = await TestCustomer.register(started.url)
    const request = `GET ${await uploadsLarge(customer)} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${customer.token}\r\n\r\n`
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connects(started)))
    for (const socket of sockets) socket.write(request)
    await Promise.all(sockets.map((socket) => once(socket, 'readable')))
    const statuses = sockets.map((socket) => String(socket.read(12)).slice(-3))
    expect(new Set(statuses)).toEqual(new Set(['200', '429']))
    expect(statuses.filter((status) => status === '200').length).toBeLessThan(8)
  })

  it('are bounded for their network, and for no other', async () => {
    const { shares } = readConfig({})
    const started = await start({
      shares: { ...shares, unreadPerNetwork: 1024 * 1024 },
      trustedProxies: ['127.0.0.1', '::1'],
    })
    const customer = await TestCustomer.register(started.url)
    const photo = await uploadsLarge(customer)
    const status = async (at: string) =>
      (await fetch(`${started.url}/api/health`, { headers: { 'x-forwarded-for': at } })).status
    const socket = await connects(started)
    const lines = [
      'Host: localhost',
      `Authorization: Token ${customer.token}`,
      'X-Forwarded-For: 2001:db8:1:1::1',
    ]
    const request = [`GET ${photo} HTTP/1.1`, ...lines, '', ''].join('\r\n')
    socket.write(request.repeat(8))
    await once(socket, 'readable')
    await expect.poll(() => status('2001:db8:1:2::1')).toBe(429)
    expect(await status('192.0.2.1')).toBe(200)
    socket.destroy()
    await expect.poll(() => status('2001:db8:1:2::1')).toBe(200)
    // What waits behind others when a connection is given another use ends with it, too.
    const tunnelled = await connects(started)
    tunnelled.resume()
    tunnelled.write(request.repeat(7) + 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(tunnelled, 'close')
    const download = await fetch(started.url + photo, {
      headers: { Authorization: `Token ${customer.token}` },
    })
    expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(1024 * 1024)
    expect(await status('2001:db8:1:2::1')).toBe(200)
  })
})

/** @returns the path of a photo of 8 MB */
async function uploadsLarge(customer: TestCustomer): Promise<string> {
  const noise = { width: 1_700, height: 1_600, channels: 3 } as const
  const photo = await sharp(randomBytes(noise.width * noise.height * 3), { raw: noise })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file_data', new Blob([new Uint8Array(photo)]), 'photo.png')
  const { body } = await customer.send<{ url: string }>('POST', calls.uploadFile.path, form)
  return body.url
}
