import { calls, type AnswerOf, type KeptNotice } from '@seberang/domain/api'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { closePanels } from '../../lib/navigation/panels.ts'
import { choose, chooseAll, nothingChosen } from '@seberang/domain/selection'
import { changeSelection, order } from '../../lib/selection/order.ts'
import { CartPanel, NoticesPanel } from './Panels.tsx'
import { useHeaderData } from './use-header-data.ts'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(calls.readNotices, { unread: 0 })
})
afterEach(() => act(() => closePanels()))

const noticeOf = (id: number, change: Partial<KeptNotice> = {}): KeptNotice => ({
  id,
  topic: 'notice',
  code: 'SC-1',
  at: '2026-11-21T08:00:00Z',
  read: false,
  event: 'priced',
  price: 842_535,
  ...change,
})

const bell = (notices: readonly KeptNotice[]) =>
  renderApp(<NoticesPanel pending={[]} failed={false} notices={notices} />, { texts: ['shell'] })

test('tells a price that is known now, until it was seen', async () => {
  const { user } = await bell([noticeOf(9), noticeOf(7, { price: 1 }), noticeOf(6, { code: 'SC-2' })])
  await user.click(screen.getByRole('button', { name: /2 kabar baru/ }))
  const entries = await screen.findAllByRole('link')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Harganya keluar: Rp842.535'),
    expect.stringContaining('SC-2'),
  ])
  expect(entries[0]).toHaveAttribute('href', '/locker-import?q=SC-1')
  expect(server.received(calls.readNotices)).toEqual([])
  await user.keyboard('{Escape}')
  await expect.poll(() => server.bodies(calls.readNotices)).toEqual([{ id: 9 }])
})

test('names no price once another one was told', async () => {
  const { price: _, ...superseded } = noticeOf(9)
  const { user } = await bell([superseded])
  await user.click(screen.getByRole('button', { name: /1 kabar baru/ }))
  const entry = await screen.findByRole('link', { name: /Harganya keluar.*Lihat kirimannya di locker/s })
  expect(entry.textContent).not.toMatch(/Rp|: *Lihat/)
})

test('tells why an invoice ended unpaid, and leads to it', async () => {
  const { price: _, ...ended } = noticeOf(9, { event: 'invoice_ended', because: 'denied', code: 'INV-1' })
  const { user } = await bell([ended])
  await user.click(screen.getByRole('button', { name: /1 kabar baru/ }))
  const entry = await screen.findByRole('link', { name: /Pembayaran ditolak bank.*Checkout lagi/s })
  expect(entry).toHaveAttribute('href', '/status/order?action=INV-1')
})

test.each([
  ['ktp', 'identity_approved', /KTP.*KTP-mu sudah terverifikasi/s],
  ['passport', 'identity_rejected', /Paspormu perlu dikirim lagi.*Alasannya/s],
] as const)('tells what became of a paper, and leads to it: %s %s', async (code, event, words) => {
  const { price: _, ...decided } = noticeOf(9, { event, code })
  const { user } = await bell([decided])
  await user.click(screen.getByRole('button', { name: /1 kabar baru/ }))
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/settings?tab=identity')
})

test.each([
  ['company_approved', /Akun perusahaan.*sudah disetujui/s],
  ['company_rejected', /perlu dibetulkan.*Pengaturan/s],
] as const)('tells what became of the company, and leads to it: %s', async (event, words) => {
  const { price: _, ...decided } = noticeOf(9, { event, code: 'company' })
  const { user } = await bell([decided])
  await user.click(screen.getByRole('button', { name: /1 kabar baru/ }))
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/settings?tab=company')
})

test('of shipments that are deleted, leads to what there is, and does not send anybody to look for them', async () => {
  const { price: _, ...ended } = noticeOf(8, {
    event: 'invoice_ended',
    because: 'denied',
    code: 'INV-1',
    gone: true,
  })
  const { user, t } = await bell([noticeOf(9, { gone: true }), ended])
  await user.click(screen.getByRole('button', { name: /2 kabar baru/ }))
  const [priced, invoice] = await screen.findAllByRole('link')
  expect(priced).toHaveAttribute('href', '/locker-import')
  expect(priced).toHaveTextContent(t('shell:notices.gone'))
  expect(invoice).toHaveAttribute('href', '/status/order?action=INV-1')
  expect(invoice).toHaveTextContent('Kirimannya sudah kamu hapus.')
  expect(invoice).not.toHaveTextContent('Checkout lagi')
})

function HeaderCart() {
  const { counts, toCheckOut } = useHeaderData()
  return <CartPanel counts={counts} imports={toCheckOut} />
}

const stage = { count_total: 4, titipimport: 4, titipexport: 0 }
const page = { count: 0, next: null, previous: null, page_size: 10, results: [] }
const countsOf = (payable: number): AnswerOf<typeof calls.allCartCounts> => ({
  action: true,
  message: '',
  data: {
    ...stage,
    idle: stage,
    payable,
    quarantine: 0,
    by_status: {},
    by_place: {},
    payable_by_status: {},
    countries: [],
  },
})

test('the cart counts what its page does: what is chosen, or else all that can be paid', async () => {
  server.answer(calls.allCartCounts, countsOf(2))
  server.answer(calls.carts, { ...page, count: 1, results: [{ ...cart, cart_code: 'SC-1' }] })
  const { t } = await renderApp(<HeaderCart />, { texts: ['shell'] })
  expect(await screen.findByRole('button', { name: t('shell:cart.label', { count: 2 }) })).toBeVisible()
  act(() => changeSelection((known) => choose(known, 'SC-1', true)))
  expect(screen.getByRole('button', { name: t('shell:cart.label', { count: 1 }) })).toBeVisible()
  act(() => changeSelection((known) => choose(known, 'SC-1', false)))
})

test('the cart does not count what another device paid or deleted, and leaves the choices of a checkout as they are', async () => {
  server.answer(calls.carts, {
    ...page,
    count: 2,
    results: [
      { ...cart, cart_code: 'SC-1' },
      { ...cart, cart_code: 'SC-2', can: { ...cart.can, checkout: 'invoice_open' } },
    ],
  })
  changeSelection(() => chooseAll(nothingChosen, ['SC-1', 'SC-2', 'SC-3']))
  const { t } = await renderApp(<HeaderCart />, { texts: ['shell'] })
  expect(await screen.findByRole('button', { name: t('shell:cart.label', { count: 1 }) })).toBeVisible()
  expect(order().selection.chosen).toEqual(['SC-1', 'SC-2', 'SC-3'])
  act(() => changeSelection(() => nothingChosen))
})

test('of an invoice whose shipments are checked out again, leads to the order that they are in', async () => {
  const { price: _, ...ended } = noticeOf(9, {
    event: 'invoice_ended',
    because: 'deadline',
    code: 'INV-1',
    checked_out_again: 'INV-2',
  })
  const { user } = await bell([ended])
  await user.click(screen.getByRole('button', { name: /1 kabar baru/ }))
  const entry = await screen.findByRole('link', {
    name: /Dengan invoice INV-2 kirimannya sudah kamu checkout lagi/,
  })
  expect(entry).toHaveAttribute('href', '/status/order?action=INV-2')
  expect(entry).not.toHaveTextContent('Checkout lagi dari locker')
})

test('has nothing to tell of what was read, nor of a notice without an event', async () => {
  const { event: _, ...bare } = noticeOf(8)
  const { user, t } = await bell([noticeOf(9, { read: true }), bare])
  await user.click(screen.getByRole('button', { name: t('shell:notices.label', { count: 0 }) }))
  expect(await screen.findByText(t('shell:notices.empty'))).toBeVisible()
  await user.keyboard('{Escape}')
  expect(server.received(calls.readNotices)).toEqual([])
})

test('tells of a bill what it is for, why, how much and until when', async () => {
  const bill = {
    ...invoice,
    items: [{ ...invoiceItem, amount: 133_500 }],
    invoice_code: 'INV-7',
    invoice_type: 'additional' as const,
    total: 133_500,
    due_date: '2026-11-29T03:00:00Z',
    reason: 'Paketnya lebih berat.',
  }
  const { user } = await renderApp(<NoticesPanel pending={[bill]} failed={false} notices={[]} />, {
    texts: ['shell'],
  })
  await user.click(screen.getByRole('button', { name: /1 menunggu/ }))
  const entry = await screen.findByRole('link')
  expect(entry).toHaveAttribute('href', '/status/order?action=INV-7')
  expect(entry.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'Sepatu lari: Paketnya lebih berat. Bayar Rp133.500 sebelum 29 November 2026 10:00 WIB.',
  )
})

function HeaderBell() {
  const { pending, pendingFailed, notices } = useHeaderData()
  return <NoticesPanel pending={pending} failed={pendingFailed} notices={notices} />
}

test('asks for the notices that tell something', async () => {
  server.answer(calls.invoices, page)
  server.answer(calls.notices, { ...page, count: 1, unread: 1, results: [noticeOf(9)] })
  await renderApp(<HeaderBell />, { texts: ['shell'] })
  expect(await screen.findByRole('button', { name: /1 kabar baru/ })).toBeVisible()
  const [asked] = server.received(calls.notices)
  expect(asked?.url).toContain('topic=notice')
})
