import { gzipSync } from 'node:zlib'
import { address, expect, test } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

/** The budget of the arrival page without interaction, including what loads when the browser is idle; gzip bytes. */
const budgets = { script: 150_000, stylesheet: 20_000 }

test('the arrival page keeps within its budget and does not shift', async ({ page, request }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) {
          const root = document.documentElement
          root.dataset['shift'] = String(Number(root.dataset['shift'] ?? 0) + entry.value)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const loaded = { script: new Set<string>(), stylesheet: new Set<string>() }
  page.on('request', (made) => {
    const type = made.resourceType()
    if (type === 'script' || type === 'stylesheet') loaded[type].add(made.url())
  })
  await page.goto(address())
  await expect(page.getByText('Rp245.000').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const type of ['script', 'stylesheet'] as const) {
    const sizes = await Promise.all(
      [...loaded[type]].map(
        async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length,
      ),
    )
    const sum = sizes.reduce((a, b) => a + b, 0)
    console.log(`${type}: ${sum} bytes of gzip in ${sizes.length} files`)
    expect(sizes.length, type).toBeGreaterThan(0)
    expect(sum, type).toBeLessThanOrEqual(budgets[type])
  }
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
})

test('input from before the scripts are loaded is priced once they are', async ({ page }) => {
  let letThrough = (): void => undefined
  const scriptsReleased = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scriptsReleased
    await route.continue()
  })
  await page.goto(address(), { waitUntil: 'commit' })
  await page.getByLabel(w('home:calculator.weight'), { exact: true }).first().fill('2,5')
  await page.getByText(w('common:track.sea'), { exact: true }).first().click()
  await page.getByLabel(w('home:calculator.from'), { exact: true }).selectOption('CN')
  letThrough()
  await expect(page.getByText(w('pricing:line.handling'))).toBeVisible()
  await expect(page.getByLabel(w('home:calculator.currency'))).toHaveValue('CNY')
  await page.getByText(w('common:track.air'), { exact: true }).first().click()
  await expect(page.getByText('2,5 kg')).toBeVisible()
})

test('typed units are read, although what reads them loads once somebody types', async ({ page }) => {
  await page.goto(address())
  await expect(page.getByText('Rp245.000').first()).toBeVisible()
  const price = page.getByLabel(w('home:calculator.price'), { exact: true }).first()
  await price.fill('120 EUR')
  await price.blur()
  await expect(price).toHaveValue('120')
  await expect(page.getByLabel(w('home:calculator.currency'))).toHaveValue('EUR')
  const weight = page.getByLabel(w('home:calculator.weight'), { exact: true }).first()
  await weight.fill('2 kg')
  await weight.blur()
  await expect(weight).toHaveValue('2')
  await weight.fill('2 foo')
  await expect(page.getByText(w('common:reading.remove', { word: 'foo' }))).toBeVisible()
})

test('what was typed is there after a reload, and after Back from the calculator it leads to', async ({
  page,
}) => {
  await page.goto(address())
  const price = page.getByLabel(w('home:calculator.price'), { exact: true }).first()
  const currency = page.getByLabel(w('home:calculator.currency'))
  await expect(page.getByText('Rp245.000').first()).toBeVisible()
  await price.fill('1200')
  await page.getByLabel(w('home:calculator.from'), { exact: true }).selectOption('CN')
  await page.getByText(w('common:track.sea'), { exact: true }).first().click()
  const expectTyped = async (): Promise<void> => {
    await expect(price).toHaveValue('1200')
    await expect(currency).toHaveValue('USD')
    await expect(page.getByLabel(w('home:calculator.from'), { exact: true })).toHaveValue('CN')
    await expect(page.getByText(w('pricing:line.handling'))).toBeVisible()
  }
  await expectTyped()
  await page.reload()
  await expectTyped()
  await page.getByRole('link', { name: w('home:calculator.compare') }).click()
  await expect(page).toHaveURL(/\/calculator\?/)
  await page.goBack()
  await expectTyped()
})
