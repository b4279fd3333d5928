import { expect, it } from 'vitest'
import { airCompany, airIndividual, airJastip, fashion, requestWith } from '../pricing/cases/build.ts'
import type { PricingPackage } from '../pricing/index.ts'
import { npwpSaving, priceUnder } from './index.ts'

const priced = (offered: PricingPackage, has_valid_npwp: boolean) =>
  priceUnder(
    requestWith({ package: offered, has_valid_npwp }, [{ category: fashion, price_original: 700 }]),
    {
      rates_as_of: '2026-11-12T02:00:00Z',
    },
  )
const taxOf = (offered: PricingPackage, hasNpwp: boolean) => priced(offered, hasNpwp).answer.lines.income_tax

it.each([
  ['nothing where no income tax is levied', airIndividual, false],
  ['the higher rate of a company', airCompany, true],
  ['the doubled rate of a package with its own', airJastip, true],
] as const)('an NPWP saves %s', (_, offered, isLess) => {
  const saving = npwpSaving(priced(offered, false), priced(offered, true))
  expect(saving).toBe(taxOf(offered, false) - taxOf(offered, true))
  expect(saving > 0).toBe(isLess)
  expect(npwpSaving(priced(offered, true), priced(offered, true))).toBe(0)
})
