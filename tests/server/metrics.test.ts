import { calls } from '@seberang/domain/api'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { slotKinds } from '../../server/base/config.ts'
import { createMetrics } from '../../server/base/metrics.ts'
import { GatewayFailure, type Gateway } from '../../server/gateway/gateway.ts'
import { withCountedCalls } from '../../server/gateway/counted-calls.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { LiveClient } from './support/live.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

const metricsToken = randomBytes(32).toString('base64url')

describe('metrics', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase, { metricsToken })
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const read = (authorization?: string) =>
    fetch(`${server.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
  /** The value of a series, as `name{label="value"}`. */
  const value = async (series: string) => {
    const text = await (await read(`Bearer ${metricsToken}`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length))
  }

  it.each([undefined, 'Bearer', 'Bearer x', `Bearer ${metricsToken}x`, `Basic ${metricsToken}`])(
    'are refused to %s',
    async (authorization) => {
      const answer = await read(authorization)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await answer.text()).not.toContain('seberang_')
    },
  )

  it('do not exist without a token', async () => {
    const without = await startTestServer(anyDatabase)
    expect((await fetch(`${without.url}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(
      404,
    )
    await without.close()
  })

  it('count requests by call and status, and name nobody', async () => {
    await customer.call(calls.saveCart, { body: cartInput(customer.addressId) })
    await customer.call(calls.checkPayment, { body: { invoice_code: 'INV-UNKNOWN' } })
    await fetch(`${server.url}/nonsense/${customer.email}`)
    expect(await value('seberang_request_seconds_count{call="saveCart",status="201"}')).toBe(1)
    expect(await value('seberang_request_seconds_count{call="checkPayment",status="404"}')).toBe(1)
    expect(await value('seberang_request_seconds_count{call="unknown",status="404"}')).toBe(1)
    const answer = await read(`Bearer ${metricsToken}`)
    expect([answer.status, answer.headers.get('content-type')]).toMatchObject([
      200,
      expect.stringContaining('text/plain'),
    ])
    expect(await answer.text()).not.toContain(customer.email)
  })

  it('show calls in progress, open sockets and queued mail', async () => {
    for (const kind of slotKinds) expect(await value(`seberang_calls_in_flight{kind="${kind}"}`)).toBe(0)
    expect(await value('seberang_sockets')).toBe(0)
    const live = await LiveClient.open(server.url, customer.token)
    expect(await value('seberang_sockets')).toBe(1)
    live.socket.close()
    await live.closed
    await vi.waitFor(async () => expect(await value('seberang_sockets')).toBe(0))
    // Without SMTP mail stays: the code of the registration.
    expect(await value('seberang_mails_queued')).toBeGreaterThan(0)
  })

  it('time the jobs and say when each last succeeded', async () => {
    const began = Date.now() / 1000
    await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance_ms":0}',
    })
    const job = 'job="expire invoices"'
    expect(await value(`seberang_job_seconds_count{${job},outcome="done"}`)).toBeGreaterThan(0)
    expect(await value(`seberang_job_last_success_timestamp_seconds{${job}}`)).toBeGreaterThanOrEqual(
      began - 1,
    )
    // Five seconds after the start the first hourly and daily jobs have run.
    for (const seldom of ['check invariants', 'remove unnamed files'])
      await vi.waitFor(
        async () =>
          expect(await value(`seberang_job_last_success_timestamp_seconds{job="${seldom}"}`)).toBeGreaterThan(
            0,
          ),
        { timeout: 30_000 },
      )
    expect(await value('seberang_invariants_broken')).toBe(0)
  })

  it('contain what the process itself costs', async () => {
    for (const series of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
      expect(await value(series), series).toBeGreaterThanOrEqual(0)
  })
})

describe('calls to the gateway', () => {
  it('are counted by outcome, and answer as before', async () => {
    const metrics = createMetrics()
    const status = vi.fn<Gateway['status']>()
    status.mockResolvedValueOnce(null).mockRejectedValueOnce(new GatewayFailure('no answer'))
    const gateway = withCountedCalls({ status } as unknown as Gateway, 'sandbox', metrics)
    const order = { order_id: 'one', transaction_id: null }
    expect(await gateway.status(order)).toBeNull()
    await expect(gateway.status(order)).rejects.toThrow('no answer')
    expect(status.mock.calls).toEqual([[order], [order]])
    const { values } = await metrics.gatewayCalls.get()
    expect(values.map(({ labels, value }) => [labels, value])).toEqual([
      [{ gateway: 'sandbox', call: 'status', outcome: 'answered' }, 1],
      [{ gateway: 'sandbox', call: 'status', outcome: 'failed' }, 1],
    ])
  })
})
