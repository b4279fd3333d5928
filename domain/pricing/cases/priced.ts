import { extraCases } from './extra.ts'
import { packagingCases } from './packaging.ts'
import { seaCases } from './sea.ts'
import { taxCases } from './tax.ts'
import { weightCases } from './weight.ts'
import type { PricedCase } from './priced-case.ts'

/** Worked by hand: every branch of every rule, with its edges. */
export const pricedCases: readonly PricedCase[] = [
  ...weightCases,
  ...packagingCases,
  ...seaCases,
  ...taxCases,
  ...extraCases,
]
