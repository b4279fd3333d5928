import { calls } from '@seberang/domain/api'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { secureCode } from '../../server/gateway/sandbox-cards.ts'
import { atGateway } from './support/api.ts'
import { cardEntry, postForm } from './support/cards.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { dumpOf } from './support/dump.ts'
import { endProcesses, startedFolder, startProcess } from './support/process.ts'
import { databases, startTestServer, type TestServer } from './support/server.ts'

const { number } = cardEntry
const entry = { do: 'enter_card', ...cardEntry }

/** A customer with an open invoice that is to be paid by card, and the gateway's page of it. */
async function atCard(url: string) {
  const customer = await TestCustomer.register(url)
  const { invoice_code, total } = await customer.checksOut(await customer.savesCart())
  const change = () => customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'card' } })
  const { payment } = (await change()).body.invoice
  const page = payment?.redirect_url ?? ''
  const posts = (body: Record<string, string>) => postForm(page, body)
  return {
    customer,
    invoice_code,
    total,
    page,
    posts,
    change,
    orderId: payment?.order_id ?? '',
    confirms: (code = secureCode) => posts({ do: 'confirm_card', code }),
    now: () => customer.invoice(invoice_code),
  }
}

afterEach(endProcesses)

describe.each(databases)('paying by card on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const paying = () => atCard(server.url)

  it('is paid on the gateway’s page, which leads back; the invoice then names the card', async () => {
    const { posts, confirms, now, invoice_code, page } = await paying()
    expect(await posts(entry)).toMatchObject({ status: 303, location: new URL(page).pathname })
    expect(await (await fetch(page)).text()).toContain('3-D Secure')
    const { status, location } = await confirms()
    expect([status, location]).toEqual([303, `${server.url}/status/order?action=${invoice_code}`])
    expect(await now()).toMatchObject({
      status: 'paid',
      payment: {
        payment_method: 'card',
        card: { brand: 'Visa', last4: '1114' },
        title: 'Kartu\u00a0••••\u00a01114',
      },
    })
  })

  it('a wrong entry is named beside its field and stays; the security digits do not', async () => {
    const { posts, now } = await paying()
    const { status, text } = await posts({ ...entry, number: '4811 1111 1111 1115', cvc: '987' })
    expect(status).toBe(200)
    expect(text).toContain('value="4811 1111 1111 1115"')
    expect(text).toContain('This is no card number.')
    expect(text).not.toContain('987')
    expect((await now()).payment?.lapsed).toBeUndefined()
  })

  it.each([
    ['the bank declines', { ...entry, number: '4911 1111 1111 1113' }, [secureCode]],
    ['the code is wrong three times', entry, ['1', '2', '3']],
  ])('when %s, the invoice stays open, for another try', async (_, card, codes) => {
    const { posts, confirms, now, change, invoice_code, orderId } = await paying()
    await posts(card)
    const answers = []
    for (const code of codes) answers.push((await confirms(code)).location)
    expect(answers.at(-1)).toBe(`${server.url}/status/order?action=${invoice_code}`)
    const { status, payment } = await now()
    expect([status, payment?.lapsed, payment?.card]).toEqual(['pending', 'denied', undefined])
    const again = (await change()).body.invoice.payment
    expect(again?.order_id).not.toBe(orderId)
    await atGateway(server.url, again?.order_id ?? '', 'pay')
    expect((await now()).status).toBe('paid')
  })

  it('a payer who cancels leads back, and nothing is paid', async () => {
    const { posts, now } = await paying()
    await posts(entry)
    expect((await posts({ do: 'fail' })).location).toContain('/status/order')
    expect((await now()).payment?.lapsed).toBe('denied')
  })

  it('another card may be entered before the code', async () => {
    const { posts, confirms, now } = await paying()
    await posts(entry)
    await posts({ do: 'other_card' })
    await posts({ ...entry, number: '5555 5555 5555 4444' })
    await confirms()
    expect((await now()).payment?.card).toEqual({ brand: 'Mastercard', last4: '4444' })
  })

  it.each(['pay_late', 'pay_silently'])('a payment that comes otherwise counts: %s', async (action) => {
    const { customer, invoice_code, orderId, now } = await paying()
    await atGateway(server.url, orderId, action)
    await customer.call(calls.checkPayment, { body: { invoice_code } })
    expect(await now()).toMatchObject({ status: 'paid', payment: { card: { last4: '1114' } } })
  })

  it('a page that is left behind pays once; the rest is owed back', async () => {
    const { customer, invoice_code, orderId, now, total } = await paying()
    await customer.call(calls.changePayment, { body: { invoice_code, payment_method: 'qris' } })
    const { payment } = await now()
    await atGateway(server.url, payment?.order_id ?? '', 'pay')
    await atGateway(server.url, orderId, 'pay_late')
    expect(await now()).toMatchObject({ status: 'paid', to_return: [{ amount: total }] })
  })
})

it('the number of a card is in no table and no line of the log', async () => {
  const folder = startedFolder()
  const server = startProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace' })
  const url = await server.ready
  const { posts, confirms, now } = await atCard(url)
  await posts({ ...entry, number: '4811 1111 1111 1115', cvc: '987' })
  await posts(entry)
  await confirms()
  expect((await now()).payment?.card).toEqual({ brand: 'Visa', last4: '1114' })
  server.child.kill('SIGTERM')
  await server.ended
  const written = server.output() + (await dumpOf({ dataFolder: folder }))
  expect(written).toContain('481111-1114')
  expect(written).toContain('/sandbox/pay/')
  for (const secret of [number, number.replaceAll(' ', ''), number.slice(5), '11111111', '4811 1111'])
    expect(written).not.toContain(secret)
}, 120_000)
