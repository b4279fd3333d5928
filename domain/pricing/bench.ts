import { Bench } from 'tinybench'
import { airCompany, books, fashion, machines, requestWith } from './cases/build.ts'
import { explain, price } from './index.ts'
import type { PricingProduct } from './index.ts'

export interface PricingSpeed {
  name: string
  /** Prices per second on one core. */
  perSecond: number
}

const categories = [fashion, machines, books]

/** A hundred products in three categories: the slowest realistic shipment to price. */
const hundred: Partial<PricingProduct>[] = Array.from({ length: 100 }, (_, index) => ({
  category: categories[index % categories.length],
  quantity: 1 + (index % 7),
  weight: `0,${index + 1}`,
  length: 10 + (index % 13),
  price_original: index + 0.99,
  currency_code: index % 3 === 0 ? 'CNY' : 'USD',
}))

const noTierLimit = { US: { tiers: [{ up_to_kg: null, price_per_kg: 189_000 }] } }

/** Measures how many shipments one core prices per second. */
export async function measurePricing(milliseconds = 1000): Promise<PricingSpeed[]> {
  const one = requestWith()
  const many = requestWith({ package: { ...airCompany, price_json: noTierLimit } }, hundred)
  const bench = new Bench({ time: milliseconds })
  bench.add('one product', () => void price(one))
  bench.add('one product, explained', () => void explain(one))
  bench.add('one hundred products', () => void price(many))
  await bench.run()
  return bench.tasks.map((task) => ({
    name: task.name,
    perSecond: task.result.state === 'completed' ? task.result.throughput.mean : 0,
  }))
}

if (import.meta.main) {
  for (const { name, perSecond } of await measurePricing()) {
    process.stdout.write(`${name}: ${Math.round(perSecond).toLocaleString('en')} quotes/s\n`)
  }
}
