import { expect, it } from 'vitest'
import { priceBases as shown } from '../../design-system/components/PriceFoot/price.values.ts'
import { priceBases } from '../../domain/explain/index.ts'

// The design system does not know the domain, so it lists them itself: a basis that only one of them has would be a
// price without an icon, or an icon that no price ever shows.
it('the bases of a price are those that the design system shows', () => {
  expect(shown).toEqual(priceBases)
})
