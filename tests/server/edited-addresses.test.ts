import { calls, type AddressInput } from '@seberang/domain/api'
import { maxAddresses } from '@seberang/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regions } from '../../server/reference/index.ts'
import { Operator } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { addressInput, assertHealthy, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { beginTransaction, untilWaiting } from './support/locks.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

/** In Jayapura, where other couriers ask for more. */
const papua = regions.subDistricts.find(({ sub_district_id }) => sub_district_id.startsWith('91.71.'))
const inPapua = (): AddressInput => ({
  ...addressInput(),
  name: 'Yohana Wanggai',
  sub_district_id: papua?.sub_district_id ?? '',
  postal_code: papua?.postal_codes[0] ?? '99111',
})

const editsBy = (customer: TestCustomer) => (body: AddressInput) =>
  customer.call(calls.updateAddress, { params: { address_id: customer.addressId }, body })

describe.each(databases)('an address that is edited on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  async function withBoth() {
    const customer = await TestCustomer.register(server.url)
    const open = await customer.savesCart()
    const agreed = await customer.savesCart()
    const invoice = await customer.checksOut(agreed)
    const destination = async (code: string) => (await customer.cart(code)).address
    return { customer, open, agreed, invoice, destination, edits: editsBy(customer) }
  }

  it('stays what was agreed for shipments that are checked out, for the customer and for operators', async () => {
    const { customer, open, agreed, destination, edits } = await withBoth()
    const before = await destination(agreed)
    expect((await edits(inPapua())).body).toMatchObject({ address_id: customer.addressId })
    expect(await destination(open)).toMatchObject({ ...inPapua(), address_id: customer.addressId })
    const archived = await destination(agreed)
    expect(archived).toMatchObject(addressInput())
    expect(archived?.address_id).not.toBe(before?.address_id)
    const params = { cart_code: agreed }
    const { body } = await new Operator(server.url).call(calls.opsCart, { params })
    expect(body.data.cart.address).toMatchObject(addressInput())
    const book = (await customer.call(calls.addresses)).body.results
    expect(book).toMatchObject([{ ...inPapua(), address_id: customer.addressId, is_main: true }])
    // What is kept is nobody's to edit or to choose.
    const other = { params: { address_id: archived?.address_id ?? '' }, body: inPapua() }
    expect((await customer.call(calls.updateAddress, other)).status).toBe(404)
    await edits({ ...inPapua(), name: 'Again' })
    expect(await destination(agreed)).toEqual(archived)
  })

  it('stays the same one when only its flag is new or nothing is', async () => {
    const { customer, agreed, destination, edits } = await withBoth()
    expect((await edits({ ...addressInput(), is_main: true })).status).toBe(200)
    expect((await destination(agreed))?.address_id).toBe(customer.addressId)
  })

  it('is followed again by a shipment whose checkout is given up, unless it was deleted', async () => {
    const { customer, agreed, invoice, destination, edits } = await withBoth()
    const giveUp = (invoice_code: string) => customer.call(calls.giveUpInvoice, { body: { invoice_code } })
    await edits(inPapua())
    expect((await giveUp(invoice.invoice_code)).status).toBe(200)
    expect(await destination(agreed)).toMatchObject({ ...inPapua(), address_id: customer.addressId })
    const again = await customer.checksOut(agreed)
    await edits(addressInput())
    await customer.call(calls.deleteAddress, { body: { address_id: customer.addressId } })
    expect((await giveUp(again.invoice_code)).status).toBe(200)
    expect(await destination(agreed)).toMatchObject(inPapua())
  })

  it('makes no room and takes none in the address book', async () => {
    const { customer, edits } = await withBoth()
    await edits(inPapua())
    const add = (count: number) =>
      customer.call(calls.createAddresses, { body: Array.from({ length: count }, addressInput) })
    for (let left = maxAddresses - 1; left > 0; left -= 50)
      expect((await add(Math.min(left, 50))).status).toBe(201)
    expect((await add(1)).status).toBe(409)
  })

  it('leaves the tax paper of before a tax paper, which its owner may read', async () => {
    const { customer, open, edits, destination } = await withBoth()
    const form = new FormData()
    form.set('file_data', new Blob([await photo()]), 'npwp.jpg')
    const uploaded = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    const npwp_file = uploaded.body.file_id
    await edits({ ...addressInput(), npwp: '012345678901000', npwp_file })
    await customer.checksOut(open)
    await edits(addressInput())
    expect(await destination(open)).toMatchObject({ npwp: '012345678901000', npwp_file })
    const path = calls.readFile.path.replace('{file_id}', npwp_file)
    expect((await customer.send('GET', path)).status).toBe(200)
    const { body } = await new Operator(server.url).call(calls.opsAudit, {
      query: { page: 1, page_size: 10, all: 'yes' },
    })
    expect(body.results).toContainEqual(
      expect.objectContaining({ action: 'read_paper', subject: npwp_file, actor: `customer:${customer.id}` }),
    )
  })

  it('stays what was agreed when it is delivered long ago', async () => {
    const { customer, code, cart } = await new Counter(server.url).finished()
    await editsBy(customer)(inPapua())
    expect(await cart()).toMatchObject({ status: 'finished', address: addressInput() })
    expect((await customer.cart(code)).address?.address_id).not.toBe(customer.addressId)
  })
})

describe.runIf(databases.includes('PostgreSQL'))('an address that is edited', () => {
  it('stays what a checkout of the same moment has agreed to', async () => {
    const server = await startTestServer('PostgreSQL')
    const customer = await TestCustomer.register(server.url)
    const cart = await customer.savesCart()
    const body = await customer.order([cart])
    const client = await beginTransaction(server.databaseUrl)
    // A checkout needs this row last, when the price is agreed.
    await client.query('select id from customers where id = $1 for update', [customer.id])
    const checkout = customer.call(calls.checkout, { body })
    await untilWaiting(client, 1)
    const edit = editsBy(customer)(inPapua())
    await untilWaiting(client, 2)
    await client.query('commit')
    expect([(await checkout).status, (await edit).status]).toEqual([201, 200])
    expect((await customer.cart(cart)).address).toMatchObject(addressInput())
    await client.end()
    await assertHealthy(server.url)
    await server.close()
  })
})
