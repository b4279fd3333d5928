import { calls, type CartInput } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Operator } from './support/api.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('the origin of a shipment on %s', (kind) => {
  let server: TestServer
  let operator: Operator
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  type Setup = Partial<CartInput['setup']>
  const update = async (cart_code: string, change: Setup) => {
    const { version } = await customer.cart(cart_code)
    const input = cartInput(customer.addressId)
    return customer.call(calls.updateCart, {
      body: { ...input, setup: { ...input.setup, ...change, cart_code }, version },
    })
  }
  const receive = (by: object) =>
    operator.call(calls.opsReceive, { body: { weight: '6kg', size: '30x30x30cm', sure: true, ...by } })

  const moves: [string, Setup, string[]][] = [
    ['to another country', { country: 'CN', agent_id: 'cn-air' }, ['setup.country', 'setup.agent_id']],
    [
      'to another country without a warehouse',
      { country: 'CN', agent_id: null },
      ['setup.country', 'setup.agent_id'],
    ],
    [
      'to the other track',
      { agent_id: 'us-sea', package_id: 'laut-individu', container_type: 'lcl' },
      ['setup.agent_id'],
    ],
    ['to no warehouse', { agent_id: null }, ['setup.agent_id']],
  ]

  it.each(moves)('cannot be changed %s once the parcel has arrived', async (_, change, refused) => {
    const announced = await customer.savesCart()
    await receive({ cart_code: announced })
    const { body } = await receive({ suite: customer.suite, agent_id: 'us-air' })
    expect((await update(body.cart_code, {})).status).toBe(200)
    for (const code of [announced, body.cart_code]) {
      const before = await customer.cart(code)
      const answer = await update(code, change)
      expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, refused])
      expect(await customer.cart(code)).toEqual(before)
    }
  })

  it('can be changed while the parcel is on its way', async () => {
    const code = await customer.savesCart()
    expect((await update(code, { country: 'CN', agent_id: 'cn-air' })).status).toBe(200)
    expect((await customer.cart(code)).country).toBe('CN')
  })

  it.each<[string, Setup]>([
    ['by air from a warehouse for sea', { agent_id: 'us-sea' }],
    ['by sea from a warehouse for air', { package_id: 'laut-individu', container_type: 'lcl' }],
  ])('must match the delivery option: %s is refused', async (_, change) => {
    const input = cartInput(customer.addressId)
    const saved = await customer.call(calls.saveCart, {
      body: { ...input, setup: { ...input.setup, ...change } },
    })
    expect([saved.status, saved.body.errors?.map(({ field }) => field)]).toEqual([422, ['setup.package_id']])
  })
})
