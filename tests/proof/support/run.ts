import { randomInt } from 'node:crypto'

/** `npm run proof` uses the full number, `npm test` the small one. */
export const full = process.env['PROOF'] === 'full'
export const times = (small: number, large: number): number => (full ? large : small)

/** PROOF_SEED repeats a run. */
export const seed = Number(process.env['PROOF_SEED'] ?? randomInt(2 ** 31))

/** Reproducible pseudorandom numbers from 0 to 1 (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last], order[other]]
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one]
  }
  return order
}

/** Processes all items with this many workers. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
