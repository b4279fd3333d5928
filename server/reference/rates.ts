import { isPositive } from '@seberang/domain/json'
import { FetchFailure, fetchText } from '../base/fetch-text.ts'

/** Rates as published by a source. */
export interface Quotation {
  source: string
  asOf: Date
  /** Rupiah per unit. */
  rupiah: Readonly<Record<string, number>>
}

/** A source of exchange rates. */
export interface RateSource {
  /** @returns the newest rates, or null if there are none beyond the release's. Throws RateFailure. */
  quote(): Promise<Quotation | null>
}

/** The feed was unreachable or did not answer with a rate table. */
export class RateFailure extends Error {}

/** The release's rates are seeded records that an operator may change; there is nothing to fetch. */
export const releasedRates: RateSource = { quote: async () => null }

/** Larger than a rate table of all the world's currencies. */
const maxBytes = 256 * 1024

/**
 * A feed in one of the two most common public formats: `{ base, date, rates }` (Frankfurter) or `{ base_code,
 * time_last_update_unix, rates }` (open.er-api.com). Rates are units of each currency per unit of the base, and must
 * include the rupiah.
 */
export function createRateFeed(url: string, timeOutMs: number): RateSource {
  const source = new URL(url).hostname
  return {
    async quote() {
      const text = await load(url, timeOutMs)
      return { source, ...readTable(parse(text)) }
    },
  }
}

async function load(url: string, timeOutMs: number): Promise<string> {
  try {
    return await fetchText(url, { timeOutMs, maxBytes, redirects: true })
  } catch (error) {
    throw error instanceof FetchFailure ? new RateFailure(error.message) : error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RateFailure('its answer is not JSON')
  }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Throws RateFailure for anything but a dated table that includes the rupiah. */
function readTable(read: unknown): Pick<Quotation, 'asOf' | 'rupiah'> {
  if (!isFields(read) || !isFields(read['rates'])) throw new RateFailure('it has no rates')
  const base = read['base_code'] ?? read['base']
  const asOf = timeOf(read)
  if (typeof base !== 'string' || !asOf) throw new RateFailure('it does not say of what and when it is')
  // Rates per rupiah have only two or three significant digits: too imprecise for prices.
  if (base === 'IDR') throw new RateFailure('its base is the rupiah')
  const table = new Map(
    Object.entries(read['rates']).flatMap(([code, rate]) => (isPositive(rate) ? [[code, rate]] : [])),
  )
  const perBase = table.get('IDR')
  if (perBase === undefined) throw new RateFailure('it has no rupiah')
  table.set(base, 1)
  return {
    asOf,
    rupiah: Object.fromEntries([...table].map(([code, rate]) => [code, rounded(perBase / rate)])),
  }
}

/** Four decimal places are finer than any bank trades rupiah. */
const rounded = (rupiah: number) => Math.round(rupiah * 10_000) / 10_000

function timeOf(read: Fields): Date | null {
  const { time_last_update_unix: seconds, date } = read
  const at = typeof seconds === 'number' ? seconds * 1000 : typeof date === 'string' ? Date.parse(date) : NaN
  return Number.isFinite(at) ? new Date(at) : null
}
