import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds } from './catalogue.ts'
import { courierPrices, districtLabel, regions, zoneOf } from './index.ts'
import { readSeeds } from './seeds.ts'

const catalogue = catalogueOfSeeds(readSeeds())
const couriers = catalogue.all('couriers')

describe('regions', () => {
  it('are complete', () => {
    const { provinces, districts, subDistricts } = regions
    expect([provinces.length, districts.length, subDistricts.length]).toEqual([38, 514, 7285])
    expect(subDistricts.filter(({ postal_codes }) => postal_codes.length > 0)).toHaveLength(7225)
  })

  it('have unique codes, names, and parents that exist', () => {
    const provinces = new Set(regions.provinces.map(({ province_id }) => province_id))
    const districts = new Set(regions.districts.map(({ district_id }) => district_id))
    expect([provinces.size, districts.size]).toEqual([38, 514])
    expect(new Set(regions.subDistricts.map(({ sub_district_id }) => sub_district_id)).size).toBe(7285)
    expect(
      regions.districts.every(
        ({ province_id, district_name }) => provinces.has(province_id) && district_name,
      ),
    ).toBe(true)
    expect(
      regions.subDistricts.every(
        ({ district_id, sub_district_name }) => districts.has(district_id) && sub_district_name,
      ),
    ).toBe(true)
    expect(
      regions.subDistricts.flatMap(({ postal_codes }) => postal_codes).every((code) => /^\d{5}$/.test(code)),
    ).toBe(true)
  })

  it('omit "Kabupaten" from their names', () => {
    expect(regions.districts.filter(({ district_name }) => /^Kab/i.test(district_name))).toEqual([])
  })

  it.each([
    ['Kota Bandung', 'Kota Bandung'],
    ['Sleman', 'Kab. Sleman'],
    ['Kotabaru', 'Kab. Kotabaru'],
    ['Kotawaringin Barat', 'Kab. Kotawaringin Barat'],
    ['Kota Kotamobagu', 'Kota Kotamobagu'],
  ])('%s is shown as %s', (name, label) => {
    expect(districtLabel(name)).toBe(label)
  })

  it('include Coblong in Kota Bandung, with its postal codes', () => {
    const coblong = regions.subDistricts.find(({ sub_district_name }) => sub_district_name === 'Coblong')
    const bandung = regions.districts.find(({ district_id }) => district_id === coblong?.district_id)
    expect(bandung?.district_name).toBe('Kota Bandung')
    expect(coblong?.postal_codes).toContain('40132')
  })
})

describe('couriers', () => {
  const inBandung =
    regions.subDistricts.find(({ sub_district_name }) => sub_district_name === 'Coblong')?.sub_district_id ??
    ''

  it('charge for each started kilogram and are sorted by price', () => {
    const prices = courierPrices(catalogue, inBandung, 1.2)
    expect(prices.map(({ courier_code, shipping_fee }) => [courier_code, shipping_fee])).toEqual([
      ['jnt-ez', 22_000],
      ['sicepat-reg', 23_000],
      ['jne-reg', 24_000],
      ['jne-yes', 46_000],
    ])
    expect(prices.find(({ courier_code }) => courier_code === 'jne-reg')).toEqual({
      courier_code: 'jne-reg',
      courier: 'JNE',
      site: 'https://jne.co.id',
      service: 'REG',
      price_per_kg: 12_000,
      shipping_fee: 24_000,
      days: [2, 3],
    })
  })

  it("respect a courier's minimum weight", () => {
    const codes = (kilograms: number) =>
      courierPrices(catalogue, inBandung, kilograms).map(({ courier_code }) => courier_code)
    expect(codes(9.9)).not.toContain('jne-jtr')
    expect(codes(10)).toContain('jne-jtr')
  })

  it('serve every sub-district with at least three services', () => {
    for (const { sub_district_id } of regions.subDistricts) {
      expect(courierPrices(catalogue, sub_district_id, 1).length).toBeGreaterThanOrEqual(3)
    }
  })

  it('have no prices for an unknown place', () => {
    expect(courierPrices(catalogue, '32.99.99', 1)).toEqual([])
    expect(zoneOf(catalogue, '00')).toBeUndefined()
  })

  it('have whole rupiah prices and valid ranges of days', () => {
    for (const { zones } of couriers) {
      for (const { price_per_kg, days } of Object.values(zones)) {
        expect(Number.isSafeInteger(price_per_kg) && price_per_kg > 0).toBe(true)
        expect(days[0] >= 1 && days[0] <= days[1]).toBe(true)
      }
    }
  })
})
