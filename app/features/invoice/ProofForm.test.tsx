import { calls, type Invoice } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { testForm } from '../../testing/form-suite.ts'
import { invoice, waitingProof } from '../../testing/invoice.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ProofForm } from './ProofForm.tsx'

const photo = new File(['photo'], 'bukti.jpg', { type: 'image/jpeg' })
const open = (server: FakeServer, payment: Invoice['payment'] = invoice.payment) => {
  fakeUploads()
  server.answer(calls.uploadFile, {
    file_id: 'photo',
    url: '/api/file/photo',
    content_type: 'image/jpeg',
    size: 5,
  })
  server.answer(calls.availableBanks, { results: [{ bank_code: '014', bank: 'BCA' }] })
  return renderApp(<ProofForm invoice={{ ...invoice, payment }} />, {
    texts: ['invoice', 'wallet', 'identity', 'file'],
  })
}
const owner = ({ t }: Rendered) => screen.getByRole('textbox', { name: t('invoice:proof.owner') })
const day = ({ t }: Rendered) => screen.getByRole('textbox', { name: t('invoice:proof.day') })
const choosePhoto = async ({ user, container }: Rendered) => {
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  await user.upload(input as HTMLInputElement, photo)
}
const fill = async (page: Rendered) => {
  const { t, user } = page
  await choosePhoto(page)
  await user.type(screen.getByRole('combobox', { name: t('invoice:proof.bank') }), 'BCA')
  await user.tab()
  await user.clear(day(page))
  await user.type(day(page), '12/11/2026')
  await user.clear(owner(page))
  await user.type(owner(page), 'Ratna Wijaya')
}
const submit = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('invoice:proof.send') }))

testForm({
  open,
  call: calls.sendProof,
  answer: { invoice },
  body: {
    invoice_code: 'INV-1',
    bank_code: '014',
    account_name: 'Ratna Wijaya',
    amount: invoice.total,
    transferred_at: '2026-11-12',
    file: 'photo',
  },
  fill,
  submit,
  field: { find: owner, name: 'account_name' },
  outcome: ({ t }) => screen.queryAllByText(t('invoice:proof.sent')).length > 0,
  expected: true,
})

test('without a photo nothing is sent, and the photo is asked for', async () => {
  const server = fakeServer()
  const page = await open(server)
  await page.user.type(screen.getByRole('combobox', { name: page.t('invoice:proof.bank') }), 'BCA')
  await page.user.tab()
  await submit(page)
  await waitFor(() => expect(screen.getByRole('button', { name: page.t('file:choose') })).toHaveFocus())
  expect(server.received(calls.sendProof)).toHaveLength(0)
})

test('after a rejection it begins with the bank, the day and the owner of before', async () => {
  const proof = { ...waitingProof, status: 'rejected', reason: 'Fotonya buram' } as const
  const payment = { order_id: 'INV-1-1', payment_method: 'manual', title: 'Transfer', proof } as const
  const page = await open(fakeServer(), { ...payment, steps: [] })
  expect(await screen.findByRole('combobox', { name: page.t('invoice:proof.bank') })).toHaveValue('BCA')
  expect(owner(page)).toHaveValue(waitingProof.account_name)
  expect(day(page)).toHaveValue('01/11/2026')
})
