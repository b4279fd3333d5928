import { calls } from '../../domain/api/index.ts'
import { formatRupiah } from '../../domain/format/index.ts'
import { atGateway, Operator } from '../server/support/api.ts'
import { password } from '../server/support/customer.ts'
import { pin } from '../server/support/wallet.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('a credit is withdrawn to a new bank account, paid by an operator, and stands in the history', async ({
  watched: page,
  world,
}) => {
  const operator = new Operator(address())
  const regular = await Regular.registers()
  const { customer } = regular
  const cart_code = await regular.declares('Lensa kamera')
  const size = '10x10x10cm'
  await operator.call(calls.opsReceive, { body: { cart_code, weight: '6kg', size, sure: true } })
  const { payment } = await customer.checksOut(cart_code)
  await atGateway(address(), payment?.order_id ?? '', 'pay')
  await operator.call(calls.opsMeasure, { params: { cart_code }, body: { weight: '1kg', size, sure: true } })
  await customer.call(calls.setPin, { body: { pin, otp_token: await customer.provesCode('PIN') } })
  const balance = await customer.wallet()
  await regular.signsIn(page, w)
  await page.goto(`${address()}/wallet`)
  await expect(page.getByText(formatRupiah(balance)).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const code = page.getByLabel(w('security:code.label'))
  await page.getByRole('button', { name: w('wallet:banks.add') }).click()
  await page.getByLabel(w('security:reauthenticate.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await code.fill(await world.codeFor(customer.email))
  await page.getByRole('combobox', { name: w('wallet:add.bank') }).fill('jago')
  await page.getByRole('option', { name: 'Jago' }).click()
  await page.getByRole('textbox', { name: w('wallet:add.number') }).fill('1002 4471 8830')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Jago 1002 4471 8830')).toBeVisible()

  await page.getByRole('button', { name: w('wallet:withdraw.action') }).click()
  await page.getByRole('textbox', { name: w('wallet:withdraw.amount') }).fill('100.000')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByLabel(w('wallet:confirm.pin'), { exact: true }).fill('111112')
  await page.getByLabel(w('wallet:confirm.code'), { exact: true }).fill(await world.codeFor(customer.email))
  await page.getByRole('button', { name: /^Tarik Rp/ }).click()
  await expect(page.getByLabel(w('wallet:confirm.pin'), { exact: true })).toHaveAccessibleDescription(
    'PIN salah. Sisa percobaan: 4.',
  )
  await expectAccessible(page)
  await page.getByLabel(w('wallet:confirm.pin'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: /^Tarik Rp/ }).click()
  await expect(page.getByRole('heading', { name: w('wallet:open.title') })).toBeVisible()
  await expectAccessible(page)

  const { results } = (await customer.call(calls.withdrawals, { query: { page: 1, page_size: 10 } })).body
  const id = results[0]?.id ?? ''
  await operator.call(calls.opsProcessWithdrawal, { params: { id }, body: {} })
  // The page hears of it by itself.
  await expect(page.getByText(w('wallet:steps.processing'))).toBeVisible()
  await expect(page.getByRole('button', { name: w('wallet:open.cancel') })).toHaveCount(0)
  await operator.call(calls.opsPayWithdrawal, {
    params: { id },
    body: { reference: `FT${Date.now()}` },
  })
  await expect(page.getByRole('heading', { name: w('wallet:open.title') })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Penarikan ke Jago/ })).toContainText(formatRupiah(100_000))
  await expect(page.getByText(formatRupiah(balance - 100_000)).first()).toBeVisible()
})
