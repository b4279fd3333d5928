import {
  calls,
  type AdditionalInvoice,
  type Cart,
  type Invoice,
  type InvoiceItem,
  type Payment,
  type PriceChange,
} from '@seberang/domain/api'
import { codeAmidWords, formatRupiah } from '@seberang/domain/format'
import type { Status } from '@seberang/domain/status'
import { advise, priceUnder } from '@seberang/domain/terms'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { airJastip, requestWith } from '../../../domain/pricing/cases/build.ts'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem } from '../../testing/invoice.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { Screen } from './InvoiceScreen.tsx'

async function printed(change: Partial<Invoice>, results: Cart[] = []) {
  const server = fakeServer()
  server.answer(calls.carts, { count: results.length, next: null, previous: null, page_size: 100, results })
  server.answer(calls.label, {
    data: {
      type: 'invoice',
      printed_for: customer,
      sender: 'PT Seberang, Jl. Pelabuhan 12',
      sender_npwp: '01.234.567.8-901.000',
      invoice: { ...invoice, ...change },
    },
  })
  const page = await renderApp(<Screen />, {
    texts: ['print', 'invoice', 'pricing', 'price', 'quotes', 'reason'],
    at: '/print/invoice?code=INV-1',
  })
  await screen.findByText(page.t('print:invoice.for'))
  return page
}

test('there is nothing to print of a code that no invoice has', async () => {
  fakeServer().handle(calls.label, () => ({ status: 404, body: { action: false, message: 'Tidak ada' } }))
  const { t } = await renderApp(<Screen />, { texts: ['print'], at: '/print/invoice?code=INV-1' })
  expect(await screen.findByText(t('common:error.missing.title'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('print:print') })).toBeNull()
  expect(screen.getByRole('link', { name: t('common:nav.status') })).toBeVisible()
})

test('an address without a code has a way on, and nothing is asked for', async () => {
  const server = fakeServer()
  const { t } = await renderApp(<Screen />, { texts: ['print'], at: '/print/invoice?id=INV-1' })
  expect(screen.getByRole('heading', { level: 1, name: t('common:error.missing.title') })).toBeVisible()
  expect(screen.getByRole('link', { name: t('common:nav.status') })).toBeVisible()
  expect(server.received(calls.label)).toEqual([])
})

const payment = (change: Partial<Payment>): Payment => ({
  order_id: 'INV-1-1',
  payment_method: 'va_bca',
  title: 'Virtual Account BCA',
  steps: [],
  ...change,
})

test('the company that charges it stands at the head of the sheet, with its tax number', async () => {
  const { t } = await printed({})
  expect(screen.getByText('PT Seberang, Jl. Pelabuhan 12, NPWP 01.234.567.8-901.000')).toBeVisible()
  expect(screen.getByRole('button', { name: t('print:print') })).toBeVisible()
})

test('an invoice of a company is made out to it, with its tax number and who acts for it', async () => {
  await printed({ company: { name: 'PT Batik Larasati', npwp: '0012345678091000' } })
  const value = screen.getByText('PT Batik Larasati')
  expect(value).toBeVisible()
  expect(value.parentElement?.parentElement?.textContent).toContain(
    'NPWP 0012 3456 7809 1000, Ratna Wijaya, SBR-20418',
  )
})

test('the recipient and the address that it goes to are named; of several addresses, which shipment goes to each', async () => {
  const items = [invoiceItem]
  const { t } = await printed({ items }, [cart])
  const { address } = cart
  const place = new RegExp(`^${address.address}, .*${address.postal_code}`)
  expect(await screen.findByText(t('print:invoice.recipient'))).toBeVisible()
  expect(screen.getAllByText(address.name)[0]).toBeVisible()
  expect(screen.getByText(place)).toBeVisible()
  cleanup()
  const elsewhere = { ...cart, cart_code: 'SB-2', address: { ...address, address_id: 'A-2', name: 'Budi' } }
  await printed({ items }, [cart, elsewhere])
  expect(await screen.findByText('Budi')).toBeVisible()
  expect(screen.queryByText(t('print:invoice.recipient'))).toBeNull()
  expect(screen.getAllByText(place)).toHaveLength(2)
})

test('an invoice that has ended names no recipient: its shipments may go elsewhere since', async () => {
  const ended = { status: 'expired', ended_because: 'deadline', ended_at: '2026-11-02T03:00:00Z' } as const
  const { t } = await printed({ ...ended, items: [invoiceItem] }, [cart])
  expect(await screen.findByRole('button', { name: t('print:print') })).toBeVisible()
  expect(screen.queryByText(t('print:invoice.recipient'))).toBeNull()
})

test.each<[string, Partial<Payment>, string[]]>([
  ['a virtual account', { va_number: '1260831054030915' }, ['1260831054030915']],
  ['Mandiri’s two codes', { bill: { biller_code: '70012', bill_key: '991' } }, ['70012', '991']],
  [
    'the account for a transfer',
    { account: { bank: 'BCA', number: '5210088123', holder: 'PT Seberang' }, surplus: 117 },
    ['BCA', '5210088123', 'PT Seberang. Transfer tepat Rp245.117: Rp117 di atas tagihan'],
  ],
  [
    'a code, which is on its page',
    { qr_string: '000201', steps: [{ title: 'Aplikasi', lines: ['Pindai kode di halaman invoice ini.'] }] },
    ['Pindai kode di halaman invoice ini.'],
  ],
])('an open invoice says how to pay: %s', async (_, numbers, shown) => {
  const { t } = await printed({ payment: payment(numbers) })
  const fact = screen.getByText(t('print:invoice.method')).parentElement
  for (const text of ['Virtual Account BCA', ...shown]) expect(fact?.textContent).toContain(text)
})

test('the total of one that is transferred contains its unique code', async () => {
  const { t } = await printed({ payment: payment({ surplus: 117 }) })
  const label = screen.getByText(t('print:invoice.toTransfer'))
  expect(label.parentElement?.parentElement).toHaveTextContent('Rp245.117')
  expect(screen.getByText(t('print:invoice.withCode', { amount: 'Rp117' }))).toBeVisible()
})

test('the deadline of an open invoice has its weekday', async () => {
  const { t } = await printed({ due_date: '2026-11-13T06:46:00Z' })
  expect(screen.getByText(t('print:invoice.due')).parentElement).toHaveTextContent('Jumat, 13 November 2026')
})

test('a paid invoice gives no number to pay to', async () => {
  const { t } = await printed({
    status: 'paid',
    paid_at: '2026-11-01T03:00:00Z',
    payment: payment({ va_number: '1260831054030915' }),
  })
  expect(screen.queryByText(t('print:invoice.method'))).toBeNull()
  expect(screen.queryByText(/1260831054030915/)).toBeNull()
})

const advice = advise(requestWith({ package: airJastip }, [{ price_original: 900 }]))
const item: InvoiceItem = { ...invoiceItem, priced: { ...cart.priced, ...(advice && { advice }) } }
const paid = { status: 'paid', paid_at: '2026-11-01T03:00:00Z', items: [item] } satisfies Partial<Invoice>

test.each<[Status, number]>([
  ['inbound', 1],
  ['finished', 0],
])('what customs may still levy on a parcel is printed until it is released: %s', async (status, times) => {
  const { t } = await printed(paid, [{ ...cart, status }])
  await waitFor(() => expect(screen.queryAllByText(t('print:invoice.notes.law'))).toHaveLength(times))
})

test('a tariff above the law says what of it the state gets, also after customs', async () => {
  const above = priceUnder(requestWith({}, [{ price_original: 3 }]), { rates_as_of: '2026-11-01T03:00:00Z' })
  const { t } = await printed({ ...paid, items: [{ ...invoiceItem, priced: above }] }, [
    { ...cart, status: 'finished' },
  ])
  const note = (await screen.findByText(t('print:invoice.notes.law'))).parentElement
  expect(note).toHaveTextContent(formatRupiah(-(above.advice?.difference ?? 0)))
})

test('what an operator has charged for it is not printed as what customs may still levy', async () => {
  const charged = { reason: 'Bea masuk', cost_value: advice?.difference ?? 0, levy: true } as const
  const { t } = await printed(paid, [{ ...cart, status: 'inbound', additional_costs: [charged] }])
  await screen.findByRole('button', { name: t('print:print') })
  expect(screen.queryByText(t('print:invoice.notes.law'))).toBeNull()
})

test('a sheet can be printed once its shipments are known', async () => {
  let answer = () => {}
  const server = fakeServer()
  server.answer(
    calls.carts,
    () =>
      new Promise(
        (resolve) =>
          (answer = () => resolve({ count: 0, next: null, previous: null, page_size: 100, results: [] })),
      ),
  )
  server.answer(calls.label, {
    data: {
      type: 'invoice',
      printed_for: customer,
      invoice: { ...invoice, items: [{ ...invoiceItem, cart_code: 'SC-LATER' }] },
    },
  })
  const { t } = await renderApp(<Screen />, {
    texts: ['print', 'invoice', 'pricing', 'price', 'quotes', 'reason'],
    at: '/print/invoice?code=INV-1',
  })
  await screen.findByText(t('print:invoice.for'))
  expect(screen.queryByRole('button', { name: t('print:print') })).toBeNull()
  answer()
  expect(await screen.findByRole('button', { name: t('print:print') })).toBeVisible()
})

test('an additional invoice tells the price of the shipment apart from what is paid', async () => {
  const { t } = await printed({ ...paid, invoice_type: 'additional', total: 45_000 })
  const fact = screen.getByText(t('print:invoice.price')).parentElement
  const { total } = cart.priced.answer
  expect(fact).toHaveTextContent(formatRupiah(total))
  expect(fact).toHaveTextContent(t('print:invoice.before', { before: formatRupiah(total - 45_000) }))
  const sum = screen.getAllByText(t('price:basis.paid')).at(-1)?.parentElement
  expect(sum?.textContent).not.toContain(formatRupiah(total))
})

test('a paid invoice tells what became of a later measurement, and what was paid in all', async () => {
  const change: PriceChange = {
    amount: 257_000,
    reason: 'Paketnya lebih berat dari perkiraan',
    measurement: null,
    before: cart.priced.answer,
    now: cart.priced.answer,
    invoice_code: 'INV-2',
  }
  const bill: AdditionalInvoice = {
    invoice_code: 'INV-2',
    status: 'pending',
    total: 257_000,
    reason: change.reason,
    measurement: null,
    created_at: '2026-11-02T03:00:00Z',
    due_date: '2026-11-03T03:00:00Z',
    paid_at: null,
    payment: null,
    taken_back: null,
  }
  const measured: Cart = {
    ...cart,
    status: 'finished',
    measurements: [{ measured_at: '2026-11-02T03:00:00Z' }],
    agreed_total: 1_139_125,
  }
  const items = [{ ...item, changes: [change] }]
  const estimate = billTexts('id').reason.why.estimate
  const texts = (key: 'billed' | 'billPaid') => ({
    key: `print:invoice.notes.${key}` as const,
    values: {
      title: item.title,
      reason: `${change.reason}.`,
      code: codeAmidWords('INV-2'),
      amount: formatRupiah(257_000),
    },
  })

  const due = await printed({ ...paid, items }, [{ ...measured, additional_invoices: [bill] }])
  const billed = texts('billed')
  expect(await screen.findByText(due.t(billed.key, billed.values))).toBeInTheDocument()
  expect(screen.queryByText(/^Dibayar semuanya/)).toBeNull()
  due.unmount()

  const { t } = await printed({ ...paid, items }, [
    { ...measured, additional_invoices: [{ ...bill, status: 'paid' }] },
  ])
  const settled = texts('billPaid')
  expect(await screen.findByText(t(settled.key, settled.values))).toBeInTheDocument()
  // Beside what followed the checkout: at the top it would be a second sum of what was paid.
  expect(
    screen.getByText(t('print:invoice.notes.paidInAll', { amount: formatRupiah(1_139_125) })),
  ).toBeVisible()
  expect(screen.getAllByText(t('print:invoice.notes.since'))).toHaveLength(1)
  expect(screen.getByText(t('print:invoice.notes.total'))).toBeVisible()
  expect(document.body).not.toHaveTextContent(estimate)
})

test('before the warehouse has measured, a paid invoice is an estimate', async () => {
  await printed(paid, [{ ...cart, measurements: [] }])
  expect(document.body).toHaveTextContent(billTexts('id').reason.why.estimate)
})

test('a charge that was withdrawn says why in print, and what was charged next', async () => {
  const { t } = await printed({
    invoice_type: 'additional',
    status: 'cancelled',
    ended_because: 'withdrawn',
    withdrawn_reason: 'Salah hitung',
    charged_next: { invoice_code: 'INV-2', amount: 50_000, reason: 'Biaya gudang' },
    items: [item],
  })
  expect(document.body).toHaveTextContent('Kami tarik kembali. Alasannya: Salah hitung.')
  const next = { code: codeAmidWords('INV-2'), now: formatRupiah(50_000), reason: 'Biaya gudang' }
  expect(document.body).toHaveTextContent(t('invoice:over.additional.later', next))
  const instead = t('print:invoice.replacedBy', {
    code: codeAmidWords('INV-2'),
    amount: formatRupiah(50_000),
  })
  expect(document.body).not.toHaveTextContent(instead)
})

test('what a measurement replaced says by what in print', async () => {
  const { t } = await printed({
    invoice_type: 'additional',
    status: 'cancelled',
    ended_because: 'replaced',
    replaced_by: { invoice_code: 'INV-2', amount: 50_000, reason: 'Lebih ringan.', measurement: null },
    items: [item],
  })
  const instead = t('print:invoice.replacedBy', {
    code: codeAmidWords('INV-2'),
    amount: formatRupiah(50_000),
  })
  expect(document.body).toHaveTextContent(`Lebih ringan. ${instead}`)
})

test('the amount of an invoice that has ended is struck', async () => {
  await printed({ status: 'expired', ended_because: 'deadline', items: [item] })
  expect(document.querySelector('s')).toHaveTextContent(formatRupiah(invoice.total))
})
