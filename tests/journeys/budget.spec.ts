import { gzipSync } from 'node:zlib'
import { address, expect, test } from './journey.ts'

/** What the arrival page may cost before anything is touched; bytes of gzip. */
const most = { script: 150_000, stylesheet: 20_000 }

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
  const loaded = { stylesheet: [] as string[] }
  page.on('request', (made) => {
    if (made.resourceType() === 'stylesheet') loaded.stylesheet.push(made.url())
  })
  await page.goto(address(), { waitUntil: 'load' })
  const eager = { script: await namedByThePage(), stylesheet: loaded.stylesheet }
  await expect(page.getByText('Rp245.000')).toBeVisible()
  for (const [type, urls] of Object.entries(eager)) {
    const sizes = await Promise.all(
      urls.map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
    )
    const sum = sizes.reduce((a, b) => a + b, 0)
    console.log(`${type}: ${sum} bytes of gzip in ${urls.length} files`)
    expect(sum, type).toBeLessThanOrEqual(most[type as keyof typeof most])
  }
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)

  /** The scripts that the page itself names. What comes after them comes when the browser is idle, or at a touch. */
  async function namedByThePage(): Promise<string[]> {
    const html = await (await request.get(address())).text()
    return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map((match) => address() + match[1])
  }
})
