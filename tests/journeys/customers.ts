import type { Page } from '@playwright/test'
import { calls, type CartInput } from '../../domain/api/index.ts'
import { TestCustomer, password } from '../server/support/customer.ts'
import { address, expect } from './journey.ts'
import type { texts } from './texts.ts'

/** A returning customer with an address, whose shipments are created through the API. */
export class Regular {
  readonly customer: TestCustomer
  constructor(customer: TestCustomer) {
    this.customer = customer
  }

  static async registers(): Promise<Regular> {
    return new Regular(await TestCustomer.register(address()))
  }

  /** Saves a shipment of one product. @returns its code. */
  declares(title: string, change: (input: CartInput) => CartInput = (input) => input): Promise<string> {
    return this.customer.savesCart((input) =>
      change({
        ...input,
        products: input.products.slice(0, 1).map((product) => ({ ...product, product_title: title })),
      }),
    )
  }

  /** Opens the app as this customer. */
  async signsIn(page: Page, w: ReturnType<typeof texts>): Promise<void> {
    await page.goto(`${address()}/login`)
    await page.getByRole('textbox', { name: w('session:field.email'), exact: true }).fill(this.customer.email)
    await page.getByLabel(w('session:field.password'), { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/locker-import/)
  }

  async invoices() {
    return (await this.customer.call(calls.invoices)).body.results
  }

  /** The server's copy of the draft. */
  async draft() {
    return (await this.customer.call(calls.draft, { params: { kind: 'import' } })).body.data.body
  }
}
