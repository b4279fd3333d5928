import { calls, type PickupRateInput } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from './support/api.ts'
import { runOps } from './support/ops.ts'
import { oneDatabase, startTestServer, type TestServer } from './support/server.ts'

const box: PickupRateInput = {
  country: 'NL',
  postal_code: '40132',
  weight: 12,
  dimension_length: 30,
  dimension_width: 20,
  dimension_height: 10,
}

describe.each(oneDatabase)('the rate of a pickup on %s', (kind) => {
  let server: TestServer
  let guest: Browser
  beforeAll(async () => {
    server = await startTestServer(kind)
    guest = await Browser.open(server.url)
    guest.language = 'en'
  })
  afterAll(() => server.close())

  it('is the same for fields in the address and in the body', async () => {
    const byQuery = await guest.call(calls.pickupRate, { query: box })
    expect(byQuery.status, byQuery.text).toBe(200)
    expect(byQuery.body.data).toMatchObject({ hub: 'Bandung', zone: '0–10 km', rupiah: 25_000 + 2 * 2_500 })
    const byBody = await guest.call(calls.pickupRateByPost, { body: box })
    expect(byBody.body).toEqual(byQuery.body)
  })

  it('names what is missing, and a place that is too far away', async () => {
    const { weight: _weight, ...weightless } = box
    expect((await guest.send('GET', calls.pickupRate.path)).status).toBe(422)
    const unweighed = await guest.send('POST', calls.pickupRate.path, weightless)
    expect(unweighed.body).toMatchObject({ errors: [{ field: 'weight' }] })
    const far = { ...box, postal_code: undefined, city: 'Jayapura' }
    const { status, body } = await guest.send('POST', calls.pickupRate.path, far)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: [{ field: 'city', message: expect.stringContaining('drop point') }],
    })
  })

  it('follows the zones that an operator sets', async () => {
    const set = JSON.stringify({ base: 20_000, per_kg: 1_000, included_kg: 5 })
    expect((await runOps(server, 'reference', 'set', 'pickup-zones', '5', set)).code).toBe(0)
    const { body } = await guest.call(calls.pickupRate, { query: box })
    expect(body.data.zone_limits).toEqual([5, 10, 25, 50])
    expect(body.data).toMatchObject({ zone: '0–5 km', rupiah: 20_000 + 7 * 1_000 })
  })
})
