import { calls, type OpsFound } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Operator } from './support/api.ts'
import { cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { addOperator } from './support/operators.ts'
import { runOps } from './support/ops.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const codeOf = (found: OpsFound) => {
  if (found.kind === 'customer') return found.suite
  if (found.kind === 'invoice') return found.invoice_code
  return found.kind === 'shipment' ? found.cart_code : found.id
}
const named = (found: OpsFound) => `${found.kind} ${codeOf(found)} ${found.by}`

describe.each(databases)('finding and showing on %s', (kind) => {
  let server: TestServer
  let budi: Operator
  let ayu: TestCustomer
  let other: TestCustomer
  let code: string
  let invoiceCode: string
  let surplus: number
  const resi = `1Z-${randomUUID()}`
  const npwp = '091234567890123'

  beforeAll(async () => {
    server = await startTestServer(kind, {}, 'new')
    budi = await addOperator(server, 'budi', 'admin')
    budi.language = 'en'
    ayu = await TestCustomer.register(server.url)
    other = await TestCustomer.register(server.url)
    await other.savesCart()
    await ayu.call(calls.saveProfile, { body: { first_name: 'Ayunda', last_name: 'Puspita 100%' } })
    const address_id = await ayu.savesAddress({
      name: 'Toko Melati',
      phone_number: '021 555-01 77',
      npwp,
    })
    const form = new FormData()
    form.set('file_data', new Blob([await photo()], { type: 'image/jpeg' }), 'x.jpg')
    const file = await ayu.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    code = await ayu.savesCart(() => {
      const { setup, products } = cartInput(address_id)
      return {
        setup: { ...setup, seller_tracking_number: resi, invoice_file: file.body.file_id },
        products: products.map((product) => ({ ...product, hscode: '640411' })),
      }
    })
    const measured = { weight: '1,4kg', size: '42x20x11cm' }
    await budi.call(calls.opsReceive, {
      body: { cart_code: code, papers: 'The receipt, please', ...measured },
    })
    await budi.call(calls.opsPapers, { params: { cart_code: code }, body: { papers: null } })
    await budi.call(calls.opsConfirm, { params: { cart_code: code } })
    const invoice = await ayu.checksOutBy('manual', code)
    invoiceCode = invoice.invoice_code
    surplus = invoice.payment?.surplus ?? 0
    await budi.call(calls.opsSettle, {
      params: { invoice_code: invoiceCode },
      body: { reference: 'FT26320001' },
    })
  })
  afterAll(() => server.close())

  const find = async (text: string) => {
    const { status, body } = await budi.call(calls.opsFind, { body: { text } })
    expect(status).toBe(200)
    return body.results.map(named)
  }
  const show = (cart_code: string) => budi.call(calls.opsCart, { params: { cart_code } })
  const person = (suite: string) => budi.call(calls.opsCustomer, { params: { suite } })

  it('finds a shipment by each of its codes, in any case and spacing', async () => {
    for (const text of [code, code.toLowerCase(), ` ${code} `])
      expect(await find(text)).toEqual([`shipment ${code} cart`])
    expect(await find(invoiceCode.toLowerCase())).toEqual([`shipment ${code} invoice`])
    // As the gateway lists it.
    const orders = (await show(code)).body.data.invoices.flatMap(({ payments }) => payments)
    expect(orders).toHaveLength(1)
    const order = orders[0]?.order_id.toLowerCase() ?? ''
    expect(await find(order)).toEqual([`shipment ${code} invoice`])
    expect((await show(order)).body.data.cart.cart_code).toBe(code)
    for (const text of [resi, resi.toLowerCase(), resi.replaceAll('-', ' ')])
      expect(await find(text)).toEqual([`shipment ${code} tracking`])
  })

  it('says of a payment attempt that a restored backup does not have that only its invoice is known', async () => {
    const lost = `${invoiceCode}-9CKRE2`
    const unknown = { status: 404, body: { code: 'unknown_attempt' } }
    expect(await budi.call(calls.opsFind, { body: { text: lost.toLowerCase() } })).toMatchObject(unknown)
    expect(await show(lost)).toMatchObject(unknown)
    for (const command of ['find', 'show']) {
      const { code: exit, output, errors } = await runOps(server, command, lost)
      expect([exit, output], command).toEqual([1, ''])
      expect(errors).toContain('Its invoice is known here, but not this attempt to pay it')
    }
    // Nor one of another invoice.
    expect(await find('INV-00000000-9CKRE2')).toEqual([])
    expect((await show('INV-00000000-9CKRE2')).body).not.toHaveProperty('code')
  })

  it('finds a customer by number, suite, mail, telephone and name', async () => {
    expect(await find(ayu.suite.toLowerCase())).toEqual([`customer ${ayu.suite} suite`])
    expect(await find(ayu.id)).toEqual([`customer ${ayu.suite} suite`])
    expect(await find(ayu.email.toUpperCase())).toEqual([`customer ${ayu.suite} email`])
    for (const text of ['0215550177', '+62 21 5550177', '(021) 555 0177'])
      expect(await find(text)).toEqual([`customer ${ayu.suite} phone`])
    const [both] = [[other, ayu].map(({ suite }) => `customer ${suite} phone`)]
    expect(await find('0812-3456-7890')).toEqual(both)
    for (const text of ['ayunda', 'PUSPITA ayu', '100%', 'melati'])
      expect(await find(text)).toEqual([`customer ${ayu.suite} name`])
  })

  it.each(['SC-00000000', 'SBR-1', 'nobody', '%%', '__', '\\\\', "' or 1=1 --", '--', '0899-9999-9999'])(
    'finds nothing by %s',
    async (text) => {
      expect(await find(`${text} `)).toEqual([])
    },
  )

  it('shows all of a shipment, by any of its codes', async () => {
    const { body } = await show(code)
    for (const by of [code.toLowerCase(), invoiceCode, resi, ayu.suite])
      expect((await show(by)).body.data.cart.cart_code, by).toBe(code)
    expect(body.data).toMatchObject({
      cart: { cart_code: code, status: 'paid', address: { name: 'Toko Melati', has_npwp: true } },
      customer: { suite: ayu.suite, name: 'Ayunda Puspita 100%', email: ayu.email },
      invoices: [
        {
          invoice_code: invoiceCode,
          type: 'checkout',
          status: 'paid',
          payments: [{ payment_method: 'manual', state: 'settled' }],
        },
      ],
      files: [{ kind: 'invoice', product: null }],
    })
    expect(body.data.log.map(({ status, by, operator }) => [status, by, operator])).toEqual([
      ['from_seller', 'customer', null],
      ['quarantine', 'operator', 'budi'],
      ['warehouse', 'operator', 'budi'],
      ['pending', 'customer', null],
      ['paid', 'operator', 'budi'],
    ])
    expect(body.data.actions.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'budi receive',
      'budi papers',
      'budi confirm',
      'budi settle',
    ])
    expect(JSON.stringify(body)).not.toContain(npwp)
    expect((await show('SC-00000000')).status).toBe(404)
    await ayu.savesCart()
    expect((await show(ayu.suite)).body).toMatchObject({ code: 'several_parcels' })
  })

  it('shows a customer, but not whose papers say what', async () => {
    const { body } = await person(ayu.suite)
    for (const by of [ayu.suite.toLowerCase(), ayu.id]) expect((await person(by)).body).toEqual(body)
    expect(body.data).toMatchObject({ suite: ayu.suite, profile: { email: ayu.email, wallet: surplus } })
    expect(body.data.addresses.map(({ name, has_npwp }) => [name, has_npwp])).toEqual([
      ['Ayu Lestari', false],
      ['Toko Melati', true],
    ])
    expect(body.data.shipments.map(({ cart_code }) => cart_code)).toContain(code)
    expect(JSON.stringify(body)).not.toContain(npwp)
    for (const nobody of ['SBR-1', 'nobody', '1e3']) expect((await person(nobody)).status).toBe(404)
  })

  it('prints what it found', async () => {
    const found = await runOps(server, 'find', 'ayunda', 'puspita')
    expect(found).toMatchObject({
      code: 0,
      output: `customer  ${ayu.suite}  Ayunda Puspita 100%  ${ayu.email}  +62 812 3456 7890  by name\n`,
    })
    expect((await runOps(server, 'find', 'nobody-at-all')).output).toBe('None.\n')
    const shown = await runOps(server, 'show', code.toLowerCase())
    expect(shown.code, shown.errors).toBe(0)
    for (const text of [
      `${code}  paid  `,
      `customer\n  ${ayu.suite}  Ayunda Puspita 100%`,
      '  Toko Melati  021 555-01 77  Jalan Merdeka 17, ',
      `  ${resi}  seller`,
      '1 × Sepatu lari  USD 89.90  1.2 kg  HS 6404.11',
      'announced\n  1.2 kg  30 × 20 × 12 cm  1 package',
      '  1.4 kg  42 × 20 × 11 cm  1 package',
      '  total\n',
      `  ${invoiceCode}  checkout  paid  Rp`,
      `  Manual bank transfer  settled  Rp`,
      '  quarantine  budi\n',
      '  budi  papers  {"papers":null}',
    ])
      expect(shown.output).toContain(text)
    const several = await runOps(server, 'customer', 'show', '0812', '3456', '7890')
    expect([several.code, several.errors.split('\n')[0]]).toEqual([1, 'Several customers match:'])
    const customer = await runOps(server, 'customer', 'show', ayu.email)
    expect(customer.output).toContain(`shipments\n`)
    expect(customer.output).toContain(`  ${code}  ${ayu.suite}  paid  ${resi}`)
  })
})
