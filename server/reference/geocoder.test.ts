import { describe, expect, it } from 'vitest'
import { readPlaces, regionGeocoder } from './geocoder.ts'

describe('the geocoder of the regions', () => {
  it('finds the village that an address names', async () => {
    const [first] = await regionGeocoder.find(
      'Jl. Sekeloa Tengah 12, Sekeloa, Coblong, Kota Bandung, Jawa Barat, 40134',
    )
    expect(first).toEqual({
      label: 'Sekeloa, Coblong, Kota Bandung, Jawa Barat',
      lat: -6.886,
      long: 107.621,
      sub_district_id: '32.73.02',
    })
  })

  it('finds the sub-district, and its villages with the postal code, if the address names no village', async () => {
    const found = await regionGeocoder.find('Jalan Merdeka 17, Coblong, Kota Bandung, Jawa Barat, 40132')
    expect(found.map(({ label }) => label)).toEqual([
      'Coblong, Kota Bandung, Jawa Barat',
      'Lebak Gede, Coblong, Kota Bandung, Jawa Barat',
      'Lebak Siliwangi, Coblong, Kota Bandung, Jawa Barat',
    ])
    expect(found[0]?.lat).toBeCloseTo(-6.886, 2)
  })

  it.each(['zzzzzz', '(((', '99999'])('finds nothing for %j', async (address) => {
    expect(await regionGeocoder.find(address)).toEqual([])
  })

  it('names at most five', async () => {
    expect(await regionGeocoder.find('Kota Bandung')).toHaveLength(5)
  })
})

describe("Nominatim's answers", () => {
  const place = (lat: unknown, lon: unknown, display_name: unknown) =>
    JSON.stringify([{ lat, lon, display_name }])

  it('bring the sub-district that both the point and the label name', () => {
    const label = 'Jalan Sekeloa, Sekeloa, Coblong, Kota Bandung, Jawa Barat, 40134, Indonesia'
    expect(readPlaces(place('-6.8871', '107.6195', label))).toEqual([
      { label, lat: -6.8871, long: 107.6195, sub_district_id: '32.73.02' },
    ])
    const [unnamed] = readPlaces(place('-6.8871', '107.6195', 'Jalan Sekeloa, Indonesia'))
    expect(unnamed?.sub_district_id).toBeNull()
    const [far] = readPlaces(place('-2.5', '118', 'Coblong, Kota Bandung'))
    expect(far?.sub_district_id).toBeNull()
  })

  it.each([
    ['abroad', place('52.5', '13.4', 'Berlin')],
    ['no numbers', place('north', {}, 'Coblong')],
    ['no label', place('-6.9', '107.6', 3)],
    ['no places', '[null, 1, "x", []]'],
  ])('leave out %s', (_, text) => {
    expect(readPlaces(text)).toEqual([])
  })

  it.each(['{"error":"x"}', 'null', '<html>', ''])('that are not a list fail: %j', (text) => {
    expect(() => readPlaces(text)).toThrow(/^its answer is not /)
  })
})
