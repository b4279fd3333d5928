import { socketPath } from '@seberang/domain/api'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

describe('requests that Node or its WebSockets would answer themselves', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
  })
  afterAll(() => server.close())

  /** @returns status, headers in lower case and body */
  async function send(...lines: string[]) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    const closed = once(socket, 'close')
    socket.write([...lines, '', ''].join('\r\n'))
    await closed
    const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
  }
  const get = (path: string, ...headers: string[]) =>
    send(`GET ${path} HTTP/1.1`, ...headers, 'Connection: close')
  const host = 'Host: localhost'
  const upgrade = (to: string, path: string, ...headers: string[]) =>
    send(`GET ${path} HTTP/1.1`, ...headers, 'Connection: Upgrade, close', `Upgrade: ${to}`)
  const socketHeaders = ['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${btoa('x'.repeat(16))}`]

  it.each([
    ['that names no host', 400, () => get('/api/health')],
    ['that names two hosts', 400, () => get('/api/health', host, 'Host: elsewhere')],
    ['for a tunnel', 501, () => send('CONNECT localhost:443 HTTP/1.1', host)],
    ['of a path that cannot be decoded', 400, () => get('/%', host)],
    ['of a path that is no text', 400, () => get('/%c0%ae/', host)],
    ['with too long a parameter', 400, () => get(`/api/file/${'x'.repeat(300)}`, host)],
    ['with an unknown expectation', 417, () => get('/api/health', host, 'Expect: 200-ok')],
    ['for a socket without its key', 400, () => upgrade('websocket', socketPath, host)],
    ['for a socket that names no host', 400, () => upgrade('websocket', socketPath, ...socketHeaders)],
    [
      'in a transfer coding that is not understood',
      501,
      () => get('/api/health', host, 'Transfer-Encoding: gzip, chunked', '', '0'),
    ],
  ])('%s: the form of every answer', async (_, status, sent) => {
    const answer = await sent()
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { action: false }])
    for (const header of [
      'content-type: application/json',
      'cache-control: no-store',
      'x-content-type-options',
      'content-security-policy',
      'x-frame-options',
    ])
      expect(answer.head).toContain(header)
  })

  it('a tunnel whose client goes away at once ends nothing but its connection', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    expect((await get('/api/health', host)).status).toBe(200)
  })

  it.each(['/%', '/api/health'])('an answer of %s has an id', async (path) => {
    expect((await get(path, host)).head).toMatch(/\r\nx-request-id: [-\w]{36}\r\n/)
  })

  it.each([
    ['h2c', '/api/health'],
    ['h2c', socketPath],
    ['websocket', '/api/health'],
  ])('an offer of %s at %s is ignored', async (to, path) => {
    const { status, head } = await upgrade(to, path, host)
    expect([status, head.includes('application/json')]).toEqual([path === socketPath ? 404 : 200, true])
  })
})
