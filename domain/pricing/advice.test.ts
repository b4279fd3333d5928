import { describe, expect, it } from 'vitest'
import { airIndividual, airJastip, requestWith, seaCompany } from './cases/build.ts'
import { advise, price } from './index.ts'
import type { AdviceKey, PricingRequest } from './index.ts'

const keysFor = (request: PricingRequest) => advise(request, price(request)).map(({ key }) => key)
const worth = (price_original: number, changes: Partial<PricingRequest> = {}) =>
  requestWith(changes, [{ price_original }])

describe('advice beside a price', () => {
  it.each<[string, PricingRequest, AdviceKey[]]>([
    ['an everyday parcel', worth(100), ['vat_effective_rate', 'customs_value_with_freight']],
    ['a parcel under USD 3', worth(2.99), ['vat_effective_rate']],
    [
      'a parcel of exactly USD 3',
      worth(3),
      ['duty_free_up_to_limit', 'vat_effective_rate', 'customs_value_with_freight'],
    ],
    ['a parcel of exactly USD 1,500', worth(1500), ['vat_effective_rate', 'customs_value_with_freight']],
    [
      'a parcel above USD 1,500',
      worth(1500.01),
      ['general_rates_above_limit', 'vat_effective_rate', 'customs_value_with_freight'],
    ],
    ['jastip within the allowance', worth(100, { package: airJastip }), ['jastip_without_allowance']],
    [
      'sea freight',
      worth(2000, { package: seaCompany }),
      ['vat_effective_rate', 'customs_value_with_freight'],
    ],
    ['an all-in price', worth(2000, { package: { ...airIndividual, tax_included: true } }), []],
  ])('%s', (_, request, keys) => {
    expect(keysFor(request)).toEqual(keys)
  })

  it('cites its law and when it was last checked', () => {
    const request = worth(2000)
    for (const { law } of advise(request, price(request))) {
      expect(law.title).toMatch(/^(PMK \d+|P-\d+\/BC)\/20\d\d$/)
      expect(law.checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
