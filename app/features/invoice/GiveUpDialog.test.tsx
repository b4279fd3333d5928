import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { invoice, invoiceItem } from '../../testing/invoice.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'

const onClose = vi.fn<() => void>()

test.each([
  ['with a voucher says that it is free again', 'HEMAT', true],
  ['without a voucher speaks of none', null, false],
] as const)('an invoice %s', async (_, voucher, isSaid) => {
  fakeServer()
  const items = [{ ...invoiceItem, voucher }]
  const { t } = await renderApp(<GiveUpDialog invoice={{ ...invoice, items }} onClose={onClose} />, {
    texts: ['invoice'],
  })
  const dialog = screen.getByRole('alertdialog')
  expect(dialog).toHaveTextContent(t('invoice:giveUp.shipments'))
  expect(dialog).toHaveTextContent(t('invoice:giveUp.number'))
  expect(dialog.textContent.includes(t('invoice:giveUp.voucher'))).toBe(isSaid)
})

test('is given up once it is confirmed; a refusal is said, and the dialog stays', async () => {
  const server = fakeServer()
  onClose.mockReset()
  server.refuse(calls.giveUpInvoice, 409, { code: 'already_paid', message: 'Sudah dibayar.' })
  const { user, t } = await renderApp(<GiveUpDialog invoice={invoice} onClose={onClose} />, {
    texts: ['invoice'],
  })
  const confirm = () => user.click(screen.getByRole('button', { name: t('invoice:giveUp.action') }))
  await confirm()
  expect(await screen.findByText('Sudah dibayar.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  server.answer(calls.giveUpInvoice, {
    invoice: { ...invoice, status: 'cancelled', ended_because: 'given_up' },
  })
  await confirm()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.bodies(calls.giveUpInvoice)).toEqual([
    { invoice_code: invoice.invoice_code },
    { invoice_code: invoice.invoice_code },
  ])
})

test('without a connection says so, cancels nothing, and goes on by itself when the connection is back', async () => {
  onClose.mockReset()
  const server = fakeServer()
  server.answer(calls.giveUpInvoice, {
    invoice: { ...invoice, status: 'cancelled', ended_because: 'given_up' },
  })
  const { user, t } = await renderApp(<GiveUpDialog invoice={invoice} onClose={onClose} />, {
    texts: ['invoice'],
  })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: t('invoice:giveUp.action') }))
  expect(await screen.findByText(t('invoice:giveUp.waits'))).toBeVisible()
  expect(server.bodies(calls.giveUpInvoice)).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.bodies(calls.giveUpInvoice)).toHaveLength(1)
})
