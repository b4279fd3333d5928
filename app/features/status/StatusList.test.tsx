import { calls, type Cart, type Invoice } from '@seberang/domain/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invoicesOf } from '../../lib/navigation/document-links.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import type { Place, Status } from '@seberang/domain/status'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { StatusList } from './StatusList.tsx'

const server = fakeServer()
const paid: Cart = { ...cart, status: 'inbound', invoice_code: 'INV-1', agreed_total: 245_000 }
const bill = (invoice_code: string, due_date: string): Cart['additional_invoices'][number] => ({
  invoice_code,
  status: 'pending',
  total: 75_000,
  reason: '',
  measurement: null,
  created_at: '2026-11-20T02:00:00Z',
  due_date,
  paid_at: null,
  payment: null,
  taken_back: null,
})

const unpaid = (cart_code: string, due_date: string): Cart => ({
  ...paid,
  cart_code,
  status: 'pending',
  due_date,
})
const carts = (...results: Cart[]) => ({
  count: results.length,
  next: null,
  previous: null,
  page_size: 10,
  results,
})
const opens = (props: { query?: string; place?: Place } = {}) =>
  renderApp(
    <StatusList place={undefined} query="" page={1} hrefOf={() => ''} onReset={() => undefined} {...props} />,
    { texts: ['status', 'invoice', 'locker', 'pricing', 'price', 'reason'] },
  )

test.each([
  ['nothing at all', {}, 'empty', 'link', 'common:nav.addShipment'],
  ['nothing at a place', { place: 'warehouse' }, 'noneHere', 'button', 'status:showAll'],
  ['nothing that was searched', { query: 'tas' }, 'noMatch', 'button', 'status:showAll'],
  [
    'nothing that was searched at a place',
    { place: 'warehouse', query: 'tas' },
    'noMatch',
    'button',
    'status:showAll',
  ],
] as const)('there is %s: says so, and leads on', async (_, props, reason, role, action) => {
  server.answer(calls.carts, carts())
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens(props)
  expect(await screen.findByText(t(`status:${reason}.title`))).toBeVisible()
  expect(screen.getByRole(role, { name: t(action) })).toBeVisible()
})

test.each<[string, Cart, RegExp]>([
  ['of a checkout', unpaid('SBR-DUE', '2026-11-24T02:00:00Z'), /sebelum Sel,\s24\sNov/],
  [
    'that was added',
    {
      ...paid,
      agreed_total: 395_000,
      additional_invoices: [bill('INV-3', '2026-11-26T02:00:00Z'), bill('INV-2', '2026-11-25T02:00:00Z')],
    },
    /sebelum Rab,\s25\sNov/,
  ],
])('a row with an invoice that is due says by when: %s', async (_, due, until) => {
  server.answer(calls.carts, carts(due, { ...paid, cart_code: 'SBR-PAID' }))
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens()
  const list = await screen.findByRole('list', { name: t('status:title') })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toMatch(until)
  expect(second?.textContent).not.toMatch('sebelum')
})

test('a row says once that it is paid: its badge is the place of the parcel', async () => {
  server.answer(calls.carts, carts({ ...paid, status: 'paid' }))
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens()
  const [row] = within(await screen.findByRole('list', { name: t('status:title') })).getAllByRole('listitem')
  expect(row?.textContent.match(/dibayar/gi)).toHaveLength(1)
  expect(row).toHaveTextContent('Belum Sampai')
})

test('what is due stands above the list, the first due first, each with its own payment; the rest are a press away', async () => {
  const dueIn = (days: number, item: Partial<Invoice>): Invoice => ({
    ...invoice,
    due_date: `2026-11-${20 + days}T02:00:00Z`,
    ...item,
  })
  server.answer(calls.carts, carts(paid))
  server.answer(calls.invoices, {
    results: [
      dueIn(4, { invoice_code: 'INV-4', total: 40_000 }),
      dueIn(1, { invoice_code: 'INV-1', total: 10_000 }),
      dueIn(3, { invoice_code: 'INV-3', total: 30_000, reason: 'Gudang memberi kayu.' }),
      dueIn(2, { invoice_code: 'INV-2', total: 20_000 }),
    ],
  })
  const { t } = await opens()
  const list = within(await screen.findByRole('region', { name: t('status:bills.title') }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bayar Rp10.000', statusOrderOf('INV-1')],
    ['Bayar Rp20.000', statusOrderOf('INV-2')],
    ['Bayar Rp30.000', statusOrderOf('INV-3')],
    [t('status:bills.all', { all: 4 }), invoicesOf('pending')],
  ])
  expect(list.getAllByRole('listitem')[2]?.textContent).toMatch(/^Gudang memberi kayu\.sebelum 23\sNov/)
})

test('a tab has what is due of its rows, and a row that was paid once says that this was added', async () => {
  const added = { ...paid, additional_invoices: [bill('INV-2', '2026-11-25T02:00:00Z')] }
  server.answer(calls.carts, carts(added))
  server.answer(calls.invoices, {
    results: [
      { ...invoice, invoice_code: 'INV-2', total: 75_000 },
      { ...invoice, invoice_code: 'INV-9', total: 90_000 },
    ],
  })
  const { t } = await opens({ place: 'inbound' })
  const due = within(await screen.findByRole('region', { name: t('status:bills.title') }))
  expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bayar Rp75.000'])
  expect(screen.getByRole('list', { name: t('status:title') })).toHaveTextContent('tagihan tambahan, sebelum')
})

test('what the bank took back says so where it is to be paid again: above the list and in its row', async () => {
  const taken_back = { amount: 75_000, at: '2026-11-19T02:00:00Z', by: 'bank' as const }
  const again = { ...unpaid('SBR-AGAIN', '2026-11-24T02:00:00Z'), invoice_code: 'INV-1' }
  const added: Cart = {
    ...paid,
    invoice_code: 'INV-0',
    additional_invoices: [bill('INV-2', '2026-11-25T02:00:00Z')],
  }
  const first: Cart = { ...unpaid('SBR-FIRST', '2026-11-26T02:00:00Z'), invoice_code: 'INV-3' }
  server.answer(calls.carts, carts(again, added, first))
  server.answer(calls.invoices, {
    results: [
      { ...invoice, invoice_code: 'INV-1', taken_back },
      { ...invoice, invoice_code: 'INV-2', taken_back },
      { ...invoice, invoice_code: 'INV-3' },
    ],
  })
  const { t } = await opens()
  const shown = async (text: string) => {
    const items = within(await screen.findByRole('list', { name: text })).getAllByRole('listitem')
    return items.map(({ textContent }) => /pembayaranmu ditarik kembali/i.test(textContent))
  }
  expect(await shown(t('status:bills.each', { all: 3 }))).toEqual([true, true, false])
  expect(await shown(t('status:title'))).toEqual([true, true, false])
})

test('a row is not called paid once the bank has reversed its payment, though its goods are on their way', async () => {
  const order = {
    invoice_code: 'INV-1',
    status: 'paid',
    total: 245_000,
    created_at: '',
    due_date: '',
    payment: null,
  } as const
  const taken_back = { amount: 245_000, at: '2026-11-19T02:00:00Z', by: 'bank' as const }
  server.answer(calls.carts, carts({ ...paid, invoice: { ...order, taken_back } }))
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens()
  const list = await screen.findByRole('list', { name: t('status:title') })
  expect(list.textContent).toMatch(/Rp245\.000Belum lunaspembayaranmu ditarik kembali$/)
})

test('a row is not called paid beside what is to be paid for it', async () => {
  const isPaid: Cart = { ...paid, status: 'paid', received_at: '2026-11-02T03:00:00Z' }
  const owes = { ...isPaid, additional_invoices: [bill('INV-2', '2026-11-25T02:00:00Z')] }
  server.answer(calls.carts, carts(owes, { ...isPaid, cart_code: 'SBR-PAID' }))
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens()
  const list = await screen.findByRole('list', { name: t('status:title') })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Di Gudang.*Harus dibayar/)
  expect(second?.textContent).toMatch(/Di Gudang.*Dibayar$/)
})

test('a row shows what is still paid, as its order does, and what of it came back', async () => {
  const isPaid: Cart = { ...paid, agreed_total: 245_000, credited: 40_000 }
  server.answer(calls.carts, carts(isPaid, { ...paid, cart_code: 'SBR-2' }))
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens()
  const list = await screen.findByRole('list', { name: t('status:title') })
  const [credited, other] = within(list).getAllByRole('listitem')
  expect(credited?.textContent).toMatch(
    /Rp245\.000Harga.*Rp285\.000 dibayar, Rp40\.000 dikembalikan ke dompet/,
  )
  expect(other?.textContent).toMatch(/Rp245\.000Dibayar$/)
})

test('before its checkout, a price that is another since it was saved stands beside the former one, with the cause', async () => {
  const { answer } = cart.priced
  const lines = { ...answer.lines, freight: answer.lines.freight - 7306 }
  const saved = { ...cart.priced, answer: { ...answer, lines, total: answer.total - 7306 } }
  server.answer(calls.carts, carts({ ...cart, former: { priced: saved, is_saved: true } }))
  server.answer(calls.invoices, { results: [] })
  const { t } = await opens()
  const list = await screen.findByRole('list', { name: t('status:title') })
  expect(within(list).getByText('Rp237.694').tagName).toBe('S')
  expect(list.textContent).toMatch(/Rp245\.000.*naik Rp7\.306: \S/)
})

test('a search finds shipments only', async () => {
  server.answer(calls.carts, carts(paid))
  server.answer(calls.invoices, { results: [invoice] })
  const { t } = await opens({ query: 'lensa' })
  expect(await screen.findByRole('list', { name: t('status:title') })).toBeVisible()
  expect(screen.queryByRole('region', { name: t('status:bills.title') })).toBeNull()
})

test.each<[Status, string, string]>([
  ['pending', 'Di Gudang', 'Harus dibayar'],
  ['paid', 'Di Gudang', 'Dibayar'],
  ['inbound', 'Sampai di Indonesia', 'Dibayar'],
])(
  'the badge of a shipment is its place, and the basis of its price its payment: %s',
  async (status, place, basis) => {
    server.answer(calls.invoices, { results: [] })
    server.answer(calls.carts, carts({ ...paid, status, received_at: '2026-11-02T03:00:00Z' }))
    await opens()
    expect(await screen.findByText(place)).toBeVisible()
    expect(screen.getByText(basis)).toBeVisible()
  },
)

test('what came back of a price has one word, wherever its parcel is', async () => {
  const isPaid: Cart = { ...paid, received_at: '2026-11-02T03:00:00Z', credited: 40_000 }
  server.answer(calls.invoices, { results: [] })
  server.answer(calls.carts, carts(isPaid, { ...isPaid, cart_code: 'SBR-2', status: 'paid' }))
  const { t } = await opens()
  const rows = within(await screen.findByRole('list', { name: t('status:title') })).getAllByRole('listitem')
  const wordOf = (row: HTMLElement) => /Rp245\.000(.*?)Rp285/.exec(row.textContent)?.[1]
  const [word, ...others] = new Set(rows.map(wordOf))
  expect(word).toMatch(/^Harga/)
  expect(others).toEqual([])
})

test('what is to be transferred is the exact amount, above the list and in its row, but for a part of an order', async () => {
  const dueAt = '2099-11-25T02:00:00Z'
  const payment = { payment_method: 'manual' as const, surplus: 117 }
  const alone = { ...bill('INV-1', dueAt), total: 245_000, payment }
  const waits: Cart = { ...unpaid('SBR-1', dueAt), invoice: alone }
  server.answer(
    calls.carts,
    carts(
      waits,
      { ...waits, cart_code: 'SBR-2', invoice: { ...alone, total: 400_000 } },
      { ...paid, cart_code: 'SBR-3', additional_invoices: [{ ...bill('INV-3', dueAt), payment }] },
    ),
  )
  server.answer(calls.invoices, {
    results: [
      {
        ...invoice,
        total: 245_000,
        due_date: dueAt,
        payment: { ...payment, order_id: 'INV-1-A', title: 'Transfer bank manual', steps: [] },
      },
    ],
  })
  const { t } = await opens()
  const due = within(await screen.findByRole('region', { name: t('status:bills.title') }))
  expect(due.getByRole('link', { name: /^Bayar Rp245\.117$/ })).toBeVisible()
  const rows = within(screen.getByRole('list', { name: t('status:title') })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /Rp[\d.]+(?=Harus dibayar)/.exec(textContent)?.[0])).toEqual([
    'Rp245.117',
    'Rp245.000',
    'Rp75.117',
  ])
})

test('a bill whose transfer is matched is not to be paid again, neither above the list nor in its row', async () => {
  const late = '2026-11-20T02:00:00Z'
  const matched = { ...bill('INV-2', late), payment: { payment_method: 'manual' as const } }
  server.answer(calls.carts, carts({ ...paid, additional_invoices: [matched] }))
  server.answer(calls.invoices, {
    results: [
      {
        ...invoice,
        invoice_type: 'additional',
        due_date: late,
        payment: { order_id: 'INV-2-A', payment_method: 'manual', title: 'Transfer bank manual', steps: [] },
      },
    ],
  })
  const { t } = await opens()
  const due = within(await screen.findByRole('region', { name: t('status:bills.title') }))
  expect(due.getByText(/Jangan transfer dulu/)).toBeVisible()
  expect(due.queryByRole('link')).toBeNull()
  const list = await screen.findByRole('list', { name: t('status:title') })
  expect(list.textContent).not.toMatch(/Harus dibayar|sebelum/)
})
