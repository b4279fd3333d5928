import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressInput, assertHealthy, TestCustomer } from './support/customer.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

describe.each(databases)('addresses on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const register = async () => (customer = await TestCustomer.register(server.url))
  const list = async () =>
    (await customer.call(calls.addresses)).body.results.map(({ address_id, is_main }) => [
      address_id,
      is_main,
    ])
  const remove = (address_id: string) => customer.call(calls.deleteAddress, { body: { address_id } })

  it('have one main address: the first, then whichever is made so', async () => {
    await register()
    const second = await customer.savesAddress()
    expect(await list()).toEqual([
      [customer.addressId, true],
      [second, false],
    ])
    const third = await customer.savesAddress({ is_main: true })
    expect((await list())[0]).toEqual([third, true])
    const params = { address_id: second }
    await customer.call(calls.updateAddress, { params, body: { ...addressInput(), is_main: true } })
    expect((await list()).filter(([, isMain]) => isMain)).toEqual([[second, true]])
    // Saving the main address without the flag must not leave the customer without a main address.
    await customer.call(calls.updateAddress, { params, body: addressInput() })
    expect((await list())[0]).toEqual([second, true])
  })

  it('after the main one is deleted, the newest remaining one becomes the main one', async () => {
    await register()
    await customer.savesAddress()
    const newest = await customer.savesAddress()
    expect((await remove(customer.addressId)).status).toBe(200)
    expect((await list())[0]).toEqual([newest, true])
    expect(await list()).toHaveLength(2)
  })

  it('deleted at the same time from two devices leave one main address, or none when none is left', async () => {
    await register()
    const others = [await customer.savesAddress(), await customer.savesAddress()]
    await Promise.all([remove(customer.addressId), remove(others[0] ?? '')])
    expect(await list()).toEqual([[others[1], true]])
    expect((await remove(others[1] ?? '')).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await remove(others[1] ?? '')).status).toBe(404)
  })

  it('of a guest are saved once after sign-in, no matter how often they are sent', async () => {
    await register()
    const local = [
      { ...addressInput(), local_id: 'local-1' },
      { ...addressInput(), local_id: 'local-2' },
    ]
    const send = () => customer.call(calls.createAddresses, { body: local })
    const [first, again] = await Promise.all([send(), send()])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.results).toEqual(first.body.results)
    expect(await list()).toHaveLength(3)
  })

  it('of a guest are all saved, or none is', async () => {
    await register()
    const body = [addressInput(), { ...addressInput(), sub_district_id: '99.99.99' }]
    const answer = await customer.call(calls.createAddresses, { body })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: '[1].sub_district_id' }] } })
    expect(await list()).toHaveLength(1)
  })
})
