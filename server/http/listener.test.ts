import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { readConfig } from '../base/config.ts'
import { createListener } from './listener.ts'

it('a connection ends when nothing of its answer is read for a time', async () => {
  const { timeOuts, shares } = readConfig({})
  // More than the system holds of a connection.
  const answer = Buffer.alloc(64 * 1024 * 1024)
  const listener = createListener(
    { host: '127.0.0.1', port: 0 },
    { timeOuts: { ...timeOuts, unread: 200 }, shares, trustedProxies: [] },
    (_request, response) => response.end(answer),
  )
  await listener.listen()
  const socket = connect(listener.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'readable')
  expect(await listener.connections()).toBe(1)
  await expect.poll(() => listener.connections()).toBe(0)
  socket.destroy()
  await listener.close()
})

it('what answers before the app is asked first', async () => {
  const { timeOuts, shares } = readConfig({})
  const listener = createListener(
    { host: '127.0.0.1', port: 0 },
    { timeOuts, shares, trustedProxies: [] },
    (_request, response) => response.end('starting'),
  )
  await listener.listen()
  const app = createServer((_request, response) => response.end('app'))
  listener.open(app, ({ url }, response) => {
    const isFirst = url === '/first'
    if (isFirst) response.end('first')
    return isFirst
  })
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${listener.port}${path}`)).text()
  expect([await ask('/first'), await ask('/other')]).toEqual(['first', 'app'])
  await listener.close()
})
