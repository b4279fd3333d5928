import { calls, type Invoice } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contact } from '../../lib/navigation/contact.ts'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem, waitingProof } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { textOf } from '../../testing/text-of.ts'
import { InvoiceView } from './InvoiceView.tsx'

const dueAt = Date.parse('2026-11-02T00:00:00Z')
const second = 1000

const toPay: Invoice = {
  ...invoice,
  due_date: new Date(dueAt).toISOString(),
  payment: {
    order_id: 'INV-1-1',
    payment_method: 'manual',
    title: 'Transfer',
    account: { bank: 'BCA', number: '1234567890', holder: 'PT Seberang' },
    surplus: 117,
    steps: [],
  },
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: dueAt - 2 * second }))
afterEach(() => void vi.useRealTimers())

test('asks for a transfer until the deadline; then it is only matched, and nothing is left to copy or to pay', async () => {
  fakeServer()
  const { t } = await renderApp(<InvoiceView invoice={toPay} isReplaced={false} />, {
    texts: ['invoice', 'pricing', 'price', 'reason', 'status'],
  })
  const change = () => screen.queryByRole('button', { name: t('invoice:change.action') })
  await waitFor(() => expect(change()).not.toBeNull())
  expect(screen.getByText('1234 5678 90')).toBeVisible()
  const valuesOf = (term: string) =>
    screen.getAllByText(term).map((name) => textOf(name.nextElementSibling ?? name))
  expect(valuesOf(t('invoice:transfer.invoice'))).toEqual(['Rp245.000'])
  expect(valuesOf(t('invoice:transfer.uniqueCode'))).toEqual([
    t('invoice:transfer.toWallet', { amount: 'Rp117' }),
  ])
  // The amount that is to arrive is the large one, before the account and with its own digits marked.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bayar Rp245.117')
  expect(valuesOf(t('invoice:va.amount'))[0]).toBe('Rp245.117')
  const own = screen.getByText('117')
  expect(own.compareDocumentPosition(screen.getByText('1234 5678 90'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(t('invoice:transfer.toTransfer'))).toBeVisible()
  expect(valuesOf(t('invoice:transfer.uniqueCodeToWallet'))).toEqual(['+Rp117'])
  vi.setSystemTime(dueAt + second)
  // The page looks at the clock each second.
  await waitFor(() => expect(change()).toBeNull())
  expect(screen.getByText('Batas transfer lewat.')).toBeVisible()
  expect(screen.getByText(/Sudah transfer\? Kami cocokkan sampai .* Jangan transfer lagi/)).toBeVisible()
  expect(screen.queryByText(/1234 5678 90/)).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Bayar/ })).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
  // Whoever has sent it can show that, and has the invoice to show.
  const support = screen.getByRole('link', { name: t('invoice:transfer.support') })
  const mail = new URL(support.getAttribute('href') ?? '')
  expect(mail.pathname).toBe(contact.mail)
  expect(mail.searchParams.get('subject')).toContain(toPay.invoice_code)
  expect(mail.searchParams.get('body')).toContain('Rp245.117')
  expect(screen.getByRole('link', { name: t('invoice:print') })).toBeVisible()
})

test('what to do comes before the time that is left for it', async () => {
  fakeServer()
  await renderApp(<InvoiceView invoice={toPay} isReplaced={false} />, {
    texts: ['invoice', 'pricing', 'price', 'reason', 'status'],
  })
  const timer = await screen.findByRole('timer')
  const account = screen.getByText('1234 5678 90')
  expect(account.compareDocumentPosition(timer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('only asking for the payment is a button; the rest is a list at the end', async () => {
  fakeServer()
  const steps = [{ title: 'ATM', lines: ['Pilih transfer'] }]
  const va = {
    order_id: 'INV-1-1',
    payment_method: 'va_bca',
    title: 'Virtual Account BCA',
    va_number: '126083',
    steps,
  }
  const { t } = await renderApp(
    <InvoiceView
      invoice={{ ...toPay, payment: { ...toPay.payment, ...va, account: undefined } as Invoice['payment'] }}
      isReplaced={false}
    />,
    { texts: ['invoice', 'pricing', 'price', 'reason', 'status'] },
  )
  const change = await screen.findByRole('button', { name: t('invoice:change.action') })
  const rows = [change, screen.getByRole('link', { name: t('invoice:print') })]
  const [list, ...others] = new Set(rows.map((row) => row.closest('ul')))
  expect(others).toEqual([])
  const check = screen.getByRole('button', { name: t('invoice:check') })
  expect(check.closest('ul')).toBeNull()
  for (const before of [check, screen.getByRole('heading', { name: t('invoice:how') })])
    expect(before.compareDocumentPosition(list ?? before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([null, 'UJI-1'])(
  'a voucher can be used again after the deadline only where one was used: %s',
  async (voucher) => {
    fakeServer()
    const { t } = await renderApp(
      <InvoiceView invoice={{ ...toPay, items: [{ ...invoiceItem, voucher }] }} isReplaced={false} />,
      { texts: ['invoice', 'pricing', 'price', 'reason', 'status'] },
    )
    expect(screen.queryAllByText(new RegExp(t('invoice:giveUp.voucher')))).toHaveLength(voucher ? 1 : 0)
  },
)

test('while a proof of its transfer waits, it neither asks to be paid nor has a deadline', async () => {
  fakeServer()
  const payment = { ...toPay.payment, proof: waitingProof } as Invoice['payment']
  const { t, container } = await renderApp(
    <InvoiceView invoice={{ ...toPay, items: [invoiceItem], payment }} isReplaced={false} />,
    { texts: ['invoice', 'pricing', 'price', 'reason', 'status'] },
  )
  const amount = formatRupiah(waitingProof.amount)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('invoice:proof.payTitle', { amount }))
  expect(screen.getAllByText(t('price:basis.transferred')).length).toBeGreaterThan(0)
  expect(container.textContent).not.toMatch(/Harus dibayar|sebelum \S/)
  expect(screen.queryByText(t('invoice:state.pending'))).toBeNull()
})

test('what a transfer brought above its invoice is in the wallet, and said', async () => {
  fakeServer()
  const paid = { status: 'paid', paid_at: '2026-11-01T02:00:00Z', invoice_type: 'additional' } as const
  const { t } = await renderApp(
    <InvoiceView invoice={{ ...toPay, ...paid, items: [invoiceItem] }} isReplaced={false} />,
    { texts: ['invoice', 'pricing', 'price', 'reason', 'status'] },
  )
  expect(
    await screen.findByText(new RegExp(t('invoice:over.paid.surplus', { amount: 'Rp117' }))),
  ).toBeVisible()
})

test('what is paid by an estimate says what its weighing may change', async () => {
  fakeServer()
  const texts = ['invoice', 'pricing', 'price', 'reason', 'status'] as const
  const items = [invoiceItem]
  const page = await renderApp(<InvoiceView invoice={{ ...toPay, items }} isReplaced={false} />, { texts })
  expect(screen.getByText(page.t('price:weighedLater'))).toBeVisible()
  page.unmount()
  const additional: Invoice = { ...toPay, items, invoice_type: 'additional' }
  await renderApp(<InvoiceView invoice={additional} isReplaced={false} />, { texts })
  expect(screen.queryByText(page.t('price:weighedLater'))).toBeNull()
})

test('what was weighed since checkout says what its own difference does, and not what one might', async () => {
  const server = fakeServer()
  const change = { amount: -24_000, reason: 'Beratnya 1 kg.', measurement: null, invoice_code: null }
  const next_change = { ...change, waits_for: 'payment' }
  const weighed = { ...cart, revision: { weight_kg: '1' }, next_change } as unknown as typeof cart
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 50, results: [weighed] })
  const page = await renderApp(
    <InvoiceView invoice={{ ...toPay, items: [invoiceItem] }} isReplaced={false} />,
    { texts: ['invoice', 'pricing', 'price', 'reason', 'status', 'locker'] },
  )
  expect(await screen.findByText(/selisih Rp24\.000 masuk ke dompetmu/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(page.t('price:weighedLater'))).toBeNull())
  // With its reason, and where the price ends; besides, the surplus of the transfer, at the account and in the price.
  expect(screen.getAllByText(/dompet/)).toHaveLength(4)
  expect(screen.getByText(page.t('invoice:afterPaid.credited', { amount: 'Rp24.000' }))).toBeVisible()
})

const later: Invoice = {
  ...toPay,
  invoice_type: 'paylater',
  items: [invoiceItem],
  pays_for: 'INV-0',
  due_date: '2026-11-15T16:59:59.999Z',
}
const texts = ['invoice', 'pricing', 'price', 'reason', 'status'] as const

test('what is paid later has a day and no countdown, and leads to its order', async () => {
  fakeServer()
  const { t } = await renderApp(<InvoiceView invoice={later} isReplaced />, { texts: [...texts] })
  expect(await screen.findByText('15 Nov')).toBeVisible()
  expect(screen.getByText(t('invoice:later.accepted'))).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('link', { name: t('invoice:later.order') })).toHaveAttribute(
    'href',
    expect.stringContaining('INV-0'),
  )
  expect(screen.getByText(`Bayar nanti untuk ${invoiceItem.title}`, { exact: false })).toBeVisible()
})

test('a day of next year has its year', async () => {
  fakeServer()
  const next = { ...later, due_date: '2027-01-07T16:59:59.999Z' }
  await renderApp(<InvoiceView invoice={next} isReplaced={false} />, { texts: [...texts] })
  expect(await screen.findByText('7 Jan 2027')).toBeVisible()
})

test('what is overdue says for how long, and can still be paid', async () => {
  vi.setSystemTime(Date.parse('2026-11-18T03:00:00Z'))
  fakeServer()
  const overdue = { ...later, total: 200_000, reduced: 45_000 }
  const { t } = await renderApp(<InvoiceView invoice={overdue} isReplaced={false} />, { texts: [...texts] })
  expect(await screen.findByText(t('invoice:later.overdue', { count: 3 }))).toBeVisible()
  expect(screen.getByText(t('invoice:later.state'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('invoice:change.action') })).toBeVisible()
  expect(screen.getByText(/Semula Rp245\.000/)).toBeVisible()
  expect(screen.getByText('1234 5678 90')).toBeVisible()
})
