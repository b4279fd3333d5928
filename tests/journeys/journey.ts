import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import { newestMail } from '../server/support/api.ts'
import { opsKey } from '../server/support/ops-key.ts'
import { serve } from './server.ts'

export const address = (): string => {
  const url = process.env['JOURNEY_URL']
  if (!url) throw new Error('The journeys run against the server that their worker starts.')
  return url
}

/** What happens outside of the browser: the warehouse, the mail, the bank, time. */
export class World {
  readonly request: APIRequestContext
  constructor(request: APIRequestContext) {
    this.request = request
  }

  /** The newest code mailed to this address. */
  async codeFor(email: string): Promise<string> {
    const { subject, text } = await newestMail(address(), email)
    const code = /\b(\d{6})\b/.exec(`${subject} ${text}`)?.[1]
    if (!code) throw new Error(`No code was mailed to ${email}`)
    return code
  }

  /** The link in the newest mail to this address, as a path. */
  async linkFor(email: string): Promise<string> {
    const { text } = await newestMail(address(), email)
    const link = /http\S+token=\S+/.exec(text)?.[0]
    if (!link) throw new Error(`No link was mailed to ${email}`)
    const { pathname, search } = new URL(link)
    return pathname + search
  }

  /** The warehouse receives a shipment, weighs and measures it, and may ask for papers. */
  async warehouseReceives(cart: string, weight: string, size: string, papers?: string): Promise<void> {
    await this.operate('receive', { cart_code: cart, weight, size, sure: true, ...(papers && { papers }) })
  }

  /** An unannounced parcel arrives for a customer's unit. */
  async parcelArrives(suite: string, weight: string, size: string, agent_id = 'us-air'): Promise<void> {
    await this.operate('receive', { suite, weight, size, agent_id, sure: true })
  }

  /** Creates a public voucher. @returns its code. */
  async makesVoucher(value: number): Promise<string> {
    const code = `UJI-${Date.now().toString(36).toUpperCase()}`
    await this.operate('vouchers', { code, kind: 'fixed', value, uses_allowed: 1000 })
    return code
  }

  async operatorMoves(cart: string, status: string, resi?: string): Promise<void> {
    await this.operate(`carts/${cart}/move`, { status, ...(resi && { resi }) })
  }

  /** An operator charges for something that came later. */
  async operatorBills(cart: string, amount: number, reason: string): Promise<void> {
    await this.operate(`carts/${cart}/bill`, { amount, reason, sure: true })
  }

  /** Sets the exchange rate of the dollar, in rupiah. */
  async dollarCosts(rupiah: number): Promise<void> {
    await this.operate('rates', { rates: { USD: rupiah }, sure: true }, 'PUT')
  }

  async timePasses(milliseconds: number): Promise<void> {
    const response = await this.request.post(`${address()}/dev/clock`, { data: { advance_ms: milliseconds } })
    expect(response.status(), await response.text()).toBe(200)
  }

  private async operate(path: string, data: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> {
    const response = await this.request.fetch(`${address()}/api/ops/${path}`, {
      method,
      data,
      headers: { OpsKey: opsKey, 'Idempotency-Key': crypto.randomUUID() },
    })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  }
}

/** For every journey: no script errors and no violations of the content security policy. */
export const test = base.extend<{ world: World; watched: Page }, { server: undefined }>({
  server: [
    async ({ browserName: _anyBrowser }, use) => {
      const stop = await serve()
      await use(undefined)
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  world: async ({ request }, use) => use(new World(request)),
  watched: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('policy:')) faults.push(message.text())
    })
    // Announcements are shown once; journeys that do not test them have seen them.
    await page.addInitScript(() => localStorage.setItem('tk_announced', 'uk_address'))
    // The same of the question for a paper, which comes where a parcel by air first needs one.
    await page.addInitScript(() => localStorage.setItem('tk_later_identity', '9999-12-31'))
    await use(page)
    expect(faults).toEqual([])
  },
})

export { expect }

/** Nothing overflows horizontally. Reports the elements that do. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160))
  })
  expect(wide, `${page.url()} is wider than the window`).toEqual([])
}

/** Fits the window and has no axe violations, once there is a page: until it is loaded, it has no heading. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expectNoOverflow(page)
  // In one piece: otherwise axe opens a page of its own for what frames of other origins have found, and there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    page.url(),
  ).toEqual([])
}

let customers = 0

/** A unique e-mail address. */
export const newEmail = (): string => `pelanggan${++customers}-${Date.now()}@contoh.id`
