import { calls } from '@seberang/domain/api'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
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
