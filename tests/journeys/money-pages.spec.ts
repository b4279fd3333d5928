import { calls } from '../../domain/api/index.ts'
import { languages, type Language } from '../../domain/language/index.ts'
import { Operator } from '../server/support/api.ts'
import { acceptsTerms, becomesCompany, givesCredit, paysLater } from '../server/support/companies.ts'
import { addsAccount, richCustomer, setsPin, withdraws } from '../server/support/wallet.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { texts } from './texts.ts'

const widths = [360, 768, 1280]
const schemes: Record<Language, 'light' | 'dark'> = { id: 'dark', en: 'light', zh: 'dark' }

/** A customer who has met everything about money, and the pages that show it. */
async function moneyPages(): Promise<{ regular: Regular; pages: string[] }> {
  const { customer } = await richCustomer(address())
  const regular = new Regular(customer)
  await setsPin(customer)
  const { id } = await addsAccount(customer)
  await withdraws(customer, id, 100_000)
  const cart = await regular.declares('Sepatu lari')
  const { invoice_code } = await customer.checksOut(await regular.declares('Lensa kamera'))
  const operator = new Operator(address())
  const promo = `halaman-${Date.now()}`
  const body = {
    title: 'Ongkir lebih ringan',
    summary: 'Untuk satu kiriman.',
    body: 'Potongan **Rp20.000** dari ongkir.',
    voucher_code: `HALAMAN-${Date.now()}`,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: '2100-01-01T00:00:00Z',
  }
  await operator.call(calls.opsVoucher, {
    body: { code: body.voucher_code, kind: 'fixed', value: 20_000, uses_allowed: 10 },
  })
  expect((await operator.call(calls.opsSetPromo, { params: { id: promo }, body })).status).toBe(200)
  await givesCredit(address(), await becomesCompany(customer), { limit: 90_000_000, days: 30 })
  await acceptsTerms(customer)
  const { owed } = await paysLater(customer)
  const order = (code: string) => `/status/order?action=${code}`
  return {
    regular,
    pages: [
      '/wallet',
      '/balance',
      '/account/payment',
      '/promo',
      `/promo/${promo}`,
      `/checkout?carts=${cart}`,
      order(invoice_code),
      '/settings/company',
      order(owed.invoice_code),
    ],
  }
}

for (const language of languages)
  test(`the pages about money fit every window, in ${language}`, async ({ watched: page }) => {
    test.slow()
    const { regular, pages } = await moneyPages()
    await page.emulateMedia({ colorScheme: schemes[language] })
    await page.addInitScript((chosen) => localStorage.setItem('tk_language', chosen), language)
    await regular.signsIn(page, texts(language))
    for (const path of pages) {
      await page.goto(address() + path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page)
      }
      await expectAccessible(page)
    }
  })
