import { calls, type Refund, type RefundTerms } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bankAccount } from '../../../testing/bank-account.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { testForm } from '../../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../../testing/render-app.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const lens: RefundTerms = {
  cart_code: 'SC-1',
  invoice_code: 'INV-1',
  title: 'Lensa',
  paid: 1_145_220,
  paid_at: '2026-09-14T03:00:00Z',
  returned: 45_220,
  left: 1_100_000,
  left_to_bank: 600_000,
  open: null,
}
const shoes = { ...lens, cart_code: 'SC-2', title: 'Sepatu', left: 300_000, left_to_bank: 0 }
const refund: Refund = {
  id: 'RF-7KQ2M9XA',
  cart_code: 'SC-1',
  invoice_code: 'INV-1',
  title: 'Lensa',
  reason: 'missing',
  description: 'Kurang dua.',
  files: [],
  to: 'wallet',
  requested_amount: null,
  amount: null,
  status: 'requested',
  created_at: '2026-10-19T01:12:00Z',
  decided_at: null,
  ended_at: null,
  undone_at: null,
}

const onClose = vi.fn<() => void>()
const open = (terms: readonly RefundTerms[] = [lens]) => {
  onClose.mockClear()
  return renderApp(<RefundDialog terms={terms} accounts={[bankAccount]} onClose={onClose} />, {
    texts: ['refund', 'file'],
  })
}
const description = ({ t }: Rendered) => screen.getByRole('textbox', { name: t('refund:description') })
const amount = () => screen.getByRole('textbox', { name: /Jumlah yang kamu minta/ })
const fill = async (page: Rendered) => {
  await page.user.click(screen.getByRole('radio', { name: page.t('refund:reason.missing') }))
  await page.user.type(description(page), 'Kurang dua.')
}
const send = ({ t, user }: Rendered) => user.click(screen.getByRole('button', { name: t('refund:send') }))

testForm({
  open: () => open(),
  call: calls.requestRefund,
  answer: { refund },
  body: { cart_code: 'SC-1', reason: 'missing', description: 'Kurang dua.', to: 'wallet', files: [] },
  fill,
  submit: send,
  field: { find: description, name: 'description' },
  outcome: () => onClose.mock.calls.length,
  expected: 1,
})

test('it names the shipment, and says that it is all that was paid for it', async () => {
  const { t } = await open()
  expect(screen.getByText(t('refund:of', { title: 'Lensa' }))).toBeVisible()
  expect(amount()).toHaveValue('')
})

test.each([
  ['begins with its amount', 75_000, '75.000'],
  ['asks for no more than is left', 2_000_000, '1.100.000'],
])('asked for from an additional invoice it %s', async (_, added, typed) => {
  const server = fakeServer()
  server.answer(calls.requestRefund, { refund })
  const page = await renderApp(
    <RefundDialog terms={[lens]} accounts={[bankAccount]} added={added} onClose={onClose} />,
    { texts: ['refund', 'file'] },
  )
  expect(screen.getByText(page.t('refund:ofAdded', { title: 'Lensa' }))).toBeVisible()
  expect(amount()).toHaveValue(typed)
  await fill(page)
  await send(page)
  await waitFor(() =>
    expect(server.bodies(calls.requestRefund)).toMatchObject([{ amount: Math.min(added, lens.left) }]),
  )
})

test('a part of it goes to a bank account', async () => {
  const server = fakeServer()
  server.answer(calls.requestRefund, { refund })
  const page = await open()
  await fill(page)
  await page.user.type(amount(), '300.000')
  await page.user.click(screen.getByRole('radio', { name: /BCA/ }))
  await send(page)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodies(calls.requestRefund)).toMatchObject([{ amount: 300_000, to: 'bca' }])
})

test('where nothing is filled in, each field says what it asks for, in words', async () => {
  const server = fakeServer()
  const page = await open()
  await send(page)
  // At its field and above the form.
  expect(await screen.findAllByText('Pilih apa yang terjadi.')).not.toEqual([])
  expect(description(page)).toHaveAccessibleDescription(/Ceritakan apa yang terjadi\./)
  expect(server.received(calls.requestRefund)).toEqual([])
})

test.each([
  ['more than is left', 'Saldo dompet', '1.100.001'],
  ['more than may go to a bank account', 'BCA', '600.001'],
  ['less than the least', 'Saldo dompet', '999'],
  // Without an amount all is asked for.
  ['a fraction', 'Saldo dompet', '150.000,50'],
])('%s is refused at its field', async (_, to, typed) => {
  const server = fakeServer()
  const page = await open()
  await fill(page)
  await page.user.click(screen.getByRole('radio', { name: new RegExp(to) }))
  await page.user.type(amount(), typed)
  await send(page)
  await waitFor(() => expect(amount()).toBeInvalid())
  expect(server.received(calls.requestRefund)).toEqual([])
})

test('of several shipments one is named; what was paid from the balance goes nowhere else', async () => {
  const server = fakeServer()
  server.answer(calls.requestRefund, { refund })
  const page = await open([lens, shoes])
  await fill(page)
  await send(page)
  const shipment = screen.getByRole('combobox', { name: page.t('refund:shipment') })
  await waitFor(() => expect(shipment).toBeInvalid())
  await page.user.selectOptions(shipment, 'SC-2')
  expect(screen.queryByRole('radio', { name: /BCA/ })).toBeNull()
  expect(screen.getByText(page.t('refund:creditOnly'))).toBeVisible()
  await send(page)
  await waitFor(() => expect(server.bodies(calls.requestRefund)).toMatchObject([{ cart_code: 'SC-2' }]))
})

test('where the server fails it says so, and nothing that was typed is lost', async () => {
  const server = fakeServer()
  server.refuse(calls.requestRefund, 500)
  const page = await open()
  await fill(page)
  await send(page)
  expect(await screen.findByText(page.t('refund:failed'))).toBeVisible()
  expect(description(page)).toHaveValue('Kurang dua.')
  expect(onClose).not.toHaveBeenCalled()
})
