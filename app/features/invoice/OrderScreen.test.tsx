import {
  calls,
  type AdditionalInvoice,
  type Cart,
  type Invoice,
  type Priced,
  type Refund,
} from '@seberang/domain/api'
import { Receipt, Scale } from '@seberang/design-system/icons'
import { formatMoment, formatRupiah, sentenceStart } from '@seberang/domain/format'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkoutPathOf } from '../../lib/navigation/checkout-link.ts'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { justPaid } from '../../lib/navigation/just-paid.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { bankAccount } from '../../testing/bank-account.ts'
import { address, cart } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem } from '../../testing/invoice.ts'
import { individual } from '../../testing/reference.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { textOf } from '../../testing/text-of.ts'
import { Screen } from './OrderScreen.tsx'

const pending: Invoice = { ...invoice, due_date: '2030-11-02T00:00:00Z' }
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.answer(calls.invoice, { data: pending })
  server.answer(calls.carts, { count: 0, next: null, previous: null, page_size: 100, results: [] })
})

function Checkout() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(statusOrderOf('INV-1'), { state: justPaid })}>Bayar</button>
}

/** What the server announces when the payment arrives. */
function Arrival() {
  const { mutate } = useSWRConfig()
  const read = () => mutate((key) => Array.isArray(key) && key[0] === calls.invoice.id)
  return <button onClick={() => void read()}>Dibayar</button>
}

function open(at: string, signedInAs = customer): Promise<Rendered> {
  const routes = (
    <>
      <Routes>
        <Route path={paths.checkout} element={<Checkout />} />
        <Route path={paths.statusOrder} element={<Screen />} />
      </Routes>
      <Arrival />
    </>
  )
  return renderApp(routes, {
    texts: ['status', 'invoice', 'pricing', 'price', 'reason', 'checkout', 'refund'],
    at,
    signedInAs,
  })
}

const title = () => screen.findByRole('heading', { level: 1 })

test('after checking out by keyboard, the focus is on the order’s title', async () => {
  const { user } = await open(paths.checkout)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await title()).toHaveFocus()
})

test('once the order is paid, the focus is on the title of what replaced it', async () => {
  await open(statusOrderOf('INV-1'))
  const before = (await title()).textContent
  expect(await title()).not.toHaveFocus()
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at: '2026-11-01T01:00:00Z' } })
  // Not by the user, whose focus stays where it is.
  fireEvent.click(screen.getByRole('button', { name: 'Dibayar' }))
  await waitFor(async () => expect((await title()).textContent).not.toBe(before))
  expect(await title()).toHaveFocus()
})

test.each([
  ['a minute ago', 60_000, 1],
  ['an hour ago', 3_600_000, 0],
])('back from the page of a gateway, an order that was paid %s', async (_, ago, times) => {
  const paid_at = new Date(Date.now() - ago).toISOString()
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at } })
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 100, results: [cart] })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await title()).not.toHaveFocus()
  const confirmed = t('status:justPaid.title', { amount: formatRupiah(pending.total) })
  expect(screen.queryAllByText(confirmed)).toHaveLength(times)
})

test('an order that is paid later says so once it is checked out, not that money came in', async () => {
  const paid_at = new Date().toISOString()
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at, paid_with: 'INV-2' } })
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 100, results: [cart] })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await screen.findByText(t('invoice:later.accepted'))).toBeVisible()
  expect(screen.getByText(t('invoice:later.acceptedText'))).toBeVisible()
  expect(document.body.textContent).not.toContain(
    t('status:justPaid.title', { amount: formatRupiah(pending.total) }),
  )
  expect(document.body.textContent).not.toContain(t('status:justPaid.leaves'))
})

test('that an order was just paid is not said of a payment that was taken back', async () => {
  const taken_back = { amount: pending.total, at: '2026-11-02T02:00:00Z', by: 'operator' as const }
  const paid_at = '2026-11-01T01:00:00Z'
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at, taken_back } })
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 100, results: [cart] })
  // As it was right after it was checked out: the entry of the history still says so.
  const { user, t } = await open(paths.checkout)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(t('invoice:takenBack.stands'))).toBeVisible()
  expect(screen.queryByText(t('status:justPaid.title', { amount: formatRupiah(pending.total) }))).toBeNull()
})

const refund: Refund = {
  id: 'RF-7KQ2M9XA',
  cart_code: cart.cart_code,
  invoice_code: 'INV-1',
  title: 'Sepatu lari',
  reason: 'damaged',
  description: '',
  files: [],
  to: bankAccount,
  requested_amount: 75_000,
  amount: 75_000,
  status: 'approved',
  created_at: '2026-11-02T01:00:00Z',
  decided_at: '2026-11-03T01:00:00Z',
  ended_at: null,
  undone_at: null,
}

test.each([
  ['is on its way until it is paid', refund, /^Sedang ditransfer ke rekening, paling lambat 4 Nov$/],
  [
    'was returned on the day on which it was paid',
    { ...refund, status: 'paid', ended_at: '2026-11-05T01:00:00Z' },
    /^Dikembalikan ke rekening 5 Nov$/,
  ],
] as const)('in the price of an order, money for a bank %s', async (_, shown, name) => {
  paidWith({ ...cart, status: 'inbound' })
  server.answer(calls.refunds, { count: 1, next: null, previous: null, page_size: 100, results: [shown] })
  const { t } = await open(statusOrderOf('INV-1'))
  const price = within(await screen.findByRole('region', { name: t('status:cost') }))
  const row = await price.findByText((_text, element) => name.test(textOf(element)), { selector: 'dt' })
  expect(textOf(row.nextElementSibling)).toBe('−Rp75.000')
  // What it leaves is what the lines above it add up to.
  expect(price.getByText(formatRupiah(pending.total - 75_000))).toBeVisible()
})

test.each([
  ['until there is an NPWP', 'inbound', undefined, 1],
  ['not once it is at an address', 'inbound', { npwp: '012345678901234', npwp_file: '5' }, 0],
  ['not once customs have released it', 'outbound', undefined, 0],
] as const)('an order of a company says what customs release it for: %s', async (_, status, npwp, times) => {
  const company = { ...individual, package_type: 'company' as const }
  const results: Cart[] = [{ ...cart, status, package: company }]
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at: '2026-11-01T01:00:00Z' } })
  server.answer(calls.carts, { count: 1, next: null, previous: null, page_size: 100, results })
  server.answer(calls.addresses, { results: [{ ...address, ...npwp }] })
  const { t } = await open(statusOrderOf('INV-1'), { ...customer, customer_type: 'business' })
  await title()
  const add = () => screen.queryAllByRole('link', { name: t('price:company.addNpwp') })
  await waitFor(() => expect(add()).toHaveLength(times))
})

const underTitle = async () => (await title()).parentElement?.nextElementSibling

test('the invoice of an open order is parted from its products, not one more of them', async () => {
  const items = [invoiceItem, { ...invoiceItem, title: 'Pisau' }]
  server.answer(calls.invoice, { data: { ...pending, items } })
  await open(statusOrderOf('INV-1'))
  expect((await underTitle())?.textContent).toMatch(`${invoiceItem.title}, Pisau · Invoice INV-1`)
})

test('an open order says where its shipments go', async () => {
  server.answer(calls.invoice, { data: { ...pending, items: [invoiceItem] } })
  server.answer(calls.carts, { count: 1, next: null, previous: null, results: [cart], page_size: 100 })
  const { t } = await open(statusOrderOf('INV-1'))
  const recipient = await screen.findByRole('region', { name: t('status:recipient') })
  expect(recipient).toHaveTextContent(address.address)
})

test('an open order of many names the first, and how many others', async () => {
  const items = [invoiceItem, { ...invoiceItem, title: 'Pisau' }, { ...invoiceItem, title: 'Tas' }]
  server.answer(calls.invoice, { data: { ...pending, items } })
  await open(statusOrderOf('INV-1'))
  expect((await underTitle())?.textContent).toMatch(`${invoiceItem.title} dan 2 kiriman lain · Invoice INV-1`)
})

describe('in each language', () => {
  afterEach(() => changeLanguage('id'))

  test.each([
    ['id', /^Invoice INV-1, dibayar /],
    ['en', /^Invoice INV-1, paid /],
    ['zh', /^账单 INV-1，/],
  ] as const)('beneath the title of a paid order, in %s, is its invoice', async (language, line) => {
    charged()
    await open(statusOrderOf('INV-1'))
    await act(() => changeLanguage(language))
    expect((await underTitle())?.textContent).toMatch(line)
  })

  test.each([
    ['id', /^Lebih ringan\. Pembayaranmu ditarik kembali, jadi selisih Rp40\.000 baru masuk/],
    ['en', /^Lebih ringan\. Your payment was taken back, so the difference of Rp40\.000 goes/],
    ['zh', /^Lebih ringan\.你的付款被撤回，因此要等我们重新收到这笔付款，差额 Rp40\.000 /],
  ] as const)(
    'what is not credited while the bank has reversed the payment is said in %s',
    async (language, text) => {
      const now = { total: 205_000, weight: cart.priced.answer.weight }
      const less = { amount: -40_000, reason: 'Lebih ringan.', measurement: null, before: now, now }
      const next_change = { ...less, invoice_code: null, waits_for: 'bank' as const, priced: cart.priced }
      paidWith({ ...chargedCart(), next_change })
      await open(statusOrderOf('INV-1'))
      await act(() => changeLanguage(language))
      expect(await screen.findByText(text)).toBeVisible()
    },
  )
})

const bill = (code: string, total: number, due_date: string): AdditionalInvoice => ({
  invoice_code: code,
  status: 'pending',
  total,
  reason: `Tagihan ${code}`,
  measurement: null,
  created_at: '2026-11-01T02:00:00Z',
  paid_at: null,
  due_date,
  payment: null,
  taken_back: null,
})

function charged(...bills: readonly AdditionalInvoice[]): void {
  paidWith(chargedCart(...bills))
}

function chargedCart(...bills: readonly AdditionalInvoice[]): Cart {
  const agreed = { total: 245_000, weight: cart.priced.answer.weight }
  return {
    ...cart,
    status: 'inbound',
    additional_invoices: [...bills],
    price_changes: bills.map(({ invoice_code, reason, total: amount }) => ({
      amount,
      reason,
      measurement: null,
      before: agreed,
      now: agreed,
      invoice_code,
    })),
  }
}

function paidWith(...results: readonly Cart[]): void {
  server.answer(calls.invoice, { data: { ...pending, status: 'paid', paid_at: '2026-11-01T01:00:00Z' } })
  const count = results.length
  server.answer(calls.carts, { count, next: null, previous: null, page_size: 100, results: [...results] })
}

test('an order that is paid before its parcel arrives waits for it in badge and steps, without a table of nothing', async () => {
  paidWith({
    ...cart,
    status: 'paid',
    received_at: null,
    cart_logs: [
      { status: 'from_seller', log_date: '2026-11-01T00:00:00Z' },
      { status: 'pending', log_date: '2026-11-01T00:30:00Z' },
      { status: 'paid', log_date: '2026-11-01T01:00:00Z' },
    ],
  })
  const { user, t } = await open(statusOrderOf('INV-1'))
  const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
  expect(await row(t('status:sizes'))).toHaveAttribute('aria-expanded', 'false')
  expect((await row(t('status:sizes'))).textContent).toMatch(/perkiraan$/)
  await user.click(await row(t('status:sizes')))
  expect(screen.queryByRole('columnheader', { name: t('status:measured') })).toBeNull()
  await user.click(await row(t('status:steps')))
  const steps = within(screen.getByRole('list', { name: t('status:overseas') })).getAllByRole('listitem')
  expect(steps.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
    [expect.stringMatching(/^Belum Sampai.*Lunas Rp/), 'step'],
    [expect.stringMatching(/^Di Gudang/), null],
  ])
})

test('what was paid for two shipments together is no price of one of them', async () => {
  const cart_logs = [{ status: 'paid' as const, log_date: '2026-11-01T01:00:00Z' }]
  const [one, other] = ['SBR-A1', 'SBR-A2'].map((cart_code) => ({
    ...cart,
    cart_code,
    status: 'paid' as const,
    received_at: '2026-11-01T00:00:00Z',
    cart_logs,
  }))
  if (!one || !other) throw new Error('no shipments')
  paidWith(one, other)
  const items = [
    { ...invoiceItem, cart_code: 'SBR-A1', amount: 100_000 },
    { ...invoiceItem, cart_code: 'SBR-A2', amount: 145_000 },
  ]
  server.answer(calls.invoice, {
    data: { ...pending, items, status: 'paid', paid_at: '2026-11-01T01:00:00Z' },
  })
  const { user, t } = await open(statusOrderOf('INV-1'))
  const [steps] = await screen.findAllByRole('button', { name: new RegExp(`^${t('status:steps')}`) })
  if (steps) await user.click(steps)
  expect(await screen.findByText(/^Lunas Rp100\.000\.?$/)).toBeVisible()
})

test.each([
  ['in_review', 1],
  ['confirmed', 0],
  [null, 0],
] as const)(
  'a paid parcel that is %s in quarantine says that its check comes first',
  async (state, times) => {
    paidWith({ ...cart, status: 'paid', received_at: '2026-11-01T00:00:00Z', quarantine_status: state })
    const { t } = await open(statusOrderOf('INV-1'))
    await title()
    await screen.findAllByText(/SBR-A1/)
    expect(screen.queryAllByText(t('status:checkedFirst.title'))).toHaveLength(times)
  },
)

test('a charge of an operator is told with a bill: nothing was weighed', async () => {
  charged(bill('INV-2', 90_000, '2030-11-03T00:00:00Z'))
  await open(statusOrderOf('INV-1'))
  const notice = (await screen.findByText(/Tagihan INV-2/)).closest('[role], section, div')
  const drawn = [...(notice?.parentElement?.querySelectorAll('path') ?? [])].map((path) =>
    path.getAttribute('d'),
  )
  expect(drawn).toContain(Receipt)
  expect(drawn).not.toContain(Scale)
})

test('a charge whose transfer is matched is neither due nor paid: it says to wait, and asks for nothing', async () => {
  charged({ ...bill('INV-2', 75_000, '2026-11-02T02:00:00Z'), payment: { payment_method: 'manual' } })
  await open(statusOrderOf('INV-1'))
  expect(await screen.findByText(/Jangan transfer dulu/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Bayar/ })).toBeNull()
  expect(document.body.textContent).not.toMatch(/Harus dibayar|Kurang Rp/)
})

test('what is to be transferred for a charge is the exact amount, wherever the order says it', async () => {
  charged({
    ...bill('INV-2', 75_000, '2030-11-02T02:00:00Z'),
    payment: { payment_method: 'manual', surplus: 117 },
  })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await screen.findByText(t('status:lacking', { amount: 'Rp75.117' }))).toBeVisible()
  const toPay = screen.getAllByRole('link', { name: /^Bayar/ })
  expect(new Set(toPay.map(({ textContent }) => textContent))).toEqual(new Set(['Bayar Rp75.117']))
})

test('of several bills each has its amount, the first due first; its notice alone has its deadline', async () => {
  charged(
    bill('INV-2', 90_000, '2030-11-05T00:00:00Z'),
    bill('INV-3', 30_000, '2030-11-03T00:00:00Z'),
    bill('INV-4', 60_000, '2030-11-04T00:00:00Z'),
  )
  const { t } = await open(statusOrderOf('INV-1'))
  const list = await screen.findByRole('list', { name: t('status:bills.each', { all: 3 }) })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(
    [
      ['INV-3', 30_000],
      ['INV-4', 60_000],
      ['INV-2', 90_000],
    ].map(
      ([code, amount]) => `Tagihan ${code}${t('status:bills.pay', { amount: formatRupiah(Number(amount)) })}`,
    ),
  )
  for (const due of ['2030-11-03T00:00:00Z', '2030-11-04T00:00:00Z', '2030-11-05T00:00:00Z']) {
    const time = formatMoment(due, 'id')
    // Texts are searched with plain spaces; the sum has the first deadline, with its weekday.
    const deadlines = screen.getAllByText((text) => text.includes(time.replaceAll(/\s/g, ' ')))
    expect(deadlines.map(({ textContent }) => textContent)).toEqual([t('status:difference.due.by', { time })])
  }
  expect(screen.getAllByText(/^yang pertama sebelum .*3 November 2030/).length).toBeGreaterThan(0)
  const looks = within(list)
    .getAllByRole('link')
    .map(({ className }) => className)
  expect(looks[1]).toBe(looks[2])
  expect(looks[0]).not.toBe(looks[1])
})

test('a single parcel is named by the title of its page alone', async () => {
  const now = { total: 205_000, weight: cart.priced.answer.weight }
  const credit = { amount: -40_000, reason: 'Lebih ringan.', measurement: null, before: now, now }
  paidWith({ ...chargedCart(), price_changes: [{ ...credit, invoice_code: null }] })
  const { t } = await open(statusOrderOf('INV-1'))
  const amount = formatRupiah(40_000)
  expect(await screen.findByText(t('status:difference.credited.title', { amount }))).toBeVisible()
  expect(screen.getByText(/Lebih ringan\. Saldo bisa dipakai membayar/)).toBeVisible()
})

test('what was taken back is over once the parcel is measured again, and its price once something is charged', async () => {
  const { estimation: before } = cart
  const now = { ...before, weight_kg: 2.6, measured_at: '2026-11-02T02:00:00Z' }
  const agreed = { total: 245_000, weight: cart.priced.answer.weight }
  const measured = {
    reason: 'Lebih berat.',
    measurement: { before, was_measured: true, now },
    before: agreed,
    now: agreed,
    invoice_code: null,
  }
  const undone = { ...measured, amount: 0, credit_undone: 40_000 }
  const charge = { ...measured, reason: 'Peti.', measurement: null, amount: 90_000, invoice_code: 'INV-2' }
  const opens = async (...price_changes: Cart['price_changes']) => {
    const bills = price_changes.includes(charge) ? [bill('INV-2', 90_000, '2030-11-03T00:00:00Z')] : []
    paidWith({ ...chargedCart(...bills), price_changes })
    const page = await open(statusOrderOf('INV-1'))
    await screen.findByText((text) => text.includes(price_changes.at(-1)?.reason ?? ''))
    const { t } = page
    const shown = [
      screen.queryByText(t('status:difference.creditUndone.title', { amount: formatRupiah(40_000) })),
      screen.queryByText((text) =>
        text.includes(t('status:difference.creditUndone.now', { total: formatRupiah(agreed.total) })),
      ),
    ].map((found) => found !== null)
    page.unmount()
    return shown
  }
  expect(await opens(undone)).toEqual([true, true])
  expect(await opens(undone, charge)).toEqual([true, false])
  expect(await opens(undone, { ...measured, amount: -20_000, reason: 'Lebih ringan.' })).toEqual([
    false,
    false,
  ])
})

test.each([
  ['nothing more to pay', [], { amount: 0, invoice_code: null }],
  ['a smaller credit', [], { amount: -20_000, invoice_code: null }],
  ['an open invoice', [bill('INV-2', 90_000, '2030-11-03T00:00:00Z')], { amount: 90_000 }],
  ['a paid invoice', [{ ...bill('INV-2', 90_000, ''), status: 'paid' as const }], { amount: 90_000 }],
])('a credit that a later measurement took back is on the order: %s', async (_, bills, change) => {
  const { estimation: before } = cart
  const measured = { ...cart.estimation, weight_kg: 5.2, measured_at: '2026-11-02T02:00:00Z' }
  const agreed = { total: 245_000, weight: cart.priced.answer.weight }
  paidWith({
    ...chargedCart(...bills),
    price_changes: [
      {
        reason: 'Lebih berat.',
        measurement: { before, was_measured: true, now: measured },
        before: agreed,
        now: agreed,
        credit_undone: 40_000,
        invoice_code: 'INV-2',
        ...change,
      },
    ],
  })
  const { t } = await open(statusOrderOf('INV-1'))
  const key = change.amount < 0 ? 'part' : change.amount === 0 ? 'title' : 'text'
  const sentence = t(`status:difference.creditUndone.${key}`, {
    amount: formatRupiah(40_000),
    before: formatRupiah(60_000),
  })
  expect(await screen.findByText((text) => text.includes(sentence))).toBeVisible()
})

test.each([
  ['of one invoice', []],
  ['of several invoices', [bill('INV-3', 30_000, '2030-11-05T00:00:00Z')]],
])('%s, that one says that its payment was taken back', async (_, others) => {
  const taken_back = { amount: 90_000, at: '2026-11-02T02:00:00Z', by: 'bank' as const }
  charged({ ...bill('INV-2', 90_000, '2030-11-03T00:00:00Z'), taken_back }, ...others)
  const { t } = await open(statusOrderOf('INV-1'))
  const sentence = t('invoice:takenBack.title', {
    amount: formatRupiah(taken_back.amount),
    time: formatMoment(taken_back.at, 'id'),
  })
  expect(await screen.findByText((text) => text.startsWith(sentence.replaceAll(/\s/g, ' ')))).toBeVisible()
  expect(screen.queryAllByText(sentenceStart(t('price:note.reversed')))).toHaveLength(others.length)
})

test('an order that is to be paid again says what had been credited and is out of the wallet', async () => {
  const taken_back = { amount: pending.total, at: '2026-11-01T02:00:00Z', by: 'bank' as const }
  const payment = { order_id: 'INV-1', payment_method: 'va_bca' as const, title: 'BCA', steps: [] }
  server.answer(calls.invoice, { data: { ...pending, payment, taken_back, credit_undone: 40_000 } })
  const { t } = await open(statusOrderOf('INV-1'))
  const sentence = t('invoice:takenBack.credit', { amount: formatRupiah(40_000) })
  const rest = await screen.findByText((text) => text.startsWith(sentence))
  // What is to be paid has to be in sight below; that the number is another has to be known before paying.
  expect(rest).not.toBeVisible()
  expect(screen.getByText(/dengan nomor yang baru; nomor yang lama tidak berlaku/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: t('invoice:noticeDetails') }))
  expect(rest).toBeVisible()
})

test.each([
  ['va_bca', 'number', /Bayar .* dengan nomor yang baru; nomor yang lama tidak berlaku/],
  ['va_mandiri', 'number', /nomor yang lama tidak berlaku/],
  ['manual', 'account', /Transfer .* ke rekening di bawah ini/],
  ['qris', 'other', /Bayar .*\./],
] as const)(
  'a payment that was taken back and is made again by %s speaks of a number only where there is one',
  async (payment_method, way, sentence) => {
    const taken_back = { amount: pending.total, at: '2026-11-01T02:00:00Z', by: 'operator' as const }
    const payment = { order_id: 'INV-1', payment_method, title: payment_method, steps: [] }
    const due = { ...pending, due_date: '2099-11-03T00:00:00Z', payment, taken_back }
    for (const invoice_type of ['checkout', 'paylater'] as const) {
      server.answer(calls.invoice, { data: { ...due, invoice_type } })
      const { t, unmount } = await open(statusOrderOf('INV-1'))
      const byUs = t('invoice:takenBack.byUs', {
        amount: formatRupiah(taken_back.amount),
        time: formatMoment(taken_back.at, 'id'),
      }).replaceAll(/\s/g, ' ')
      const notice = (await screen.findByText((text) => text.startsWith(byUs))).closest('[data-tone]')
      const text = textOf(notice)
      expect(text.includes('nomor')).toBe(way === 'number')
      expect(text).toMatch(sentence)
      // Nothing is folded away: a press would open nothing.
      expect(screen.queryByRole('button', { name: t('invoice:noticeDetails') })).toBeNull()
      unmount()
    }
  },
)

test.each([
  ['bank', 'invoice:takenBack.title', true],
  ['operator', 'invoice:takenBack.byUs', false],
] as const)(
  'a payment that the %s took back is told so, and only of a bank its bank is to be asked',
  async (by, title, isAsked) => {
    const taken_back = { amount: pending.total, at: '2026-11-01T02:00:00Z', by }
    server.answer(calls.invoice, { data: { ...pending, taken_back } })
    const { t } = await open(statusOrderOf('INV-1'))
    const amount = formatRupiah(taken_back.amount)
    const sentence = t(title, { amount, time: formatMoment(taken_back.at, 'id') }).replaceAll(/\s/g, ' ')
    expect(await screen.findByText((text) => text.startsWith(sentence))).toBeVisible()
    expect(document.body.textContent.includes(t('invoice:takenBack.ask'))).toBe(isAsked)
  },
)

test('an order whose payment the bank took back on its way is not asked for again', async () => {
  const taken_back = { amount: 245_000, at: '2026-11-02T02:00:00Z', by: 'bank' as const }
  paidWith(chargedCart())
  server.answer(calls.invoice, {
    data: { ...pending, status: 'paid', paid_at: '2026-11-01T01:00:00Z', taken_back },
  })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await screen.findByText(t('invoice:takenBack.stands'))).toBeVisible()
  const foot = within(screen.getByRole('region', { name: t('status:cost') }))
  expect(foot.getByText(t('price:basis.reversed'))).toBeVisible()
  expect(foot.getByText(t('price:note.reversed'))).toBeVisible()
  expect(foot.queryByText(/lunas ke Seberang/)).toBeNull()
  // It is owed: nothing of it is returned.
  expect(screen.queryByRole('button', { name: 'Minta pengembalian dana' })).toBeNull()
})

test('bills of several shipments name them, in the order of their notices', async () => {
  const [title] = cart.products
  const named = (code: string, name: string, due: AdditionalInvoice): Cart => ({
    ...chargedCart(due),
    cart_code: code,
    products: title ? [{ ...title, product_title: name }] : [],
  })
  paidWith(
    named('SC-1', 'Lensa', bill('INV-2', 90_000, '2030-11-05T00:00:00Z')),
    named('SC-2', 'Tripod', bill('INV-3', 30_000, '2030-11-03T00:00:00Z')),
  )
  const { t } = await open(statusOrderOf('INV-1'))
  const list = await screen.findByRole('list', { name: t('status:bills.each', { all: 2 }) })
  const textOf = (title: string, code: string) =>
    t('status:difference.ofParcel', { title, text: `Tagihan ${code}.` })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^TripodBayar/),
    expect.stringMatching(/^LensaBayar/),
  ])
  const notices = screen.getAllByText(/^(Tripod|Lensa): Tagihan/).filter((text) => !list.contains(text))
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    textOf('Tripod', 'INV-3'),
    textOf('Lensa', 'INV-2'),
  ])
})

test('of several shipments one with several bills has their causes beside the amounts', async () => {
  paidWith(
    chargedCart(bill('INV-2', 90_000, '2030-11-05T00:00:00Z'), bill('INV-3', 30_000, '2030-11-06T00:00:00Z')),
    { ...cart, cart_code: 'SC-2', status: 'inbound' },
  )
  const { t } = await open(statusOrderOf('INV-1'))
  const list = await screen.findByRole('list', { name: t('status:bills.each', { all: 2 }) })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Tagihan INV-2Bayar/),
    expect.stringMatching(/Tagihan INV-3Bayar/),
  ])
})

test('of several notices the most urgent are banners, all of them alike', async () => {
  const toReturn = { amount: 50_000, at: '2026-11-02T00:00:00Z', because: 'paid' as const }
  charged(bill('INV-2', 90_000, '2030-11-05T00:00:00Z'), bill('INV-3', 30_000, '2030-11-03T00:00:00Z'))
  server.answer(calls.invoice, {
    data: { ...pending, status: 'paid', paid_at: '2026-11-01T01:00:00Z', to_return: [toReturn] },
  })
  await open(statusOrderOf('INV-1'))
  expect(await screen.findAllByText(/Tagihan INV-2/)).not.toHaveLength(0)
  const looks = (variant: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-variant="${variant}"]`)].map(
      ({ dataset }) => dataset['tone'],
    )
  expect(looks('banner')).toEqual(['caution', 'caution'])
  expect(looks('line')).toEqual(['info'])
})

test('a second payment says why it is returned', async () => {
  const second = { amount: 1_498_152, at: '2026-11-02T03:00:00Z', because: 'paid' } as const
  const paid: Invoice = {
    ...pending,
    status: 'paid',
    paid_at: '2026-11-02T02:00:00Z',
    to_return: [second],
  }
  server.answer(calls.invoice, { data: paid })
  await open(statusOrderOf('INV-1'))
  expect(await screen.findByText(/^Diterima Rp1\.498\.152 .*, tetapi tagihannya sudah lunas\./)).toBeVisible()
})

const ended: Invoice = { ...pending, status: 'expired', ended_because: 'deadline' }

test('what is left of an ended invoice can be checked out again, not what was deleted', async () => {
  const items = [
    { ...invoiceItem, cart_code: 'SC-1' },
    { ...invoiceItem, cart_code: 'SC-2', gone: true as const },
  ]
  server.answer(calls.invoice, { data: { ...ended, items } })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await screen.findByRole('link', { name: t('invoice:over.again') })).toHaveAttribute(
    'href',
    checkoutPathOf(['SC-1']),
  )
})

test('an ended invoice whose shipments are in a newer one leads there; one without shipments, to the locker', async () => {
  const items = [{ ...invoiceItem, gone: true as const }]
  server.answer(calls.invoice, { data: { ...ended, items, checked_out_again: 'INV-2' } })
  const { t, unmount } = await open(statusOrderOf('INV-1'))
  expect(await screen.findByRole('link', { name: t('invoice:over.order') })).toHaveAttribute(
    'href',
    statusOrderOf('INV-2'),
  )
  unmount()
  server.answer(calls.invoice, { data: { ...ended, items } })
  await open(statusOrderOf('INV-1'))
  expect(await screen.findByRole('link', { name: t('invoice:over.locker') })).toHaveAttribute(
    'href',
    paths.lockerImport,
  )
  expect(screen.queryByRole('link', { name: t('invoice:over.again') })).toBeNull()
})

const withdrawn = {
  ...pending,
  invoice_type: 'additional',
  status: 'cancelled',
  ended_because: 'withdrawn',
  withdrawn_reason: 'Salah hitung',
  ended_at: '2026-11-02T03:00:00Z',
  items: [invoiceItem],
  charged_next: { invoice_code: 'INV-2', amount: 50_000, reason: 'Biaya gudang' },
} satisfies Invoice

test('a charge that was withdrawn says why, and leads to what was charged next', async () => {
  server.answer(calls.invoice, { data: withdrawn })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await screen.findAllByText(/Salah hitung/)).toHaveLength(2)
  expect(screen.getByText(/Biaya gudang/)).toBeVisible()
  expect(screen.getByRole('link', { name: t('invoice:over.additional.openLater') })).toHaveAttribute(
    'href',
    statusOrderOf('INV-2'),
  )
})

test('a difference that was replaced after its payment was taken back says both, and asks for nothing', async () => {
  const taken_back = { amount: 257_000, at: '2026-11-02T02:00:00Z', by: 'bank' as const }
  const { withdrawn_reason: _, charged_next: __, ...replaced } = withdrawn
  server.answer(calls.invoice, { data: { ...replaced, ended_because: 'replaced', taken_back } })
  const { t } = await open(statusOrderOf('INV-1'))
  expect(await screen.findByText(/Bank menarik kembali pembayaranmu Rp257\.000/)).toBeVisible()
  expect(screen.getByText(t('invoice:takenBack.over'))).toBeVisible()
})

test.each([
  ['to be paid', pending],
  ['expired', ended],
])('an order that is %s links the quote of its price, and does not call it kept', async (_, order) => {
  const priced: Priced = {
    ...invoiceItem.priced,
    quote: {
      code: 'K7M2XD4Q',
      expires_at: '2026-11-02T00:00:00Z',
      state: 'kept',
      changes: [],
      quoted_total: invoiceItem.priced.answer.total,
      today_total: null,
    },
  }
  server.answer(calls.invoice, { data: { ...order, items: [{ ...invoiceItem, priced }] } })
  await open(statusOrderOf('INV-1'))
  expect(
    await screen.findByRole('link', { name: /penawaran yang berlaku sampai 2\sNov\s2026/ }),
  ).toHaveAttribute('href', '/q/K7M2XD4Q')
  expect(screen.queryByText(/ditahan/i)).toBeNull()
})

test.each([
  [2, 0, 2],
  [3, 0, 1],
  [5, 0, 1],
  [5, 4, 4],
])(
  'of %i shipments, %i of which something is due for, %i stand in full; the others are lines',
  async (all, owing, inFull) => {
    const due = (at: number) => bill(`INV-${at + 2}`, 90_000, '2030-11-05T00:00:00Z')
    paidWith(
      ...Array.from({ length: all }, (_, at) => ({
        ...(at < owing ? chargedCart(due(at)) : chargedCart()),
        cart_code: `SC-${at}`,
      })),
    )
    await open(statusOrderOf('INV-1'))
    const lines = (await screen.findAllByText(/^SC-\d$/)).flatMap((code) => code.closest('button') ?? [])
    expect(lines).toHaveLength(all - inFull)
    for (const line of lines) {
      expect(line).toHaveTextContent(formatRupiah(cart.priced.answer.total))
      expect(line).toHaveAttribute('aria-expanded', 'false')
      fireEvent.click(line)
      expect(line).toHaveAttribute('aria-expanded', 'true')
      expect(document.getElementById(line.getAttribute('aria-controls') ?? '')).toBeVisible()
    }
  },
)

test.each(['pending', 'paid'] as const)(
  'the sheets of an order that is %s are in the order of its receipt, whichever shipment is newest',
  async (status) => {
    const [product] = cart.products
    const parcels = ['Lensa', 'Tripod'].map((title) => ({
      item: { ...invoiceItem, cart_code: `SC-${title}`, title },
      shipment: {
        ...chargedCart(),
        cart_code: `SC-${title}`,
        products: product ? [{ ...product, product_title: title }] : [],
      },
    }))
    paidWith(...parcels.map(({ shipment }) => shipment).toReversed())
    server.answer(calls.invoice, {
      data: { ...pending, status, items: parcels.map(({ item }) => item) },
    })
    const { t } = await open(statusOrderOf('INV-1'))
    await screen.findByText(/SC-Lensa/)
    const titlesIn = (place: Element) => textOf(place).match(/Lensa|Tripod/g)
    const receipt = screen.getByRole('region', {
      name: t(status === 'paid' ? 'status:cost' : 'pricing:receipt'),
    })
    const sheets = screen.getAllByRole('heading', { level: 2, name: /^(Lensa|Tripod)$/ })
    expect(sheets.map(({ textContent }) => textContent)).toEqual(['Lensa', 'Tripod'])
    expect([...new Set(titlesIn(receipt))]).toEqual(['Lensa', 'Tripod'])
  },
)

test('the foot of an order to be paid says what its measurements bring back and ask for afterwards', async () => {
  const { priced } = cart
  const agreed = { total: priced.answer.total, weight: priced.answer.weight }
  const changing = (code: string, amount: number): Cart => ({
    ...cart,
    cart_code: code,
    next_change: {
      amount,
      reason: 'Diukur lagi.',
      measurement: null,
      before: agreed,
      now: agreed,
      invoice_code: null,
      waits_for: 'payment',
      priced,
    },
  })
  const parcels = [changing('SC-1', -40_000), changing('SC-2', 25_000), changing('SC-3', -2_000)]
  paidWith(...parcels)
  const items = parcels.map(({ cart_code }) => ({ ...invoiceItem, cart_code }))
  server.answer(calls.invoice, { data: { ...pending, items } })
  const { t } = await open(statusOrderOf('INV-1'))
  const receipt = await screen.findByRole('region', { name: t('pricing:receipt') })
  const credited = t('invoice:afterPaid.credited', { amount: formatRupiah(42_000) })
  const due = t('invoice:afterPaid.due', { amount: formatRupiah(25_000) })
  expect(await within(receipt).findByText(`${credited} ${due}`)).toBeVisible()
})
