import { catalogueOfSeeds } from '../../server/reference/catalogue.ts'
import { readSeeds } from '../../server/reference/seeds.ts'
import { middleOf, percentile, type Figure } from './figures.ts'
import type { Given } from './keystroke/main.ts'
import { onSite } from './site.ts'

/** The cost of a keystroke in the calculator and in the wizard, in a browser, next to the same bill in doubles. */
export function measureKeystroke(): Promise<Figure[]> {
  const given = givenOf()
  return onSite('keystroke', [], async (browser, url) => {
    const page = await browser.newPage()
    await page.goto(url)
    const times = await page.evaluate((data) => window.keystroke(data), given)
    const [plain] = Object.values(times)
    const floor = middleOf(plain ?? [])
    return Object.entries(times).map(([name, took]) => ({
      name,
      figure:
        took.length === 1
          ? `${(took[0] ?? 0).toFixed(3)} ms`
          : `${middleOf(took).toFixed(4)} ms, p95 ${percentile(took, 0.95).toFixed(4)} ms, ${(middleOf(took) / floor).toFixed(0)} of plain`,
    }))
  })
}

/** The seeded tariffs and rates, as the app receives them. */
function givenOf(): Given {
  const catalogue = catalogueOfSeeds(readSeeds())
  const rates = [...catalogue.all('rates')]
  return {
    reference: {
      rates,
      ratesAsOf: rates[0]?.as_of ?? '',
      packages: catalogue.all('packages').map(({ titles, ...one }) => ({ ...one, title: titles.id })),
      categories: [...catalogue.all('categories')],
      agents: { air: [], sea: [] },
    },
    hsCodes: catalogue.all('hs-codes').map(({ labels, restriction, ...one }) => ({
      ...one,
      label: labels.id,
      ...(restriction && { restriction: { ...restriction, reason: restriction.reason.id } }),
    })),
  }
}
