import { calls } from '@seberang/domain/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secureCode } from '../../server/gateway/sandbox-cards.ts'
import { advanceClock, atGateway } from './support/api.ts'
import { addsCard, cardEntry, entersCard, postForm } from './support/cards.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { dumpOf } from './support/dump.ts'
import { startMidtrans } from './support/midtrans.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const day = 24 * 3_600_000
const visa = { brand: 'Visa', last4: '1114', exp_month: 12, exp_year: 2039 }
const mastercard = '5555 5555 5555 4444'

/** An invoice that is to be paid by card: by a saved one, or by one that is entered. */
async function atCard(customer: TestCustomer, card_id?: string) {
  const { invoice_code } = await customer.checksOut(await customer.savesCart())
  const chooses = (id?: string) =>
    customer.call(calls.changePayment, {
      body: { invoice_code, payment_method: 'card', ...(id !== undefined && { card_id: id }) },
    })
  const { body } = await chooses(card_id)
  const { payment } = body.invoice
  return { invoice_code, chooses, payment, page: payment?.redirect_url ?? '' }
}

/** Pays on the gateway's page and has the card kept there. */
async function paysAndKeeps(customer: TestCustomer, change: object = {}) {
  const paying = await atCard(customer)
  await postForm(paying.page, { do: 'enter_card', ...cardEntry, keep: 'yes', ...change })
  await postForm(paying.page, { do: 'confirm_card', code: secureCode })
  return paying
}

const listed = async (customer: TestCustomer) => (await customer.call(calls.cards, {})).body.results

describe.each(databases)('saved cards on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const registers = async () => {
    customer = await TestCustomer.register(server.url)
    return customer
  }

  it('are kept only where their owner asks for it on the gateway’s page', async () => {
    await registers()
    const { invoice_code } = await paysAndKeeps(customer, { keep: '' })
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
    expect(await listed(customer)).toEqual([])
    await paysAndKeeps(customer)
    expect(await listed(customer)).toEqual([{ id: expect.any(String), ...visa, is_main: true }])
  })

  it('are one where the same is kept twice; the one that was last used is the main one', async () => {
    await registers()
    await paysAndKeeps(customer)
    const [first] = await listed(customer)
    await paysAndKeeps(customer, { number: mastercard })
    expect((await listed(customer)).map(({ last4, is_main }) => [last4, is_main])).toEqual([
      ['4444', true],
      ['1114', false],
    ])
    await advanceClock(server.url, 1000)
    await paysAndKeeps(customer)
    const [main, other] = await listed(customer)
    expect([main?.id, main?.is_main, other?.last4]).toEqual([first?.id, true, '4444'])
  })

  it('are added without a payment, by the token of the gateway’s page, as often as it is sent', async () => {
    await registers()
    const { body } = await customer.call(calls.cards, {})
    expect(body.add_url).toBe(`${server.url}/sandbox/card`)
    const token = await entersCard(server.url)
    const added = await customer.call(calls.addCard, { body: { token } })
    expect([added.status, added.body.card]).toEqual([201, { id: expect.any(String), ...visa, is_main: true }])
    const again = await customer.call(calls.addCard, { body: { token } })
    expect(again.body.card.id).toBe(added.body.card.id)
    expect(await listed(customer)).toHaveLength(1)
  })

  it('are not added by a token that another customer has used, nor by one that is none', async () => {
    await registers()
    const token = await entersCard(server.url)
    await customer.call(calls.addCard, { body: { token } })
    const other = await TestCustomer.register(server.url)
    for (const sent of [token, 'unknown'])
      expect(await other.call(calls.addCard, { body: { token: sent } })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'token', message: expect.stringContaining('tidak dikenal') }] },
      })
    expect(await listed(other)).toEqual([])
  })

  it('lead back without a token where their bank declines, or the code is wrong three times', async () => {
    expect(await entersCard(server.url, { number: '4911 1111 1111 1113' })).toBe('')
    const { location } = await postForm(`${server.url}/sandbox/card`, cardEntry)
    const page = `${server.url}${location}`
    const answers = []
    for (const code of ['1', '2', '3']) answers.push((await postForm(page, { code })).location)
    expect(answers).toEqual([location, location, `${server.url}/account/payment`])
    expect((await fetch(page)).status).toBe(404)
    const wrong = await postForm(`${server.url}/sandbox/card`, { ...cardEntry, expiry: '12/20' })
    expect([wrong.status, wrong.text.includes(`value="${cardEntry.number}"`)]).toEqual([200, true])
  })

  it('pay by the code of their bank alone, and the invoice names them at once', async () => {
    await registers()
    const { id } = await addsCard(customer, server.url)
    const { payment, page, invoice_code, chooses } = await atCard(customer, id)
    expect(payment).toMatchObject({ card_id: id, card: { brand: 'Visa', last4: '1114' } })
    expect(await (await fetch(page)).text()).toContain('3-D Secure')
    // A second press changes nothing.
    expect((await chooses(id)).body.invoice.payment?.order_id).toBe(payment?.order_id)
    await postForm(page, { do: 'confirm_card', code: secureCode })
    expect(await customer.invoice(invoice_code)).toMatchObject({ status: 'paid', payment: { card_id: id } })
    expect(await listed(customer)).toHaveLength(1)
  })

  it('give way to a card that is entered, and come back', async () => {
    await registers()
    const { id } = await addsCard(customer, server.url)
    const { payment, chooses } = await atCard(customer, id)
    const entered = (await chooses()).body.invoice.payment
    expect([entered?.card_id, entered?.card]).toEqual([undefined, undefined])
    expect(await (await fetch(payment?.redirect_url ?? '')).text()).toContain('<dd>cancelled</dd>')
    const back = (await chooses(id)).body.invoice.payment
    expect(back?.card_id).toBe(id)
  })

  it('are listed once expired, and cannot be chosen', async () => {
    await registers()
    const soon = new Date(Date.now() + 10 * day)
    const expiry = `${soon.getUTCMonth() + 1}/${soon.getUTCFullYear() % 100}`
    const { id } = await addsCard(customer, server.url, { expiry })
    await advanceClock(server.url, 60 * day)
    await customer.signsIn()
    const { chooses } = await atCard(customer)
    expect(await listed(customer)).toHaveLength(1)
    expect(await chooses(id)).toMatchObject({ status: 422, body: { errors: [{ field: 'card_id' }] } })
  })

  it('are forgotten here and at the gateway; a later report of their payment does not bring them back', async () => {
    await registers()
    const { payment } = await paysAndKeeps(customer)
    const [card] = await listed(customer)
    const removed = await customer.call(calls.removeCard, { params: { id: card?.id ?? '' } })
    expect(removed.status).toBe(204)
    expect(await listed(customer)).toEqual([])
    await atGateway(server.url, payment?.order_id ?? '', 'pay')
    expect(await listed(customer)).toEqual([])
    const again = await customer.call(calls.removeCard, { params: { id: card?.id ?? '' } })
    expect(again.status).toBe(404)
    // The same card may be added anew.
    expect((await addsCard(customer, server.url)).id).not.toBe(card?.id)
  })

  it('leave a payment that was begun with them open once they are removed', async () => {
    await registers()
    const { id } = await addsCard(customer, server.url)
    const { invoice_code, payment } = await atCard(customer, id)
    await customer.call(calls.removeCard, { params: { id } })
    await advanceClock(server.url, 0)
    const { status, payment: left } = await customer.invoice(invoice_code)
    expect([status, left?.order_id, left?.card_id]).toEqual(['pending', payment?.order_id, undefined])
    await atGateway(server.url, payment?.order_id ?? '', 'pay')
    expect((await customer.invoice(invoice_code)).status).toBe('paid')
  })
})

describe.runIf(databases.includes('PostgreSQL'))('saved cards at Midtrans', () => {
  it('are kept from its notification, pay by their token, and are forgotten here', async () => {
    const fake = await startMidtrans()
    const server = await startTestServer('PostgreSQL', {
      gateways: ['midtrans'],
      midtransServerKey: fake.serverKey,
      midtransUrl: fake.url,
      gatewayTimeOut: 1000,
    })
    const customer = await TestCustomer.register(server.url)
    const first = await atCard(customer)
    const orderId = first.payment?.order_id ?? ''
    expect(first.payment).toMatchObject({
      gateway: 'Midtrans',
      redirect_url: expect.stringContaining('/snap/'),
    })
    expect(fake.page(orderId)).toMatchObject({ credit_card: { secure: true, save_card: true } })
    fake.entersCard(orderId)
    fake.becomes(orderId, 'capture')
    const ofToken = { saved_token_id: 'the-token', saved_token_id_expired_at: '2039-12-31 07:00:00' }
    const notify = (change: object) =>
      customer.call(calls.gatewayNotification, { body: { ...fake.notification(orderId), ...change } })
    expect((await notify(ofToken)).status).toBe(200)
    expect(await customer.invoice(first.invoice_code)).toMatchObject({ status: 'paid' })
    const { results, add_url } = (await customer.call(calls.cards, {})).body
    expect([results, add_url]).toEqual([[{ id: expect.any(String), ...visa, is_main: true }], null])
    const refused = await customer.call(calls.addCard, { body: { token: 'the-token' } })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'token' }] } })
    const [card] = results
    const second = await atCard(customer, card?.id)
    expect(fake.page(second.payment?.order_id ?? '')).toMatchObject({
      credit_card: { secure: true, card_token: 'the-token' },
    })
    const stored = await dumpOf(server, ['saved_cards', 'gateway_notifications', 'payments'])
    expect(stored).toContain('1114')
    expect(stored).not.toContain('the-token')
    expect((await customer.call(calls.removeCard, { params: { id: card?.id ?? '' } })).status).toBe(204)
    await advanceClock(server.url, 0)
    expect(await dumpOf(server, ['saved_cards'])).toBe('')
    await server.close()
    await fake.close()
  })
})
