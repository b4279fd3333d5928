import { leviesOf, pricingLines } from '@seberang/domain/pricing'
import type { Lines } from '../database/schema/index.ts'
import type { Posting } from './ledger.ts'

export const noLines = (): Lines =>
  Object.fromEntries(pricingLines.map((line) => [line, 0])) as Record<keyof Lines, number>

export function addLines(all: readonly Lines[]): Lines {
  const sum = noLines()
  for (const lines of all) for (const line of pricingLines) sum[line] += lines[line]
  return sum
}

export function subtractLines(lines: Lines, other: Lines): Lines {
  return addLines([lines, negateLines(other)])
}

export function negateLines(lines: Lines): Lines {
  const negated = noLines()
  for (const line of pricingLines) negated[line] = 0 - lines[line]
  return negated
}

/** As much of what these lines take off as comes to `sum`, which is zero or less and not below that of the lines. */
export function partOfLines(lines: Lines, sum: number): Lines {
  const part = noLines()
  let left = sum
  for (const line of pricingLines) {
    part[line] = Math.max(left, Math.min(lines[line], 0))
    left -= part[line]
  }
  return part
}

export const sumOfLines = (lines: Lines) => pricingLines.reduce((sum, line) => sum + lines[line], 0)

/**
 * Splits a bill's lines by recipient: duties and taxes for the state, the last mile for the courier, the premium for
 * the insurer, the rest for us. The postings sum to the lines' sum.
 */
export function postingsOf(lines: Lines): Posting[] {
  const { domestic_shipping, insurance } = lines
  const levies = leviesOf(lines)
  const revenue = sumOfLines(lines) - levies - domestic_shipping - insurance
  return [
    { kind: 'duties_payable', amount: levies },
    { kind: 'domestic_payable', amount: domestic_shipping },
    { kind: 'insurance_payable', amount: insurance },
    { kind: 'revenue', amount: revenue },
  ]
}
