import { calls } from '../../domain/api/index.ts'
import { transferAmount } from '../../domain/explain/index.ts'
import { formatRupiah } from '../../domain/format/index.ts'
import { atGateway } from '../server/support/api.ts'
import { acceptsTerms, becomesCompany, givesCredit } from '../server/support/companies.ts'
import { pin, setsPin } from '../server/support/wallet.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')
const limit = 50_000_000

test('a company pays for a shipment later, sees what is left and due, and pays that', async ({
  watched: page,
  world,
}) => {
  test.slow()
  const regular = await Regular.registers()
  const { customer } = regular
  const company = await becomesCompany(customer)
  await givesCredit(address(), company, { limit, days: 30 })
  await acceptsTerms(customer)
  await setsPin(customer)
  const cart = await regular.declares('Kain tenun')
  await regular.signsIn(page, w)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address()}/checkout?carts=${cart}`)
  await page.getByRole('radio', { name: /^Bayar nanti/ }).check({ force: true })
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page
    .getByRole('button', { name: w('checkout:payLater'), exact: true })
    .first()
    .click()
  await page.getByLabel(w('wallet:confirm.pin'), { exact: true }).fill(pin)
  await page.getByLabel(w('wallet:confirm.code'), { exact: true }).fill(await world.codeFor(customer.email))
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: /Rp/ }).click()
  await expect(page).toHaveURL(/\/status\/order\?action=/)
  const owed = (await regular.invoices()).find(({ invoice_type }) => invoice_type === 'paylater')
  const total = owed?.total ?? 0
  expect((await customer.cart(cart)).status).toBe('paid')

  await page.goto(`${address()}/settings/company`)
  const left = (used: number) => page.getByText(formatRupiah(limit - used), { exact: true })
  await expect(left(total)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const amount = formatRupiah(owed ? transferAmount(owed) : 0)
  await page.getByRole('link', { name: w('company:paylater.pay', { amount }) }).click()
  await expect(page).toHaveURL(new RegExp(`action=${owed?.invoice_code}`))
  await expectAccessible(page)
  await expectNoOverflow(page)
  const body = { invoice_code: owed?.invoice_code ?? '', payment_method: 'va_bca' as const }
  const { invoice } = (await customer.call(calls.changePayment, { body })).body
  await atGateway(address(), invoice.payment?.order_id ?? '', 'pay')
  // Without a reload.
  await expect(page.getByText(w('invoice:over.paid.title'))).toBeVisible()
  await page.goto(`${address()}/settings/company`)
  await expect(left(0)).toBeVisible()
})
