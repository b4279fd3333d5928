import { calls, type RefundTerms } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { invoice } from '../../../testing/invoice.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { RefundButton } from './RefundButton.tsx'

const terms: RefundTerms = {
  cart_code: 'SC-1',
  invoice_code: invoice.invoice_code,
  title: 'Lensa',
  paid: 320_000,
  paid_at: '2026-11-01T03:00:00Z',
  returned: 0,
  left: 320_000,
  left_to_bank: 320_000,
  open: null,
}
const pressed = async (offered: RefundTerms, invoice_type: 'checkout' | 'additional' = 'checkout') => {
  const server = fakeServer()
  server.answer(calls.refundTerms, { results: [offered] })
  server.answer(calls.bankAccounts, { results: [] })
  const page = await renderApp(<RefundButton invoice={{ ...invoice, invoice_type, total: 75_000 }} />, {
    texts: ['refund', 'file'],
  })
  await page.user.click(screen.getByRole('button', { name: page.t('refund:action') }))
  return page
}
const amount = () => screen.findByRole('textbox', { name: /Jumlah yang kamu minta/ })

test('one that is still looked at is named, as no success', async () => {
  const { t } = await pressed({ ...terms, open: 'RF-7KQ2M9XA' })
  expect(await screen.findByText(t('refund:open', { id: 'RF-7KQ2M9XA' }))).toBeVisible()
})

test('where all is returned, it says that alone', async () => {
  const { t } = await pressed({ ...terms, returned: 320_000, left: 0 })
  expect(await screen.findByText(t('refund:nothing'))).toBeVisible()
})

test('from an additional invoice it begins with the amount of that', async () => {
  await pressed(terms, 'additional')
  expect(await amount()).toHaveValue('75.000')
})

test('from an order it asks for all', async () => {
  await pressed(terms)
  expect(await amount()).toHaveValue('')
})
