import { calls } from '@seberang/domain/api'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createOpsClient } from './client.ts'
import { waitingLine } from './show.ts'

it.each([
  ['2040-01-01T01:00:00Z', '2 days'],
  ['2040-01-03T01:59:59.900Z', '0 days'],
  ['2040-01-03T02:00:00.950Z', '0 days'],
])(
  'days of waiting since %s are counted by the clock of the server, whatever that of the operator shows',
  async (since, days) => {
    const server = createServer((_, answer) => {
      answer.setHeader('date', 'Tue, 03 Jan 2040 01:59:59 GMT')
      answer.setHeader('tb-time', Date.parse('2040-01-03T02:00:00.900Z')).end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const client = createOpsClient({ PUBLIC_URL: `http://127.0.0.1:${port}`, OPS_KEY: 'key' })
    await client.call(calls.opsMoney)
    await new Promise((done) => server.close(done))
    const owed = { invoice_code: 'INV-1', suite: 'SBR-1024', name: 'Ayu', amount: 5, since, due_date: null }
    expect(waitingLine(owed, client.time())).toContain(`  ${days}, since `)
  },
)

describe('while the proxy of PUBLIC_URL does not stand', () => {
  const asking = async (path: string, health: string) => {
    const paths: (string | undefined)[] = []
    const server = createServer(({ url }, answer) => {
      paths.push(url)
      answer.end(url === path ? health : '{"ready":true}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const lines: string[] = []
    // A privileged port that nothing uses.
    const environment = { PUBLIC_URL: 'http://127.0.0.1:2', PORT: String(port), OPS_KEY: 'key' }
    const client = createOpsClient(environment, 'en', (line) => lines.push(line))
    const answer = await client.call(calls.opsReady).catch((error: unknown) => String(error))
    await new Promise((done) => server.close(done))
    return { answer, lines, paths, port }
  }

  it('the server of this machine is asked', async () => {
    const { answer, lines, port } = await asking('/api/health', '{"ready_for_customers":false}')
    expect(answer).toEqual({ ready: true })
    expect(lines).toEqual([
      `No server answers at http://127.0.0.1:2 yet: asking the one at http://127.0.0.1:${port}.`,
    ])
  })

  it('another program gets no key', async () => {
    const { answer, lines, paths } = await asking('/api/health', '{}')
    expect(answer).toContain('No server answers at http://127.0.0.1:2. Start it, or set PUBLIC_URL or PORT.')
    expect([lines, paths]).toEqual([[], ['/api/health']])
  })
})

describe('a call that is not answered at once', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse, place: number) => void
  const settles = async (answer: Answer) => {
    const keys: unknown[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers['idempotency-key'])
      answer(request, response, keys.length)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}`
    const client = createOpsClient({ PUBLIC_URL: address, OPS_KEY: 'key' })
    const settled = await client
      .call(calls.opsSettle, {
        params: { invoice_code: 'INV-1' },
        body: { amount: 1, reference: 'FT26320001' },
      })
      .catch((error: unknown) => String(error))
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    return { settled, keys, address }
  }
  const refuse = (response: ServerResponse, status: number, pause: string) =>
    response.writeHead(status, { 'retry-after': pause }).end('{"message":"busy"}')

  it.each([503, 429])('%d is repeated with the same key, after the pause that it names', async (status) => {
    const { settled, keys } = await settles((_, response, place) => {
      if (place < 3) refuse(response, status, '0')
      else response.end('{"outcome":"paid"}')
    })
    expect(settled).toEqual({ outcome: 'paid' })
    expect(keys).toEqual(Array.from({ length: 3 }, () => keys[0]))
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    ['is given up after two repetitions', '0', 3],
    ['for an hour is not waited for', '3600', 1],
  ])('a refusal %s', async (_, pause, times) => {
    const { settled, keys } = await settles((_request, response) => refuse(response, 429, pause))
    expect(settled).toContain('busy')
    expect(keys).toHaveLength(times)
  })

  it('and whose connection breaks off may be done', async () => {
    const { settled, keys, address } = await settles((request) => request.socket.destroy())
    expect(settled).toContain(`The connection to ${address} broke off before it answered. It may be done`)
    expect(keys).toHaveLength(1)
  })
})
