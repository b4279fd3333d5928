import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { endOnceReceived } from './linger.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const length = 8 * 1024 * 1024
const halfAnHour = 1_800_000

/** Sends the head of a request to a server that answers without having read the body. */
async function begin(limits: { bytes: number; ms?: number }): Promise<Socket> {
  const server = createServer((request, response) => {
    response.writeHead(503, { connection: 'close', 'content-length': 4 })
    endOnceReceived(request, response, 'busy', limits)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
  return socket
}

it('is answered to whoever reads only after the last byte of a large body', async () => {
  const socket = await begin({ bytes: length, ms: halfAnHour })
  await new Promise((done) => socket.write(Buffer.alloc(length), done))
  const answer = (await socket.toArray()).join('')
  expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\n\r\nbusy$/)
})

it.each([
  ['for longer than the limit', { bytes: length, ms: 50 }, 'a'],
  ['for more bytes than the limit', { bytes: 1000, ms: halfAnHour }, 'a'.repeat(1001)],
])('is not waited %s for the rest of a body', async (_, limits, body) => {
  const socket = await begin(limits)
  const closed = once(socket, 'close')
  const [answer] = (await once(socket, 'data')) as [string]
  expect(answer).toMatch(/busy$/)
  socket.write(body)
  await closed
})
