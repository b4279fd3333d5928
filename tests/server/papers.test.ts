import { calls, type Cart, type CartInput } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, newestMail } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { assertHealthy, cartInput, TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const request = 'Surat izin BPOM untuk krimnya'

describe.each(databases)('papers that a warehouse asks for, on %s', (kind) => {
  let server: TestServer
  let counter: Counter
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
    counter = new Counter(server.url)
    customer = await TestCustomer.register(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const receives = (cart_code: string, papers?: string) =>
    counter.operator.call(calls.opsReceive, {
      body: { cart_code, weight: '1.1kg', size: '30x20x12cm', papers },
    })
  const asks = (cart_code: string, papers: string | null) =>
    counter.operator.call(calls.opsPapers, { params: { cart_code }, body: { papers } })
  const confirms = (cart_code: string) => counter.operator.call(calls.opsConfirm, { params: { cart_code } })
  const uploads = async () => {
    const form = new FormData()
    form.set('file_data', new Blob([await photo()]), 'izin.jpg')
    return (await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)).body.file_id
  }
  /** Saves the shipment again as it is, with these files. */
  interface Attached {
    invoice_file?: string
    additional_document?: string
    paper_files?: string[]
  }
  const attaches = async (cart: Cart, files: Attached) => {
    const { invoice_file, additional_document, paper_files } = files
    if (!cart.setup) throw new Error('a saved shipment has a set-up')
    const body: CartInput = {
      setup: { ...cart.setup, invoice_file, paper_files },
      products: cart.products.map((product) => ({ ...product, additional_document })),
      version: cart.version,
    }
    const { status, text } = await customer.call(calls.updateCart, { body })
    expect(status, text).toBe(200)
    return customer.cart(cart.cart_code)
  }
  const checkOut = (cart_code: string) =>
    customer.call(calls.checkout, {
      body: {
        carts: [{ cart_code, courier_code: 'jne-reg', insurance: 0 }],
        payment_method: 'va_bca',
        expected_total: 1,
      },
    })

  it('keep an announced parcel in quarantine until something is attached and an operator confirms', async () => {
    const code = await customer.savesCart()
    expect((await receives(code, request)).body).toMatchObject({ cart_code: code, status: 'quarantine' })
    const waiting = await customer.cart(code)
    expect(waiting).toMatchObject({
      status: 'quarantine',
      quarantine_status: 'needs_papers',
      papers: { request, given_at: null },
      revision: { weight_kg: 1.1 },
      can: { edit: true, checkout: 'no_papers' },
    })
    expect(await checkOut(code)).toMatchObject({ status: 409, body: { code: 'not_available' } })
    expect(await confirms(code)).toMatchObject({ status: 409, body: { code: 'no_papers' } })
    const unchanged = await attaches(waiting, {})
    expect(unchanged.quarantine_status).toBe('needs_papers')
    const attached = await attaches(unchanged, { additional_document: await uploads() })
    expect(attached).toMatchObject({ quarantine_status: 'in_review', can: { checkout: true } })
    expect(attached.papers?.given_at).not.toBeNull()
    const removed = await attaches(attached, {})
    expect(removed).toMatchObject({ quarantine_status: 'needs_papers', papers: { given_at: null } })
    await attaches(removed, { invoice_file: await uploads() })
    expect(await confirms(code)).toMatchObject({ status: 200, body: { status: 'warehouse' } })
    const { subject, text } = await newestMail(server.url, customer.email)
    expect(subject).toMatch(/^Pemeriksaan selesai: /)
    expect(text).toContain('Bayar dari locker, lalu paketnya kami berangkatkan.')
    expect(text).toContain(`/locker-import?q=${code}`)
    expect(await customer.cart(code)).toMatchObject({
      status: 'warehouse',
      quarantine_status: 'confirmed',
      can: { checkout: true },
    })
  })

  it('can be several, each seen by the operator', async () => {
    const code = await customer.savesCart()
    await receives(code, request)
    const papers = [await uploads(), await uploads(), await uploads()]
    const attached = await attaches(await customer.cart(code), { paper_files: papers })
    expect(attached).toMatchObject({ quarantine_status: 'in_review', setup: { paper_files: papers } })
    const shown = await counter.operator.call(calls.opsCart, { params: { cart_code: code } })
    expect(shown.body.data.files).toEqual(
      papers.map((file_id) => ({ file_id, kind: 'document', product: null })),
    )
    const none = await attaches(attached, {})
    expect(none.setup).not.toHaveProperty('paper_files')
    expect(none.quarantine_status).toBe('needs_papers')
  })

  it('are still checked when the shipment is paid: its mails say that it does not leave before', async () => {
    const code = await customer.savesCart()
    await receives(code, request)
    await attaches(await customer.cart(code), { invoice_file: await uploads() })
    const invoice = await customer.checksOut(code)
    const mail = async () => (await newestMail(server.url, customer.email)).text
    expect(await mail()).toContain('paketnya berangkat setelah pemeriksaan selesai')
    await counter.pay(invoice)
    expect(await mail()).toContain('Kami berangkatkan begitu pemeriksaannya selesai.')
    expect(await mail()).not.toContain('segera diberangkatkan')
    const leaves = () =>
      counter.operator.call(calls.opsMove, { params: { cart_code: code }, body: { status: 'sent' } })
    expect(await leaves()).toMatchObject({ status: 409, body: { code: 'not_confirmed' } })
    expect(await confirms(code)).toMatchObject({ status: 200 })
    const mails = (await mailsTo(server.url, customer.email)).length
    expect(await confirms(code)).toMatchObject({ status: 409, body: { code: 'already_confirmed' } })
    expect(await mailsTo(server.url, customer.email)).toHaveLength(mails)
    expect(await mail()).toContain('Sudah lunas: paketnya segera kami berangkatkan.')
    expect(await leaves()).not.toMatchObject({ body: { code: 'not_confirmed' } })
  })

  it('can be asked for again, and what was attached before does not answer that', async () => {
    const code = await customer.savesCart()
    await receives(code, request)
    const first = await attaches(await customer.cart(code), { invoice_file: await uploads() })
    expect(first.quarantine_status).toBe('in_review')
    expect((await asks(code, 'Faktur yang terbaca')).status).toBe(200)
    const again = await customer.cart(code)
    expect(again).toMatchObject({ papers: { request: 'Faktur yang terbaca', given_at: null } })
    const { invoice_file } = again
    const same = await attaches(again, invoice_file === null ? {} : { invoice_file })
    expect(same.quarantine_status).toBe('needs_papers')
    const version = same.version
    expect((await asks(code, null)).status).toBe(200)
    const withdrawn = await customer.cart(code)
    expect(withdrawn).toMatchObject({ papers: null, quarantine_status: 'in_review', can: { checkout: true } })
    expect(withdrawn.version).toBeGreaterThan(version)
  })

  it('are asked for of a parcel that nobody announced, beside its products', async () => {
    const { body } = await counter.operator.call(calls.opsReceive, {
      body: { suite: customer.suite, agent_id: 'us-air', weight: '1kg', size: '10x10x10cm', papers: request },
    })
    const arrived = await customer.cart(body.cart_code)
    expect(arrived).toMatchObject({ quarantine_status: 'needs_products', cart_source: 'warehouse' })
    const input = cartInput(customer.addressId)
    const completed = await customer.call(calls.updateCart, {
      body: { ...input, setup: { ...input.setup, cart_code: body.cart_code }, version: arrived.version },
    })
    expect(completed.status, completed.text).toBe(200)
    expect((await customer.cart(body.cart_code)).quarantine_status).toBe('needs_papers')
  })

  it('cannot be asked for once it is checked out, nor of a parcel outside quarantine', async () => {
    const later = await counter.checkedOut(null)
    expect(await receives(later.code, request)).toMatchObject({ status: 409, body: { code: 'invoice_open' } })
    const code = await customer.savesCart()
    expect(await asks(code, request)).toMatchObject({ status: 409, body: { code: 'not_quarantined' } })
    expect((await asks('SC-UNKNOWN1', request)).status).toBe(404)
  })

  it('are forgotten with a receipt by mistake', async () => {
    const code = await customer.savesCart()
    await receives(code, request)
    await counter.operator.call(calls.opsUnreceive, { params: { cart_code: code }, body: {} })
    expect(await customer.cart(code)).toMatchObject({
      status: 'from_seller',
      papers: null,
      quarantine_status: null,
    })
  })
})
