import { calls } from '@seberang/domain/api'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/main.ts'
import { TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const json = 'Content-Type: application/json'
const multipart = 'Content-Type: multipart/form-data; boundary=b'
const fileHead = '--b\r\nContent-Disposition: form-data; name="file_data"; filename="a.jpg"\r\n\r\n'

describe.each(databases)('bodies in pieces on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    // Only what is counted closes a connection, not the time that its body takes.
    server = await startTestServer(kind, {
      timeOuts: { ...readConfig({}).timeOuts, drain: 0, body: 600_000 },
    })
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  async function begin(method: string, path: string, headers: string[]): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Transfer-Encoding: chunked', ...headers]
    socket.write([...head, '', ''].join('\r\n'))
    return socket
  }

  const chunk = (bytes: Uint8Array | string) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')])
  const inPieces = (body: Buffer, length: number) =>
    Buffer.concat(
      Array.from({ length: Math.ceil(body.length / length) }, (_, index) =>
        chunk(body.subarray(index * length, (index + 1) * length)),
      ),
    )

  /** @returns all that the server sends until it closes the connection */
  async function answerOn(socket: Socket): Promise<string> {
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    await new Promise((resolve) => socket.once('close', resolve))
    return Buffer.concat(parts).toString()
  }

  async function answers(path: string, headers: string[], body: Buffer, length: number): Promise<string> {
    const socket = await begin('POST', path, [...headers, 'Connection: close'])
    socket.write(Buffer.concat([inPieces(body, length), Buffer.from('0\r\n\r\n')]))
    return answerOn(socket)
  }

  it.each([
    ['of anybody', calls.createAccessToken.path, () => [json], '{"mode":"'],
    ['of a gateway', calls.gatewayNotification.path, () => [json], '{"order_id":"'],
    ['of a customer', calls.saveCart.path, () => [json, `Authorization: Token ${customer.token}`], '{"a":"'],
    [
      'of an upload',
      calls.uploadFile.path,
      () => [multipart, `Authorization: Token ${customer.token}`],
      fileHead,
    ],
  ])('of a byte are refused before their end: %s', async (_who, path, headers, start) => {
    const socket = await begin('POST', path, headers())
    const answer = answerOn(socket)
    socket.write(Buffer.concat([chunk(start), inPieces(Buffer.alloc(1000, 'a'), 1)]))
    expect(await answer).toMatch(
      /^HTTP\/1\.1 400 [^]*\r\ncontent-type: application\/json[^]*\{"action":false,/,
    )
  })

  /** @returns the part of many small pieces that is sent before the connection is closed */
  async function sentInVain(socket: Socket): Promise<number> {
    // What it goes on sending is answered by a reset.
    socket.on('error', () => undefined)
    const closed = answerOn(socket)
    const [block, blocks] = [inPieces(Buffer.alloc(100_000, 'a'), 1), 80]
    let sent = 0
    for (; sent < blocks && !socket.destroyed; sent += 1) {
      const drained = new Promise((resolve) => socket.once('drain', resolve))
      if (!socket.write(block)) await Promise.race([drained, closed])
    }
    await closed
    return sent / blocks
  }

  it('of a byte end with their connection, however many follow', async () => {
    const headers = [multipart, `Authorization: Token ${customer.token}`]
    expect(await sentInVain(await begin('POST', calls.uploadFile.path, headers))).toBeLessThan(0.5)
  })

  it.each(['/api/health', '/api/nothing', '/%', '/'])(
    'so do those of a body that %s does not read',
    async (path) => {
      const socket = await begin('GET', path, [])
      await once(socket, 'data')
      expect(await sentInVain(socket)).toBeLessThan(0.5)
    },
  )

  it('as the smallest network carries them are read, and so are a few of any size', async () => {
    const picture = Buffer.concat([
      Buffer.from(fileHead),
      Buffer.from(await photo()),
      Buffer.from('\r\n--b--\r\n'),
    ])
    const headers = [multipart, `Authorization: Token ${customer.token}`]
    expect(await answers(calls.uploadFile.path, headers, picture, 536)).toMatch(/^HTTP\/1\.1 201 /)
    const body = Buffer.from(JSON.stringify({ mode: 'web' }).padEnd(250))
    expect(await answers(calls.createAccessToken.path, [json], body, 1)).toMatch(/^HTTP\/1\.1 201 /)
  })
})
