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
  const loaded: Record<keyof typeof most, string[]> = { script: [], stylesheet: [] }
  page.on('request', (made) => {
    const type = made.resourceType()
    if (type === 'script' || type === 'stylesheet') loaded[type].push(made.url())
  })
  await page.goto(address(), { waitUntil: 'load' })
  const eager = { script: await eagerScripts(), stylesheet: [...loaded.stylesheet] }
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

  /** What the page itself names, and what those files load before the browser is idle. */
  async function eagerScripts(): Promise<string[]> {
    const named = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], link[rel=modulepreload]',
        ),
      ].map((element) => ('src' in element && element.src) || ('href' in element && element.href) || ''),
    )
    return [...new Set(named.filter(Boolean))]
  }
})
