import { calls, defineCall, pathOf, type CartInput, type CompanyInput } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import { leastWithdrawal } from '@seberang/domain/limits'
import { fields, listOf, text } from '@seberang/domain/validation'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../server/features/index.ts'
import { Browser, Operator } from './support/api.ts'
import { Authenticator } from './support/authenticator.ts'
import { addsCard } from './support/cards.ts'
import { addressInput, assertHealthy, cartInput, password, TestCustomer } from './support/customer.ts'
import { photo, uploads } from './support/files.ts'
import { choosesAt, setsOut } from './support/identities.ts'
import { idFieldsOf } from './support/ids.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'
import { paidOrder, refundInput } from './support/refunds.ts'
import { addsAccount, code as proofOf, pin, richCustomer, setsPin, withdraws } from './support/wallet.ts'
import { proved } from '../proof/support/table.ts'

interface Owned {
  theirs: string
  unknown: string
  /** The stranger's own, which was deleted. */
  deleted?: string
}

interface Attempt {
  /** 404 for the thing itself, 422 where the body refers to it, 200 where it is ignored. */
  status: 404 | 422 | 200
  target: () => Owned
  send: (id: string) => Promise<{ status: number; text: string }>
}

describe.each(databases)("another customer's things on %s", (kind) => {
  let server: TestServer
  let owner: TestCustomer
  let stranger: TestCustomer
  let ownCart: string
  let cart: Owned
  let detail: Owned
  let invoice: Owned
  let address: Owned
  let file: Owned
  let voucher: Owned
  let session: Owned
  let code: Owned
  let passkey: Owned
  let grant: Owned
  let bankAccount: Owned
  let withdrawal: Owned
  let card: Owned
  beforeAll(async () => {
    server = await startTestServer(kind)
    owner = await TestCustomer.register(server.url)
    stranger = await TestCustomer.register(server.url)
    ownCart = await stranger.savesCart()
    const deleted = await stranger.savesCart()
    await stranger.call(calls.deleteCarts, { body: { cart_codes: [deleted] } })
    cart = { theirs: await owner.savesCart(), unknown: 'SC-UNKNOWN1', deleted }
    const [product] = (await owner.cart(cart.theirs)).products
    detail = { theirs: product?.cart_detail_code ?? '', unknown: 'SD-UNKNOWN123' }
    const invoiced = await owner.savesCart()
    invoice = { theirs: (await owner.checksOut(invoiced)).invoice_code, unknown: 'INV-UNKNOWN' }
    const address_id = await stranger.savesAddress()
    await stranger.call(calls.deleteAddress, { body: { address_id } })
    address = { theirs: owner.addressId, unknown: 'unknown', deleted: address_id }
    const form = new FormData()
    form.set('file_data', new Blob([await photo()]), 'invoice.jpg')
    const uploaded = await owner.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    file = { theirs: uploaded.body.file_id, unknown: 'unknown' }
    const made = await new Operator(server.url).call(calls.opsVoucher, {
      body: { kind: 'fixed', value: 10_000, suite: owner.suite },
    })
    voucher = { theirs: made.body.voucher.code, unknown: 'UNKNOWN-1' }
    const [signedIn] = (await owner.call(calls.sessions)).body.results
    session = { theirs: signedIn?.id ?? '', unknown: randomUUID() }
    const { options } = (await owner.call(calls.passkeyCreationOptions)).body
    const created = await owner.call(calls.createPasskey, {
      body: {
        name: 'HP',
        reauth_token: await owner.reauthenticates(),
        credential: new Authenticator(server.url).create(options),
      },
    })
    passkey = { theirs: created.body.passkey.id, unknown: 'unknown' }
    const mailed = await owner.mailedCode('PIN')
    grant = { theirs: (await choosesAt(await setsOut(owner, 'google'), owner)).code, unknown: 'unknown' }
    const { customer: rich } = await richCustomer(server.url)
    await setsPin(rich)
    await setsPin(stranger)
    const removed = await addsAccount(stranger)
    await stranger.call(calls.removeBankAccount, { params: { id: removed.id } })
    bankAccount = { theirs: (await addsAccount(rich)).id, unknown: 'unknown', deleted: removed.id }
    const { id } = await withdraws(rich, bankAccount.theirs, leastWithdrawal)
    withdrawal = { theirs: id, unknown: 'WD-UNKNOWN1' }
    card = {
      theirs: (await addsCard(owner, server.url)).id,
      unknown: 'unknown',
      deleted: await removedCard(),
    }
    code = { theirs: mailed, unknown: mailed === '480217' ? '902146' : '480217' }
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const proof = {
    bank_code: '014',
    account_name: 'Ayu',
    amount: 1,
    transferred_at: '2026-11-29',
    file: 'unknown',
  }

  async function removedCard(): Promise<string> {
    const { id } = await addsCard(stranger, server.url)
    await stranger.call(calls.removeCard, { params: { id } })
    return id
  }

  /** Of a sign-in that the stranger has begun. */
  const ownState = async () => (await setsOut(stranger, 'google')).searchParams.get('state') ?? ''

  /** The stranger's own shipment, with some fields replaced. */
  const own = (setup: object, product: object = {}): CartInput => {
    const input = cartInput(stranger.addressId)
    const products = input.products.map((one) => ({ ...one, ...product }))
    return { ...input, setup: { ...input.setup, ...setup }, products }
  }
  const update = (setup: object, product: object = {}) =>
    stranger.call(calls.updateCart, {
      body: { ...own({ cart_code: ownCart, ...setup }, product), version: 1 },
    })
  const price = (setup: object, product: object = {}) => {
    const input = own(setup, product)
    return stranger.call(calls.priceShipment, { body: { setup: input.setup, products: input.products } })
  }
  const checkOut = (cart_code: string, voucher?: { code: string; cart_code: string }) =>
    stranger.call(calls.checkout, {
      body: {
        carts: [{ cart_code, courier_code: 'jne-reg', insurance: 0 }],
        payment_method: 'va_bca',
        expected_total: 1,
        voucher,
      },
    })

  const registers = async (change: Partial<CompanyInput['legality']>) =>
    stranger.call(calls.saveCompany, {
      body: {
        information: { company_name: 'PT Lain', company_description: 'Kain' },
        contact: {
          country: 'ID',
          country_code: '+62',
          phoneNumber: '22 2044 1871',
          email: 'kantor@example.com',
          origin: 'Kota Bandung',
        },
        legality: {
          npwp: { number: '0012345678091000', file: await uploads(stranger) },
          nib: { number: '9120004120876', file: await uploads(stranger) },
          ktp: await uploads(stranger),
          ...change,
        },
      },
    })

  const attempts: Record<string, Attempt> = {
    'endSession id': {
      status: 404,
      target: () => session,
      send: (id) => stranger.call(calls.endSession, { params: { id } }),
    },
    'renamePasskey id': {
      status: 404,
      target: () => passkey,
      send: (id) => stranger.call(calls.renamePasskey, { params: { id }, body: { name: 'Punyaku' } }),
    },
    'deletePasskey id': {
      status: 404,
      target: () => passkey,
      send: async (id) =>
        stranger.call(calls.deletePasskey, {
          params: { id },
          body: { reauth_token: await stranger.reauthenticates() },
        }),
    },
    'removeCard id': {
      status: 404,
      target: () => card,
      send: (id) => stranger.call(calls.removeCard, { params: { id } }),
    },
    'changePayment card_id': {
      status: 404,
      target: () => card,
      send: async (card_id) => {
        const { invoice_code } = await stranger.checksOut(await stranger.savesCart())
        return stranger.call(calls.changePayment, { body: { invoice_code, payment_method: 'card', card_id } })
      },
    },
    'makeMainBankAccount id': {
      status: 404,
      target: () => bankAccount,
      send: (id) => stranger.call(calls.makeMainBankAccount, { params: { id }, body: { is_main: true } }),
    },
    'removeBankAccount id': {
      status: 404,
      target: () => bankAccount,
      send: (id) => stranger.call(calls.removeBankAccount, { params: { id } }),
    },
    'withdraw bank_account_id': {
      status: 422,
      target: () => bankAccount,
      send: async (bank_account_id) =>
        stranger.call(calls.withdraw, {
          body: { bank_account_id, amount: leastWithdrawal, pin, otp_token: await proofOf(stranger, 'WD') },
        }),
    },
    'cancelWithdrawal id': {
      status: 404,
      target: () => withdrawal,
      send: (id) => stranger.call(calls.cancelWithdrawal, { params: { id } }),
    },
    'refunds invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) =>
        stranger.call(calls.refunds, { query: { page: 1, page_size: 10, invoice_code } }),
    },
    'refundTerms invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.refundTerms, { query: { invoice_code } }),
    },
    'requestRefund cart_code': {
      status: 422,
      target: () => cart,
      send: (cart_code) =>
        stranger.call(calls.requestRefund, {
          body: { ...refundInput(''), invoice_code: undefined, cart_code },
        }),
    },
    'requestRefund invoice_code': {
      status: 422,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.requestRefund, { body: refundInput(invoice_code) }),
    },
    'requestRefund files[]': {
      status: 422,
      target: () => file,
      send: async (id) => {
        const { order } = await paidOrder(stranger)
        return stranger.call(calls.requestRefund, { body: refundInput(order, { files: [id] }) })
      },
    },
    'saveKtp file': {
      status: 422,
      target: () => file,
      send: (id) =>
        stranger.call(calls.saveKtp, {
          body: { ktp_number: '3273046105940002', name: 'Ratna', file: id },
        }),
    },
    'saveKtp selfie_file': {
      status: 422,
      target: () => file,
      send: async (id) =>
        stranger.call(calls.saveKtp, {
          body: {
            ktp_number: '3273046105940002',
            name: 'Ratna',
            file: await uploads(stranger),
            selfie_file: id,
          },
        }),
    },
    'savePassport file': {
      status: 422,
      target: () => file,
      send: (id) =>
        stranger.call(calls.savePassport, {
          body: {
            passport_number: 'X1234567',
            name: 'Ratna',
            nationality: 'ID',
            expires_on: '2035-05-21',
            file: id,
          },
        }),
    },
    'saveCompany legality.npwp.file': {
      status: 422,
      target: () => file,
      send: async (id) => registers({ npwp: { number: '0012345678091000', file: id } }),
    },
    'saveCompany legality.nib.file': {
      status: 422,
      target: () => file,
      send: async (id) => registers({ nib: { number: '9120004120876', file: id } }),
    },
    'saveCompany legality.other_document': {
      status: 422,
      target: () => file,
      send: async (id) => registers({ other_document: id }),
    },
    'exchangeCode code': {
      status: 422,
      target: () => code,
      send: (given) => stranger.call(calls.exchangeCode, { body: { ref: 'PIN', code: given } }),
    },
    'finishIdentity code': {
      status: 422,
      target: () => grant,
      send: async (given) => {
        const body = { code: given, state: await ownState() }
        return stranger.call(calls.finishIdentity, { body })
      },
    },
    'linkIdentity code': {
      status: 422,
      target: () => grant,
      send: async (given) => {
        const { reauth_token } = (await stranger.call(calls.reauthenticate, { body: { password } })).body
        const body = { code: given, state: await ownState(), reauth_token }
        return stranger.call(calls.linkIdentity, { params: { provider: 'google' }, body })
      },
    },
    'createAddress npwp_file': {
      status: 422,
      target: () => file,
      send: (npwp_file) => stranger.call(calls.createAddress, { body: { ...addressInput(), npwp_file } }),
    },
    'updateAddress address_id': {
      status: 404,
      target: () => address,
      send: (address_id) =>
        stranger.call(calls.updateAddress, { params: { address_id }, body: addressInput() }),
    },
    'updateAddress npwp_file': {
      status: 422,
      target: () => file,
      send: (npwp_file) =>
        stranger.call(calls.updateAddress, {
          params: { address_id: stranger.addressId },
          body: { ...addressInput(), npwp_file },
        }),
    },
    'deleteAddress address_id': {
      status: 404,
      target: () => address,
      send: (address_id) => stranger.call(calls.deleteAddress, { body: { address_id } }),
    },
    'createAddresses [].npwp_file': {
      status: 422,
      target: () => file,
      send: (npwp_file) => stranger.call(calls.createAddresses, { body: [{ ...addressInput(), npwp_file }] }),
    },
    'paymentGroups invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.paymentGroups, { query: { invoice_code } }),
    },
    'priceShipment setup.address_id': {
      status: 422,
      target: () => address,
      send: (address_id) => price({ address_id }),
    },
    'priceShipment setup.invoice_file': {
      status: 200,
      target: () => file,
      send: (invoice_file) => price({ invoice_file }),
    },
    'priceShipment setup.paper_files[]': {
      status: 200,
      target: () => file,
      send: (id) => price({ paper_files: [id] }),
    },
    'priceShipment products[].cart_detail_code': {
      status: 200,
      target: () => detail,
      send: (cart_detail_code) => price({}, { cart_detail_code }),
    },
    'priceShipment products[].image_url': {
      status: 200,
      target: () => file,
      send: (image_url) => price({}, { image_url }),
    },
    'priceShipment products[].additional_document': {
      status: 200,
      target: () => file,
      send: (additional_document) => price({}, { additional_document }),
    },
    'updateCart setup.address_id': {
      status: 422,
      target: () => address,
      send: (address_id) => update({ address_id }),
    },
    'updateCart setup.cart_code': {
      status: 404,
      target: () => cart,
      send: (cart_code) => update({ cart_code }),
    },
    'updateCart setup.paper_files[]': {
      status: 422,
      target: () => file,
      send: (id) => update({ paper_files: [id] }),
    },
    'updateCart setup.invoice_file': {
      status: 422,
      target: () => file,
      send: (invoice_file) => update({ invoice_file }),
    },
    'updateCart products[].cart_detail_code': {
      status: 422,
      target: () => detail,
      send: (cart_detail_code) => update({}, { cart_detail_code }),
    },
    'updateCart products[].image_url': {
      status: 422,
      target: () => file,
      send: (image_url) => update({}, { image_url }),
    },
    'updateCart products[].additional_document': {
      status: 422,
      target: () => file,
      send: (additional_document) => update({}, { additional_document }),
    },
    'deleteCarts cart_codes[]': {
      status: 404,
      target: () => cart,
      send: (code) => stranger.call(calls.deleteCarts, { body: { cart_codes: [code] } }),
    },
    'carts codes': {
      status: 200,
      target: () => cart,
      send: (codes) => stranger.call(calls.carts, { query: { codes } }),
    },
    'updateMarkingCode cart_code': {
      status: 404,
      target: () => cart,
      send: (cart_code) =>
        stranger.call(calls.updateMarkingCode, { body: { cart_code, marking_code: 'SBR/1' } }),
    },
    'updateCartAddress cart_codes[]': {
      status: 404,
      target: () => cart,
      send: (code) =>
        stranger.call(calls.updateCartAddress, {
          body: { cart_codes: [code], address_id: stranger.addressId },
        }),
    },
    'updateCartAddress address_id': {
      status: 422,
      target: () => address,
      send: (address_id) =>
        stranger.call(calls.updateCartAddress, { body: { cart_codes: [ownCart], address_id } }),
    },
    'cartOrInvoice code': {
      status: 404,
      target: () => cart,
      send: (code) => stranger.call(calls.cartOrInvoice, { query: { code } }),
    },
    'cartOrInvoice code of an invoice': {
      status: 404,
      target: () => invoice,
      send: (code) => stranger.call(calls.cartOrInvoice, { query: { code } }),
    },
    'label code': {
      status: 404,
      target: () => cart,
      send: (code) => stranger.call(calls.label, { query: { type: 'cart', code } }),
    },
    'label code of an invoice': {
      status: 404,
      target: () => invoice,
      send: (code) => stranger.call(calls.label, { query: { type: 'invoice', code } }),
    },
    'checkout carts[].cart_code': { status: 404, target: () => cart, send: (code) => checkOut(code) },
    'checkout voucher.code': {
      status: 422,
      target: () => voucher,
      send: (code) => checkOut(ownCart, { code, cart_code: ownCart }),
    },
    'checkout voucher.cart_code': {
      status: 422,
      target: () => cart,
      send: (cart_code) => checkOut(ownCart, { code: voucher.unknown, cart_code }),
    },
    'invoice invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.invoice, { query: { invoice_code } }),
    },
    'checkPayment invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.checkPayment, { body: { invoice_code } }),
    },
    'giveUpInvoice invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.giveUpInvoice, { body: { invoice_code } }),
    },
    'changePayment invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) =>
        stranger.call(calls.changePayment, { body: { invoice_code, payment_method: 'va_bni' } }),
    },
    'sendProof invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) => stranger.call(calls.sendProof, { body: { ...proof, invoice_code } }),
    },
    'sendProof file': {
      status: 422,
      target: () => file,
      send: async (id) => {
        const { invoice_code, total } = await stranger.checksOutBy('manual', await stranger.savesCart())
        return stranger.call(calls.sendProof, { body: { ...proof, amount: total, invoice_code, file: id } })
      },
    },
    'repeatPush invoice_code': {
      status: 404,
      target: () => invoice,
      send: (invoice_code) =>
        stranger.call(calls.repeatPush, { body: { invoice_code, phone_number: '+62 812 2044 1871' } }),
    },
    'createRating cart_code': {
      status: 404,
      target: () => cart,
      send: (cart_code) => stranger.call(calls.createRating, { body: { cart_code, stars: 1 } }),
    },
    'scoreRating cart_code': {
      status: 404,
      target: () => cart,
      send: (cart_code) =>
        stranger.call(calls.scoreRating, {
          body: { cart_code, scores: [{ rating_category_id: 'speed', score: 1 }] },
        }),
    },
    'readFile file_id': {
      status: 404,
      target: () => file,
      send: (file_id) => stranger.call(calls.readFile, { params: { file_id } }),
    },
    'claimVoucher code': {
      status: 422,
      target: () => voucher,
      send: (code) => stranger.call(calls.claimVoucher, { body: { code } }),
    },
    'checkVoucher code': {
      status: 422,
      target: () => voucher,
      send: (code) => stranger.call(calls.checkVoucher, { body: { code, cart_code: ownCart } }),
    },
    'checkVoucher cart_code': {
      status: 404,
      target: () => cart,
      send: (cart_code) => stranger.call(calls.checkVoucher, { body: { code: voucher.unknown, cart_code } }),
    },
  }
  // Both calls create a shipment; neither accepts an existing cart_code.
  for (const call of [calls.saveCart, calls.createCart]) {
    const save = (setup: object, product: object = {}) => stranger.call(call, { body: own(setup, product) })
    const refused = (target: () => Owned, send: Attempt['send']): Attempt => ({ status: 422, target, send })
    Object.assign(attempts, {
      [`${call.id} setup.address_id`]: refused(
        () => address,
        (address_id) => save({ address_id }),
      ),
      [`${call.id} setup.cart_code`]: refused(
        () => cart,
        (cart_code) => save({ cart_code }),
      ),
      [`${call.id} setup.invoice_file`]: refused(
        () => file,
        (invoice_file) => save({ invoice_file }),
      ),
      [`${call.id} setup.paper_files[]`]: refused(
        () => file,
        (id) => save({ paper_files: [id] }),
      ),
      [`${call.id} products[].image_url`]: refused(
        () => file,
        (image_url) => save({}, { image_url }),
      ),
      [`${call.id} products[].additional_document`]: refused(
        () => file,
        (additional_document) => save({}, { additional_document }),
      ),
    })
  }

  it.each(Object.entries(attempts))('%s: refused like an unknown id', async (_, { status, target, send }) => {
    const theirs = await send(target().theirs)
    const unknown = await send(target().unknown)
    expect(theirs.status, theirs.text).toBe(status)
    expect([unknown.status, unknown.text]).toEqual([theirs.status, theirs.text])
    const { deleted } = target()
    if (deleted === undefined) return
    const gone = await send(deleted)
    expect([gone.status, gone.text]).toEqual([unknown.status, unknown.text])
  })

  const takesIds = routes
    .map((route) => route.call)
    .filter((call) => call.auth === 'customer' || call.auth === 'access')
    .flatMap((call) => idFieldsOf(call, schemasOf(call)))
  /** A new shipment's lines always get new codes; codes in the request are ignored. */
  const newIds = ['saveCart products[].cart_detail_code', 'createCart products[].cart_detail_code']

  /** A quote has no owner: whoever has its code may read it, and start a shipment from it. */
  const isQuote = (name: string) => name.endsWith(' setup.quote_code')

  it.each(takesIds.filter((name) => !newIds.includes(name) && !isQuote(name)))(
    '%s has a test case',
    (name) => {
      expect(Object.keys(attempts)).toContain(name)
    },
  )

  it('a line of a new shipment does not take over another customer’s line', async () => {
    const { body } = await stranger.call(calls.saveCart, {
      body: own({}, { cart_detail_code: detail.theirs }),
    })
    const { products } = await stranger.cart(body.cart_code)
    expect(products.map(({ cart_detail_code }) => cart_detail_code)).not.toContain(detail.theirs)
  })

  it('what the owner has is unchanged, and nothing was added to it', async () => {
    expect((await owner.cart(cart.theirs)).version).toBe(1)
    expect((await stranger.cart(ownCart)).version).toBe(1)
    expect((await owner.call(calls.carts)).body.count).toBe(2)
    expect((await owner.call(calls.addresses)).body.results).toHaveLength(1)
    expect(
      (await owner.call(calls.invoice, { query: { invoice_code: invoice.theirs } })).body.data.status,
    ).toBe('pending')
    const params = { file_id: file.theirs }
    expect((await owner.call(calls.readFile, { params })).status).toBe(200)
  })

  it('notices and drafts are separate per customer', async () => {
    const theirs = (await owner.call(calls.notices)).body.results.map(({ code }) => code)
    const mine = (await stranger.call(calls.notices)).body.results.map(({ code }) => code)
    expect(mine.filter((code) => theirs.includes(code))).toEqual([])
    await stranger.call(calls.readNotices, { body: { id: 1_000 } })
    expect((await owner.call(calls.notices)).body.unread).toBe(theirs.length)
  })

  const guarded = routes
    .map((route) => route.call)
    .filter((call) => call.auth === 'customer' || call.auth === 'operator')
  it.each(guarded.map((call) => [call.id, call] as const))('%s requires authentication', async (_, call) => {
    const guest = await Browser.open(server.url)
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x'])
    const path = pathOf(call.path, Object.fromEntries(names) as Record<string, string>)
    const body = call.method === 'GET' || call.upload ? undefined : {}
    const headers = call.signed ? guest.sign(path, body) : {}
    expect((await guest.send(call.method, path, body, headers)).status).toBe(401)
    const wrongKey = { ...headers, OpsKey: 'wrong' }
    expect((await guest.send(call.method, path, body, wrongKey)).status).toBe(401)
  })

  it('a customer is not an operator', async () => {
    expect((await owner.call(calls.opsCarts)).status).toBe(401)
  })

  it('detects a leak: an answer that differs from that for an unknown id', async () => {
    const own = await owner.call(calls.cartOrInvoice, { query: { code: cart.theirs } })
    const unknown = await owner.call(calls.cartOrInvoice, { query: { code: cart.unknown } })
    expect(own.text).not.toBe(unknown.text)
    proved(
      '9',
      `other customers' ids on ${kind}`,
      'refused like an unknown id, byte for byte; nothing changed',
      `${Object.keys(attempts).length} fields of ${routes.length} calls, ${guarded.length} calls without a token`,
    )
  })
})

describe('a call that declares an id', () => {
  const call = defineCall<{ answer: object }>('newCall', {
    method: 'POST',
    path: '/api/new/{ticket_id}',
    auth: 'customer',
    about: '',
  })

  it('needs a case for each of its ids', () => {
    const schemas = {
      params: fields({ ticket_id: text() }),
      body: fields({
        title: text(),
        agent_id: text(),
        cart_codes: listOf(text(), 1, 2),
        lines: listOf(fields({ photo_file: text(), note: text() }), 1, 2),
      }),
    }
    expect(idFieldsOf(call, schemas)).toEqual([
      'newCall ticket_id',
      'newCall cart_codes[]',
      'newCall lines[].photo_file',
    ])
  })
})
