import type { credits } from '../database/schema/index.ts'

/** Of a credit, what tells when it lowered the wallet again. */
type GivenCredit = Pick<typeof credits.$inferSelect, 'id' | 'cartId' | 'amount' | 'createdAt' | 'undoneAt'>

/**
 * By how much one change lowered the wallet of what had been credited, in whole rupiah: credits are undone, and what is
 * left of them is given anew, by another measurement, or as what was spent of one of them, whose time it has.
 * @param given credits of any shipments, those undone included
 */
export function undoneAt(given: readonly GivenCredit[], at: Date): number {
  const undone = given.filter((credit) => isAt(credit.undoneAt, at))
  const newest = new Map(
    undone.toSorted(byId).map((credit) => [`${credit.cartId} ${credit.createdAt.getTime()}`, credit]),
  )
  const spent = [...newest.values()].flatMap(
    ({ id, createdAt, cartId }) =>
      createdAtSame(given, createdAt, cartId).find((credit) => credit.id > id) ?? [],
  )
  // What follows it with the same time is what was later spent of it.
  const anew = [...new Set(given.map(({ cartId }) => cartId))].flatMap((cartId) =>
    createdAtSame(given, at, cartId).slice(0, 1),
  )
  return sumOf(undone) - sumOf(anew) - sumOf(spent)
}

/**
 * By how much what is credited is lower than it was at its highest, by the changes after one time until another: what
 * was undone between and credited again is not lower.
 */
export function undoneBetween(given: readonly GivenCredit[], after: Date, until: Date): number {
  const times = given.flatMap(({ createdAt, undoneAt: undone }) => [
    createdAt.getTime(),
    undone?.getTime() ?? 0,
  ])
  let [credited, highest] = [0, 0]
  for (const time of [...new Set(times)].sort((one, other) => one - other)) {
    if (time <= after.getTime() || time > until.getTime()) continue
    credited -= undoneAt(given, new Date(time))
    highest = Math.max(highest, credited)
  }
  return highest - credited
}

/** The credits of a shipment with this time, in the order in which they were written. */
const createdAtSame = (given: readonly GivenCredit[], at: Date, cart: number): GivenCredit[] =>
  given.filter(({ cartId, createdAt }) => cartId === cart && isAt(createdAt, at)).toSorted(byId)

const byId = (one: GivenCredit, other: GivenCredit): number => one.id - other.id
const sumOf = (given: readonly GivenCredit[]): number => given.reduce((sum, { amount }) => sum + amount, 0)
const isAt = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime()
