import { calls } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { leastTopUp, mostTopUp, topUpHours, topUpsAnHour } from '@seberang/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock, atGateway, mailsTo, newestMail, refusedAs } from './support/api.ts'
import { Counter, surely } from './support/counter.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { LiveClient } from './support/live.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'
import { addsAccount, code, paysFromWallet, pin, setsPin, topsUp, walletHistory } from './support/wallet.ts'

const hour = 3_600_000

describe.each(databases)('a top-up on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })

  const registered = () => TestCustomer.register(server.url)
  const act = (invoice: { payment: { order_id: string } | null }, action: string) =>
    atGateway(server.url, invoice.payment?.order_id ?? '', action)
  const filled = async (amount: number) => {
    const customer = await registered()
    const invoice = await topsUp(customer, amount)
    await act(invoice, 'pay')
    return { customer, invoice }
  }
  /** A customer who has bought something with all that a top-up brought. */
  const spent = async () => {
    const customer = await registered()
    await setsPin(customer)
    const bought = await customer.checksOut(await customer.savesCart())
    const invoice = await topsUp(customer, bought.total)
    await act(invoice, 'pay')
    expect((await paysFromWallet(customer, bought.invoice_code)).status).toBe(200)
    return { customer, invoice }
  }

  it('is an invoice of its own for three hours, and fills the wallet once it is paid', async () => {
    const customer = await registered()
    const invoice = await topsUp(customer, 150_000)
    expect(invoice).toMatchObject({
      invoice_type: 'topup',
      status: 'pending',
      total: 150_000,
      items: [],
      payment: { payment_method: 'va_bca', va_number: expect.any(String) as unknown },
    })
    expect(Date.parse(invoice.due_date) - Date.parse(invoice.created_at)).toBe(topUpHours * hour)
    const bill = await newestMail(server.url, customer.email)
    expect(bill.subject.replaceAll('\u00a0', ' ')).toBe('Harus dibayar Rp150.000: isi saldo dompet')
    expect(await customer.wallet()).toBe(0)
    const live = await LiveClient.open(server.url, customer.token)
    await act(invoice, 'pay')
    expect(await live.upTo('wallet')).toContainEqual(
      expect.objectContaining({ topic: 'wallet', code: invoice.invoice_code }),
    )
    live.socket.close()
    expect(await customer.wallet()).toBe(150_000)
    expect((await walletHistory(customer, { kind: 'topup' })).results).toMatchObject([
      {
        kind: 'topup',
        title: 'Isi saldo lewat VA BCA',
        amount: 150_000,
        balance: 150_000,
        code: invoice.invoice_code,
      },
    ])
    expect((await newestMail(server.url, customer.email)).text).toContain('saldo dompetmu')
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  it.each([
    ['less than the least', { amount: leastTopUp - 1 }, ['amount']],
    ['more than the most', { amount: mostTopUp + 1 }, ['amount']],
    ['a part of a rupiah', { amount: 10_000.5 }, ['amount']],
    ['the wallet itself', { payment_method: 'wallet' as never }, ['payment_method']],
    ['more than a method takes', { amount: 10_000_001, payment_method: 'qris' as const }, ['payment_method']],
  ])('is refused with %s', async (_, change, fields) => {
    const customer = await registered()
    const body = { amount: 50_000, payment_method: 'va_bca' as const, ...change }
    expect(refusedAs(await customer.call(calls.topUp, { body }))).toEqual([422, fields])
    expect((await customer.call(calls.invoices, { query: {} })).body.results).toEqual([])
  })

  it('is not paid from the wallet that it fills, nor offered to be', async () => {
    const { customer } = await filled(500_000)
    await setsPin(customer)
    const invoice = await topsUp(customer, 50_000)
    expect(refusedAs(await paysFromWallet(customer, invoice.invoice_code))).toEqual([422, ['payment_method']])
    const { body } = await customer.call(calls.paymentGroups, {
      query: { invoice_code: invoice.invoice_code },
    })
    expect(body.results.map(({ payment_category }) => payment_category)).not.toContain('wallet')
    const other = { invoice_code: invoice.invoice_code, payment_method: 'va_bni' as const }
    expect((await customer.call(calls.changePayment, { body: other })).status).toBe(200)
  })

  it('is matched as a transfer, like any other invoice', async () => {
    const customer = await registered()
    const invoice = await topsUp(customer, 75_000, 'manual')
    await new Counter(server.url).settle(invoice.invoice_code)
    expect(await customer.wallet()).toBe(transferAmount(invoice))
  })

  it('that nobody pays ends, and says that the balance does not have it', async () => {
    const customer = await registered()
    const invoice = await topsUp(customer, 75_000)
    await advanceClock(server.url, topUpHours * hour + 60_000)
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({ status: 'expired' })
    const mail = await newestMail(server.url, customer.email)
    expect(mail.text).toContain('Isi saldo ini tidak ada di saldomu.')
    expect(mail.text).not.toContain('locker')
    expect(mail.text).toContain('/wallet')
    await act(invoice, 'pay_late')
    expect(await customer.wallet()).toBe(0)
    expect((await customer.invoice(invoice.invoice_code)).to_return).toMatchObject([{ amount: 75_000 }])
  })

  it('that is paid twice fills the wallet once; the other is owed back', async () => {
    const customer = await registered()
    const invoice = await topsUp(customer, 75_000)
    await act(invoice, 'pay_twice')
    expect(await customer.wallet()).toBe(75_000)
    expect((await customer.invoice(invoice.invoice_code)).to_return).toMatchObject([{ amount: 75_000 }])
  })

  it('that the bank takes back is out of the wallet again, and can be paid while its time lasts', async () => {
    const { customer, invoice } = await filled(75_000)
    await act(invoice, 'take_back')
    expect(await customer.wallet()).toBe(0)
    const { text } = await newestMail(server.url, customer.email)
    expect(text.replaceAll('\u00a0', ' ')).toContain('Rp75.000 dari isi saldo ini keluar lagi dari dompetmu.')
    expect(text).not.toContain('yang sudah kami kembalikan')
    expect((await walletHistory(customer)).results[0]).toMatchObject({
      kind: 'taken_back',
      amount: -75_000,
      code: invoice.invoice_code,
    })
    const open = await customer.invoice(invoice.invoice_code)
    expect(open).toMatchObject({ status: 'pending', taken_back: { amount: 75_000 } })
    // Its new number is opened by the next look at it.
    const { invoice_code } = invoice
    const { body } = await customer.call(calls.checkPayment, { body: { invoice_code } })
    expect(open.status).toBe('pending')
    await act(body.invoice, 'pay')
    expect(await customer.wallet()).toBe(75_000)
  })

  it('that the bank takes back after its time ends, and its mail names what left the wallet', async () => {
    const { customer, invoice } = await filled(75_000)
    await advanceClock(server.url, topUpHours * hour + 60_000)
    await act(invoice, 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({ ended_because: 'taken_back' })
    const { text } = await newestMail(server.url, customer.email)
    expect(text.replaceAll('\u00a0', ' ')).toContain('Rp75.000 dari isi saldo ini keluar lagi dari dompetmu.')
    expect(text).not.toMatch(/Saldomu tetap|yang sudah kami kembalikan/)
  })

  it('that is taken back after it was spent stays, and keeps the wallet shut until it is paid again', async () => {
    const { customer, invoice } = await spent()
    const account = await addsAccount(customer)
    const more = await topsUp(customer, 2_000_000)
    await act(invoice, 'take_back')
    expect(await customer.wallet()).toBe(0)
    expect(await customer.invoice(invoice.invoice_code)).toMatchObject({
      status: 'paid',
      taken_back: { amount: invoice.total },
    })
    await act(more, 'pay')
    const reversed = { invoice_code: invoice.invoice_code, amount: invoice.total, by: 'bank' }
    expect(await walletHistory(customer)).toMatchObject({ balance: 2_000_000, reversed })
    const byTransfer = await customer.checksOutBy('manual', await customer.savesCart())
    expect((await walletHistory(customer)).reversed?.account).toEqual(byTransfer.payment?.account)
    const topUp = { amount: 100_000, payment_method: 'va_bca' } as const
    expect(refusedAs(await customer.call(calls.topUp, { body: topUp }))).toEqual([409, 'topup_reversed'])
    const { body: groups } = await customer.call(calls.paymentGroups, { query: {} })
    expect(groups.results.find((one) => one.payment_category === 'wallet')?.methods).toMatchObject([
      { available: false, shut: true, reason: expect.stringContaining('ditarik') as unknown },
    ])
    const next = await customer.checksOut(await customer.savesCart())
    expect(refusedAs(await paysFromWallet(customer, next.invoice_code))).toEqual([409, 'topup_reversed'])
    const withdrawal = {
      bank_account_id: account.id,
      amount: 100_000,
      pin,
      otp_token: await code(customer, 'WD'),
    }
    expect(refusedAs(await customer.call(calls.withdraw, { body: withdrawal }))).toEqual([
      409,
      'topup_reversed',
    ])
    await new Counter(server.url).settle(invoice.invoice_code, { amount: invoice.total })
    expect(await walletHistory(customer)).toMatchObject({ balance: 2_000_000, reversed: null })
    expect((await paysFromWallet(customer, next.invoice_code)).status).toBe(200)
  })

  it('that was booked on the wrong invoice and is spent shuts the wallet, by an operator who is sure, until it is paid', async () => {
    const customer = await registered()
    await setsPin(customer)
    const bought = await customer.checksOut(await customer.savesCart())
    const invoice = await topsUp(customer, bought.total + 60_000, 'manual')
    const counter = new Counter(server.url)
    await counter.settle(invoice.invoice_code, { reference: 'FT26333001' })
    await paysFromWallet(customer, bought.invoice_code)
    const unsettle = (sure: { sure?: string }) =>
      counter.operator.call(calls.opsUnsettle, {
        params: { invoice_code: invoice.invoice_code },
        body: { reference: 'FT26333001', ...sure },
      })
    expect(refusedAs(await unsettle({}))).toEqual([422, ['reference']])
    const left = await customer.wallet()
    expect(left).toBeGreaterThanOrEqual(60_000)
    expect((await surely(unsettle)).body).toMatchObject({ status: 'paid', reversed: true })
    expect(await walletHistory(customer)).toMatchObject({
      balance: left,
      reversed: { invoice_code: invoice.invoice_code, amount: invoice.total },
    })
    const account = await addsAccount(customer)
    const withdrawal = {
      bank_account_id: account.id,
      amount: 60_000,
      pin,
      otp_token: await code(customer, 'WD'),
    }
    expect(refusedAs(await customer.call(calls.withdraw, { body: withdrawal }))).toEqual([
      409,
      'topup_reversed',
    ])
    await counter.settle(invoice.invoice_code, { reference: 'FT26333004', amount: invoice.total })
    // With the rupiah by which that transfer is known.
    expect(await walletHistory(customer)).toMatchObject({ reversed: null })
    expect(await customer.wallet()).toBeGreaterThanOrEqual(60_000)
    await assertHealthy(server.url)
  })

  it('that was booked on the wrong invoice leaves what was spent of it above the invoice, where another pays for it', async () => {
    const customer = await registered()
    await setsPin(customer)
    const bought = await customer.checksOut(await customer.savesCart())
    const { invoice_code, total } = await topsUp(customer, bought.total - 1, 'manual')
    const counter = new Counter(server.url)
    await counter.settle(invoice_code, { reference: 'FT26333002' })
    await paysFromWallet(customer, bought.invoice_code)
    const again = await counter.settle(invoice_code, { reference: 'FT26333003', amount: total, again: true })
    expect(again.body).toMatchObject({ outcome: 'refund_owed' })
    const params = { invoice_code }
    const body = { reference: 'FT26333002' }
    expect((await counter.operator.call(calls.opsUnsettle, { params, body })).status).toBe(200)
    expect(await customer.wallet()).toBe(0)
    await assertHealthy(server.url)
  })

  it('is not made more often than the hour allows', async () => {
    const customer = await registered()
    for (let count = 0; count < topUpsAnHour; count += 1) await topsUp(customer, 10_000)
    const body = { amount: 10_000, payment_method: 'va_bca' as const }
    expect((await customer.call(calls.topUp, { body })).status).toBe(429)
    expect((await mailsTo(server.url, customer.email)).length).toBeGreaterThan(0)
  })
})
