import { maxUploadBytes } from '@seberang/domain/limits'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { answerStarting } from './starting.ts'

it('is answered to whoever reads only after the last byte of a large body', async () => {
  const health = { action: true, version: '1', ready: false, ready_for_customers: false } as const
  const server = createServer(answerStarting(() => ({ ...health, database: 'pglite' })))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${maxUploadBytes}\r\n\r\n`)
  await new Promise((done) => socket.write(Buffer.alloc(maxUploadBytes), done))
  const answer = (await socket.toArray()).join('')
  expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\n\r\n\{.*\}$/)
  server.close()
})
