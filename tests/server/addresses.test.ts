import { calls } from '@seberang/domain/api'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxAddresses } from '@seberang/domain/limits'
import { regions } from '../../server/reference/index.ts'
import { answerTexts } from '../../server/refusal/texts.ts'
import { Browser } from './support/api.ts'
import { addressInput, assertHealthy, TestCustomer } from './support/customer.ts'
import { json, startFeed, type TestFeed } from './support/rate-feed.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

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

  it(`are at most ${maxAddresses}, and a deleted one makes room`, async () => {
    await register()
    const add = (count: number) =>
      customer.call(calls.createAddresses, { body: Array.from({ length: count }, addressInput) })
    for (let left = maxAddresses - 1; left > 0; left -= 50)
      expect((await add(Math.min(left, 50))).status).toBe(201)
    const refused = { status: 409, body: { code: 'addresses_full', message: answerTexts.id.addresses_full } }
    expect(await customer.call(calls.createAddress, { body: addressInput() })).toMatchObject(refused)
    await remove(customer.addressId)
    expect(await add(2)).toMatchObject(refused)
    expect(await list()).toHaveLength(maxAddresses - 1)
    const both = await Promise.all(
      [1, 2].map(() => customer.call(calls.createAddress, { body: addressInput() })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
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

  it('keep an e-mail address and a point on the map, or lose them again', async () => {
    await register()
    const params = { address_id: customer.addressId }
    const body = { ...addressInput(), email: 'Penerima@Example.com', lat: -6.8861, long: 107.6207 }
    await customer.call(calls.updateAddress, { params, body })
    const saved = async () => (await customer.call(calls.addresses)).body.results[0]
    expect(await saved()).toMatchObject({ email: 'penerima@example.com', lat: -6.8861, long: 107.6207 })
    await customer.call(calls.updateAddress, { params, body: addressInput() })
    const cleared = await saved()
    expect([cleared?.email, cleared?.lat, cleared?.long]).toEqual([undefined, undefined, undefined])
  })

  it('are refused with a postal code of another sub-district, and the right ones are named', async () => {
    await register()
    customer.language = 'en'
    const coblong = { ...addressInput(), sub_district_id: '32.73.02' }
    const save = (postal_code: string) =>
      customer.call(calls.createAddress, { body: { ...coblong, postal_code } })
    expect(await save('99999')).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'postal_code',
            message:
              'This postal code is not one of that sub-district. It should be one of: 40131, 40132, 40133, 40134, 40135.',
          },
        ],
      },
    })
    expect((await save('40132')).status).toBe(201)
    const multiple = [coblong, coblong].map((one, index) => ({ ...one, postal_code: `4013${2 + 5 * index}` }))
    const answer = await customer.call(calls.createAddresses, { body: multiple })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: '[1].postal_code' }] } })
    // Of some sub-districts no postal code is known.
    const unknown = regions.subDistricts.find(({ postal_codes }) => postal_codes.length === 0)
    const sub_district_id = unknown?.sub_district_id ?? ''
    const body = { ...coblong, sub_district_id, postal_code: '99999' }
    expect((await customer.call(calls.createAddress, { body })).status).toBe(201)
  })
})

describe('places', () => {
  let server: TestServer
  let guest: Browser
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
    guest = await Browser.open(server.url)
  })
  afterAll(() => server.close())

  it('are found with their village and its postal code', async () => {
    const [first] = (await guest.call(calls.searchSubDistricts, { query: { q: 'sekeloa' } })).body.results
    expect(first).toMatchObject({
      village_name: 'Sekeloa',
      village_postal_codes: ['40134'],
      sub_district_id: '32.73.02',
      sub_district_name: 'Coblong',
      district_name: 'Kota Bandung',
      province_name: 'Jawa Barat',
      postal_codes: ['40131', '40132', '40133', '40134', '40135'],
    })
    const [whole] = (await guest.call(calls.searchSubDistricts, { query: { q: 'coblong' } })).body.results
    expect(whole).not.toHaveProperty('village_name')
  })

  it('are found on the map, by a signed call', async () => {
    const query = { q: 'Sekeloa, Coblong, Kota Bandung' }
    const { status, body } = await guest.call(calls.geocode, { query })
    expect([status, body.results[0]]).toEqual([
      200,
      {
        label: 'Sekeloa, Coblong, Kota Bandung, Jawa Barat',
        lat: -6.886,
        long: 107.621,
        sub_district_id: '32.73.02',
      },
    ])
    const unsigned = await guest.send('GET', `${calls.geocode.path}?q=Coblong`)
    expect(unsigned).toMatchObject({ status: 403, body: { code: 'signature' } })
  })
})

describe('a server with GEOCODER_URL', () => {
  const label = 'Jalan Sekeloa Tengah, Sekeloa, Coblong, Kota Bandung, Jawa Barat, 40134, Indonesia'
  const query = { q: 'Jalan Sekeloa Tengah 12, Coblong' }
  const regionLabel = 'Sekeloa, Coblong, Kota Bandung, Jawa Barat'
  let feed: TestFeed
  let server: TestServer
  let guest: Browser
  beforeAll(async () => {
    feed = await startFeed()
    server = await startTestServer(anyDatabase, { geocoderUrl: feed.url, geocoderTimeOut: 500 })
    guest = await Browser.open(server.url)
  })
  afterAll(async () => {
    await server.close()
    await feed.close()
  })
  const find = async () => (await guest.call(calls.geocode, { query })).body.results

  it('answers what the geocoder finds', async () => {
    let request: IncomingMessage | undefined
    feed.answers((response) => {
      request = response.req
      json([{ place_id: 1, lat: '-6.88710', lon: '107.61950', display_name: label }])(response)
    })
    expect(await find()).toEqual([{ label, lat: -6.8871, long: 107.6195, sub_district_id: '32.73.02' }])
    const url = new URL(request?.url ?? '', feed.url)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...query,
      format: 'jsonv2',
      countrycodes: 'id',
      'accept-language': 'id',
      limit: '5',
    })
    expect(request?.headers['user-agent']).toMatch(/^Seberang\//)
    // Nothing that tells who asks is passed on.
    expect(request?.headers).not.toHaveProperty('accesstoken')
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['finds nothing', json([])],
    ['fails', (response) => response.writeHead(500).end()],
    ['answers no JSON', (response) => response.end('<html>')],
    ['answers something else', json({ error: 'x' })],
    ['never answers', () => undefined],
    ['answers without end', (response) => response.writeHead(200).end(Buffer.alloc(2 ** 20, ' '))],
    [
      'leads elsewhere',
      (response) => {
        feed.answers(json([{ lat: '-6.9', lon: '107.6', display_name: 'another host' }]))
        response.writeHead(302, { location: feed.url }).end()
      },
    ],
  ])('answers from the regions if it %s', async (_, behave) => {
    feed.answers(behave)
    expect((await find())[0]?.label).toBe(regionLabel)
  })

  it('asks it four questions at a time', async () => {
    const waiting: ServerResponse[] = []
    feed.answers((response) => waiting.push(response))
    const before = feed.requestCount()
    const answers = Array.from({ length: 6 }, find)
    // Two are answered from the regions while four wait, and then time out.
    expect((await Promise.all(answers)).map(([first]) => first?.label)).toEqual(
      Array.from({ length: 6 }, () => regionLabel),
    )
    expect(feed.requestCount() - before).toBe(4)
  })
})
