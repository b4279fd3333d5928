import { once } from 'node:events'
import { connect, createServer, Socket, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { RequestInPieces } from './pieces.ts'

it('a body that is refused for its pieces has no end: cut, it would be taken for a whole one', async () => {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  const socket = connect(port)
  await once(socket, 'connect')
  const request = new RequestInPieces(socket)
  const seen: string[] = []
  request.on('data', () => seen.push('data')).on('end', () => seen.push('end'))
  for (let count = 0; count < 300; count += 1) request.push(Buffer.from('a'))
  request.push(null)
  const whole = new RequestInPieces(new Socket())
  whole.resume().push(null)
  await once(whole, 'end')
  expect(seen).toContain('data')
  expect(seen).not.toContain('end')
  server.close()
})
