import { describe, expect, it } from 'vitest'
import { airCompany, airIndividual, airJastip, requestWith, seaCompany } from '../pricing/cases/build.ts'
import { price } from '../pricing/index.ts'
import { advise, amountToHaveReady } from './index.ts'
import type { PricingRequest, SpecialGoods } from '../pricing/index.ts'
import type { AdviceKey } from './index.ts'

const phone = '851713'
const shoes = '6404.11'

const worth = (price_original: number, changes: Partial<PricingRequest> = {}, hscode = phone) =>
  requestWith(changes, [{ price_original, hscode }])

const without = (category_name: string, changes: Partial<PricingRequest> = {}) => {
  const request = worth(100, changes, '')
  return {
    ...request,
    products: request.products.map((one) => ({ ...one, category: { ...one.category, category_name } })),
  }
}

describe('the law beside a price', () => {
  it.each<[name: string, request: PricingRequest, key: AdviceKey | undefined]>([
    ['an everyday parcel', worth(100), undefined],
    ['a parcel under USD 3', worth(2.99, {}, shoes), undefined],
    ['a parcel of exactly USD 3', worth(3, {}, shoes), 'duty_free_up_to_limit'],
    ['a parcel just above USD 3', worth(3.01, {}, shoes), 'special_goods'],
    ['shoes', worth(100, {}, shoes), 'special_goods'],
    ['shoes of exactly USD 1,500', worth(1500, {}, shoes), 'special_goods'],
    ['a parcel of exactly USD 1,500', worth(1500), undefined],
    ['a parcel above USD 1,500', worth(1500.01), 'general_rates_above_limit'],
    ['shoes above USD 1,500', worth(1500.01, {}, shoes), 'general_rates_above_limit'],
    ['jastip within the allowance', worth(100, { package: airJastip }), 'jastip_without_allowance'],
    ['jastip above the allowance', worth(900, { package: airJastip }), 'jastip_without_allowance'],
    ['sea freight', worth(2000, { package: seaCompany }, shoes), undefined],
    ['an all-in price', worth(2000, { package: { ...airIndividual, tax_included: true } }), undefined],
    ['all-in shoes', worth(100, { package: { ...airIndividual, tax_included: true } }, shoes), undefined],
    ['all-in jastip', worth(100, { package: { ...airJastip, tax_included: true } }), undefined],
    ['goods without a value', worth(0, {}, shoes), undefined],
    ['a category that may hold anything, without an HS code', without('Barang Umum'), undefined],
    ['a company’s clothes without an HS code', without('Fashion', { package: airCompany }), undefined],
    ['a company’s parcel', worth(100, { package: airCompany }), 'simple_rates_up_to_limit'],
    ['a company’s shoes', worth(100, { package: airCompany }, shoes), 'simple_rates_up_to_limit'],
    [
      'a company’s parcel of exactly USD 1,500',
      worth(1500, { package: airCompany }),
      'simple_rates_up_to_limit',
    ],
    ['a company’s parcel above USD 1,500', worth(1500.01, { package: airCompany }), undefined],
    ['a company’s parcel under USD 3', worth(2.99, { package: airCompany }), undefined],
  ])('%s', (_, request, key) => {
    expect(advise(request)?.key).toBe(key)
  })

  describe('the duty of the HS code, where the general rates hold', () => {
    /** The category's duty is 25 %. */
    const coded = (duty: number | undefined, changes: Partial<PricingRequest>, price_original = 1000) =>
      requestWith(changes, [
        { price_original, hscode: '220830', ...(duty !== undefined && { hscode_duty: duty }) },
      ])

    it.each<[name: string, request: PricingRequest, difference: number | undefined]>([
      // USD 1,005 × 16,000: 125 % more duty, 11 % VAT and 7.5 % income tax on it.
      [
        'above its category’s, for a company',
        coded(150, { package: airCompany, has_valid_npwp: true }, 2000),
        47_637_000,
      ],
      ['above its category’s, by sea', coded(150, { package: seaCompany, has_valid_npwp: true }), 23_818_500],
      ['below its category’s', coded(0, { package: seaCompany, has_valid_npwp: true }), -4_763_700],
      ['that of its category', coded(25, { package: seaCompany }), undefined],
      ['not known', coded(undefined, { package: seaCompany }), undefined],
      ['in an all-in price', coded(150, { package: { ...seaCompany, tax_included: true } }), undefined],
      ['in a parcel at the simple rates', coded(150, {}), undefined],
    ])('%s', (_, request, difference) => {
      const advice = advise(request)
      expect(advice?.difference).toBe(difference)
      expect(advice?.key).toBe(difference === undefined ? undefined : 'duty_of_hscode')
    })

    it('is named where all goods have the same', () => {
      const request = coded(150, { package: seaCompany })
      const twice = (other: number) => ({
        ...request,
        products: request.products.flatMap((one) => [one, { ...one, hscode_duty: other }]),
      })
      expect(advise(twice(150))).toMatchObject({ duty_percent: 150 })
      expect(advise(twice(30))).not.toHaveProperty('duty_percent')
    })

    it('is that of a private parcel above USD 1,500, too', () => {
      const above = coded(150, { has_valid_npwp: true }, 3000)
      expect(advise(above)?.levies.duty).toBe(72_360_000)
      const byCompany = coded(150, { package: airCompany, has_valid_npwp: true }, 3000)
      expect(advise(byCompany)?.levies).toEqual(advise(above)?.levies)
    })
  })

  it('on a company’s parcel up to USD 1,500 is that of any parcel, whatever its tariff charges', () => {
    const request = worth(1000, { package: airCompany, has_valid_npwp: true })
    // USD 1,005 × 16,000: charged 25 %, 11 % and 7.5 %; by law 7.5 % and 11 %.
    expect(price(request).lines).toMatchObject({ duty: 4_020_000, vat: 2_211_000, income_tax: 1_507_500 })
    expect(advise(request)).toMatchObject({
      levies: { duty: 1_206_000, vat: 1_901_460, income_tax: 0 },
      duty_percent: 7.5,
      difference: -4_631_040,
    })
    const withShoes = { ...request, products: worth(1000, {}, shoes).products }
    const [product] = withShoes.products
    const cheap = product && { ...product, category: { ...product.category, percentage_bea_masuk: 5 } }
    const raised = advise({ ...withShoes, products: cheap ? [cheap] : [] })
    expect(raised).toMatchObject({ goods: ['footwear'], duty_percent: 25 })
    expect(raised?.difference).toBeGreaterThan(0)
  })

  it('says what the law levies, and how much that is beside what is charged', () => {
    const request = worth(3000, { has_valid_npwp: true })
    // USD 3,015 with the freight: by law 25 % duty, 11 % VAT and 7.5 % income tax (15 % without an NPWP); charged 7.5 % and 11 %.
    expect(price(request).lines).toMatchObject({ duty: 3_618_000, vat: 5_704_380, income_tax: 0 })
    const withNpwp = advise(request)
    expect(withNpwp).toMatchObject({
      levies: { duty: 12_060_000, vat: 6_633_000, income_tax: 4_522_500 },
      difference: 13_893_120,
    })
    expect(withNpwp).not.toHaveProperty('difference_with_npwp')
    expect(advise({ ...request, has_valid_npwp: false })).toMatchObject({
      levies: { duty: 12_060_000, vat: 6_633_000, income_tax: 9_045_000 },
      difference: 13_893_120 + 4_522_500,
      difference_with_npwp: 13_893_120,
    })
  })

  it.each([true, false])(
    'a private parcel above USD 1,500 costs by law what a company pays: NPWP %s',
    (npwp) => {
      const request = worth(3000, { has_valid_npwp: npwp })
      const general = { ...request, package: { ...request.package, package_details: {} } }
      const ready = (one: PricingRequest) => amountToHaveReady({ answer: price(one), advice: advise(one) })
      expect(ready(request)).toBe(ready(general))
    },
  )

  it('may be less: books pay nothing', () => {
    const books = advise(worth(120, {}, '4901.99'))
    expect(books).toMatchObject({ levies: { duty: 0, vat: 0, income_tax: 0 }, duty_percent: 0 })
    expect(books?.difference).toBe(-373_206)
  })

  it('jastip is levied on its whole value: 10 % duty, 11 % VAT and 5 % income tax', () => {
    const advice = advise(worth(120, { package: airJastip, rates: { USD: 16_485 } }, shoes))
    expect(advice).toMatchObject({
      levies: { duty: 199_000, vat: 240_580, income_tax: 109_354 },
      difference: 548_934,
      duty_percent: 10,
    })
  })

  it('does not double the income tax of special goods without an NPWP: no source says so', () => {
    const byNpwp = (has_valid_npwp: boolean) => advise(worth(100, { has_valid_npwp }, shoes))?.levies
    expect(byNpwp(false)).toEqual(byNpwp(true))
    expect(byNpwp(true)?.income_tax).toBeGreaterThan(0)
  })

  it('rates each of several products by its own rule', () => {
    const both = (first: string, second: string) =>
      advise(
        requestWith({}, [
          { price_original: 100, hscode: first },
          { price_original: 100, hscode: second },
        ]),
      )
    const mixed = both(shoes, phone)
    const same = both(shoes, '6402.19')
    expect(mixed).toMatchObject({ key: 'special_goods', goods: ['footwear'] })
    expect(mixed).not.toHaveProperty('duty_percent')
    expect(same).toMatchObject({ goods: ['footwear'], duty_percent: 25 })
    expect(mixed?.difference).toBeLessThan(same?.difference ?? 0)
    expect(both(phone, '')).toMatchObject({ goods: ['textiles'], without_hscode: true })
  })

  it.each<[category: string, goods: SpecialGoods, hscode: string]>([
    ['Fashion', 'textiles', '6109.10'],
    ['Tas', 'bags', '4202.22'],
    ['Sepatu', 'footwear', '6404.11'],
    ['Kosmetik', 'cosmetics', '3304.10'],
    ['Jam Tangan', 'watches', '9101.11'],
  ])('without an HS code, %s may be levied as %s', (category, goods, hscode) => {
    const { without_hscode, ...advice } = advise(without(category)) ?? {}
    expect(without_hscode).toBe(true)
    expect(advice).toMatchObject({ key: 'special_goods', goods: [goods] })
    expect(advice).toEqual(advise(worth(100, {}, hscode)))
  })

  it('a code that is known is not doubted for its category', () => {
    expect(advise(worth(100, {}, phone))).toBeUndefined()
  })

  it('cites its law and when it was last checked', () => {
    for (const request of [
      worth(3),
      worth(100, {}, shoes),
      worth(2000),
      worth(100, { package: airJastip }),
    ]) {
      const law = advise(request)?.law
      expect(law?.title).toMatch(/^PMK \d+\/20\d\d$/)
      expect(law?.checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
