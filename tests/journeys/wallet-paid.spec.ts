import { calls } from '../../domain/api/index.ts'
import { proofWaiting, transferAmount } from '../../domain/explain/index.ts'
import { formatRupiah } from '../../domain/format/index.ts'
import { Operator } from '../server/support/api.ts'
import { newReference } from '../server/support/counter.ts'
import { photo } from '../server/support/files.ts'
import { pin, setsPin } from '../server/support/wallet.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('a wallet is filled by a transfer with proof, pays an order, and takes what is refunded of it', async ({
  watched: page,
  world,
}) => {
  test.slow()
  const operator = new Operator(address())
  const regular = await Regular.registers()
  const { customer } = regular
  await setsPin(customer)
  const cart = await regular.declares('Lensa kamera')
  await regular.signsIn(page, w)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address()}/wallet`)
  await page.getByRole('button', { name: w('wallet:topup.action') }).click()
  await page.getByRole('textbox', { name: w('wallet:topup.amount') }).fill('2.000.000')
  await page.getByRole('radio', { name: /^Transfer bank manual/ }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: w('wallet:topup.next') }).click()
  await expect(page).toHaveURL(/\/status\/order\?action=/)
  const [topUp] = await regular.invoices()
  const toTransfer = topUp ? transferAmount(topUp) : 0
  expect(toTransfer).toBeGreaterThan(2_000_000)
  await expect(page.getByText(formatRupiah(toTransfer), { exact: true }).first()).toBeVisible()
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'bukti.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await page.getByRole('combobox', { name: w('invoice:proof.bank') }).fill('bca')
  await page.getByRole('option', { name: 'BCA', exact: true }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: w('invoice:proof.send') }).click()
  await expect(page.getByRole('heading', { name: proofWaiting('id').title })).toBeVisible()
  await expectAccessible(page)
  const { results } = (await operator.call(calls.opsProofs, { query: { page: 1, page_size: 100 } })).body
  const proof = results.find(({ invoice_code }) => invoice_code === topUp?.invoice_code)
  await operator.call(calls.opsAcceptProof, {
    params: { id: proof?.id ?? '' },
    body: { reference: newReference() },
  })
  // Without a reload.
  await expect(page.getByRole('heading', { name: proofWaiting('id').title })).toHaveCount(0)
  expect(await customer.wallet()).toBe(toTransfer)

  await page.goto(`${address()}/checkout?carts=${cart}`)
  await page.getByRole('radio', { name: /^Saldo dompet/ }).check({ force: true })
  await page.getByRole('button', { name: w('checkout:payWith', { method: 'Saldo dompet' }) }).click()
  await page.getByLabel(w('wallet:confirm.pin'), { exact: true }).fill(pin)
  await page.getByLabel(w('wallet:confirm.code'), { exact: true }).fill(await world.codeFor(customer.email))
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bayar Rp/ })
    .click()
  await expect(page).toHaveURL(/\/status\/order\?action=/)
  const [order] = await regular.invoices()
  expect([order?.status, await customer.wallet()]).toEqual(['paid', toTransfer - (order?.total ?? 0)])

  await page.getByRole('button', { name: w('refund:action') }).click()
  await page.getByRole('radio', { name: w('refund:reason.missing') }).check({ force: true })
  await page.getByRole('textbox', { name: w('refund:description') }).fill('Tutup lensanya tidak ada.')
  await page.getByRole('textbox', { name: w('refund:amount') }).fill('50.000')
  await expect(page.getByText(w('refund:creditOnly'))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: w('refund:send') }).click()
  await expect(page.getByText(w('refund:steps.waiting'))).toBeVisible()
  await expectAccessible(page)
  const [refund] = (await customer.call(calls.refunds, { query: { page: 1, page_size: 10 } })).body.results
  await operator.call(calls.opsApproveRefund, { params: { id: refund?.id ?? '' }, body: {} })
  await expect(page.getByText(w('refund:steps.wallet'))).toBeVisible()
  expect(await customer.wallet()).toBe(toTransfer - (order?.total ?? 0) + 50_000)
  await page.getByRole('link', { name: w('refund:seeWallet') }).click()
  await expect(page.getByText(/^Pengembalian dana, Lensa kamera/).first()).toBeVisible()
})
