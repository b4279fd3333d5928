import { describe, expect, it } from 'vitest'
import { regionGeocoder } from './geocoder.ts'
import { districtLabel, regions, searchPlaces } from './index.ts'
import { villages } from './villages.ts'

const districts = new Map(regions.districts.map((one) => [one.district_id, districtLabel(one.district_name)]))
const places = (query: string) =>
  searchPlaces(query).map(({ subDistrict: { sub_district_name, district_id }, village }) =>
    [village?.name, sub_district_name, districts.get(district_id)].filter(Boolean).join(', '),
  )

describe('villages', () => {
  const all = villages()

  it('are complete, and each is in a sub-district', () => {
    expect(all.names).toHaveLength(83_762)
    expect(all.names.every((name) => name !== '' && name.trim() === name)).toBe(true)
    expect(all.subDistricts.every((at) => regions.subDistricts[at] !== undefined)).toBe(true)
    // No sub-district is without villages.
    expect(new Set(all.subDistricts).size).toBe(regions.subDistricts.length)
  })

  it('have a postal code of their sub-district, except for 1,189', () => {
    const known = [...all.postalCodes.entries()].filter(([, code]) => code > 0)
    expect(known).toHaveLength(83_762 - 1189)
    for (const [index, code] of known)
      expect(regions.subDistricts[all.subDistricts[index] ?? -1]?.postal_codes).toContain(String(code))
  })

  it('lie in Indonesia, except for 536 without a point', () => {
    const known = [...all.latitudes.entries()].filter(([, latitude]) => !Number.isNaN(latitude))
    expect(known).toHaveLength(83_762 - 536)
    for (const [index, latitude] of known) {
      const longitude = all.longitudes[index] ?? NaN
      expect(latitude > -11.2 && latitude < 6.3 && longitude > 94.7 && longitude < 141.1).toBe(true)
    }
  })

  it('lie beside the others of their sub-district', () => {
    const index = all.names.findIndex((name, at) => name === 'Sekeloa' && all.urban[at] === 1)
    expect([all.latitudes[index], all.longitudes[index]]).toEqual([
      expect.closeTo(-6.886, 3),
      expect.closeTo(107.621, 3),
    ])
  })
})

const jakarta = (side: string) => `Kota Administrasi Jakarta ${side}`

describe('searching places', () => {
  it.each([
    // Villages
    ['Sekeloa', 'Sekeloa, Coblong, Kota Bandung'],
    ['sekel', 'Sekeloa, Coblong, Kota Bandung'],
    ['Dago', 'Dago, Coblong, Kota Bandung'],
    ['dago bogor', 'Dago, Parungpanjang, Kab. Bogor'],
    ['Gandul Cinere', 'Gandul, Cinere, Kota Depok'],
    ['gandul, depok', 'Gandul, Cinere, Kota Depok'],
    ['kel. sekeloa kec. coblong', 'Sekeloa, Coblong, Kota Bandung'],
    ['kelurahan kalibata', `Kalibata, Pancoran, ${jakarta('Selatan')}`],
    ['Desa Canggu', 'Canggu, Kuta Utara, Kab. Badung'],
    ['seminyak', 'Seminyak, Kuta, Kab. Badung'],
    ['jimbaran', 'Jimbaran, Kuta Selatan, Kab. Badung'],
    ['cicaheum', 'Cicaheum, Kiaracondong, Kota Bandung'],
    ['cilandak timur', `Cilandak Timur, Pasar Minggu, ${jakarta('Selatan')}`],
    ['senayan', `Senayan, Kebayoran Baru, ${jakarta('Selatan')}`],
    ['menteng bogor', 'Menteng, Bogor Barat, Kota Bogor'],
    ['lebak siliwangi', 'Lebak Siliwangi, Coblong, Kota Bandung'],
    ['tebet timur', `Tebet Timur, Tebet, ${jakarta('Selatan')}`],
    ['rungkut kidul', 'Rungkut Kidul, Rungkut, Kota Surabaya'],
    ['sekeloa jabar', 'Sekeloa, Coblong, Kota Bandung'],
    // Written in one word or two
    ['lebakgede', 'Lebak Gede, Coblong, Kota Bandung'],
    ['lebak gede', 'Lebak Gede, Coblong, Kota Bandung'],
    ['jati padang', `Jati Padang, Pasar Minggu, ${jakarta('Selatan')}`],
    ['jatipadang', `Jati Padang, Pasar Minggu, ${jakarta('Selatan')}`],
    ['parung panjang', 'Parungpanjang, Kab. Bogor'],
    ["ka'do", "Benteng Ka'do, Kapala Pitu, Kab. Toraja Utara"],
    // Sub-districts
    ['coblong', 'Coblong, Kota Bandung'],
    ['COBLONG', 'Coblong, Kota Bandung'],
    ['menteng', `Menteng, ${jakarta('Pusat')}`],
    ['kebayoran baru', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['KEBAYORAN  BARU', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['baru kebay', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['kebayoran baru jakarta', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['kec. kebayoran baru', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['kelapa gading', `Kelapa Gading, ${jakarta('Utara')}`],
    ['tebet jaksel', `Tebet, ${jakarta('Selatan')}`],
    ['depok kabupaten sleman', 'Depok, Kab. Sleman'],
    ['sleman', 'Sleman, Kab. Sleman'],
    ['ubud', 'Ubud, Kab. Gianyar'],
    ['kuta', 'Kuta, Kab. Badung'],
    ['tembalang', 'Tembalang, Kota Semarang'],
    ['wonokromo', 'Wonokromo, Kota Surabaya'],
    ['antapani', 'Antapani, Kota Bandung'],
    ['rungkut', 'Rungkut, Kota Surabaya'],
    // Districts: their sub-districts
    ['bandung', 'Sukasari, Kota Bandung'],
    ['kota bandung', 'Sukasari, Kota Bandung'],
    ['depok', 'Pancoran Mas, Kota Depok'],
    ['surabaya', 'Karang Pilang, Kota Surabaya'],
    ['jogja', 'Tegalrejo, Kota Yogyakarta'],
    // Misspelt
    ['kebayoran bru', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['coblog bandung', 'Coblong, Kota Bandung'],
    ['tanah abng', `Tanah Abang, ${jakarta('Pusat')}`],
    ['denpasr barat', 'Denpasar Barat, Kota Denpasar'],
    ['sekelao', 'Sekeloa, Coblong, Kota Bandung'],
    ['skeloa', 'Sekeloa, Coblong, Kota Bandung'],
    ['seminyk', 'Seminyak, Kuta, Kab. Badung'],
    ['surabya', 'Karang Pilang, Kota Surabaya'],
    ['bandng', 'Sukasari, Kota Bandung'],
    ['jakarta seltan', `Tebet, ${jakarta('Selatan')}`],
    ['cicahem', 'Cicaheum, Kiaracondong, Kota Bandung'],
    // Postal codes
    ['40132', 'Lebak Gede, Coblong, Kota Bandung'],
    ['40134', 'Sekeloa, Coblong, Kota Bandung'],
    ['40135', 'Dago, Coblong, Kota Bandung'],
    ['1215', `Kebayoran Baru, ${jakarta('Selatan')}`],
    ['dago 40135', 'Dago, Coblong, Kota Bandung'],
    // With more than a place
    ['Jl. Dago no 5 Bandung', 'Dago, Coblong, Kota Bandung'],
    ['rumah pak budi sekeloa', 'Sekeloa, Coblong, Kota Bandung'],
  ])('%s finds %s first', (query, place) => {
    expect(places(query)[0]).toBe(place)
  })

  it('a complete postal code finds the villages that have it, then their sub-district', () => {
    expect(places('40132')).toEqual([
      'Lebak Gede, Coblong, Kota Bandung',
      'Lebak Siliwangi, Coblong, Kota Bandung',
      'Coblong, Kota Bandung',
    ])
  })

  it('a village brings its own postal code', () => {
    expect(searchPlaces('sekeloa')[0]?.village).toMatchObject({ name: 'Sekeloa', postalCodes: ['40134'] })
  })

  it('names an exact match before a longer name that begins with it', () => {
    const names = places('kemang').map((place) => place.split(',')[0])
    const longer = names.findIndex((name) => name !== 'Kemang')
    expect(longer).toBeGreaterThan(0)
    expect(names.slice(longer)).not.toContain('Kemang')
  })

  it('has no place twice', () => {
    for (const query of ['kota', 'baru', 'bandung', '40132'])
      expect(new Set(places(query)).size).toBe(places(query).length)
  })

  it.each(['', '   ', '<script>', 'zzzzzz', '99999', '00', '\u0000', '('.repeat(120)])(
    'finds nothing for %j',
    (query) => {
      expect(places(query)).toEqual([])
    },
  )

  it('returns at most fifty', () => {
    expect(places('kota')).toHaveLength(50)
    expect(places('ka')).toHaveLength(50)
  })
})

/** The least processor time of many runs: the first ones are not compiled yet, and what others do only adds to it. */
async function workOf(find: () => unknown): Promise<number> {
  let least = Infinity
  for (let run = 0; run < 30; run += 1) {
    const before = process.cpuUsage()
    await find()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, user + system)
  }
  return least
}

const common =
  'agung rejo kampung sari harjo nusa tenggara lama batu sulawesi suka timur makmur kalimantan tanah ba'
const longer = 'selatan utara barat tengah jaya mulya kota karang tanjung gunung sungai pulau teluk bandar'

// It was up to a hundred times, and for an address thousands of times, as much.
describe('the most that a search can cost is a few times as much as one with a typing error', () => {
  it.each([
    ['common words', common],
    [
      'misspelt long words',
      'kalimantam sulawesii tenggarra sumaterra bangkalam pekalonga tasikmala banjarneg wonosobos magetann',
    ],
    ['beginnings of words', 'kar sum ban pan sin tan kam sel bar tim jay mul gun sun pul tel bat har rej'],
  ])('with as many %s as fit', async (_, query) => {
    const small = await workOf(() => searchPlaces('surabya'))
    expect(await workOf(() => searchPlaces(query))).toBeLessThan(15 * small)
  })

  it.each([
    ['common words', `${common} ${longer}`],
    ['nothing but kinds of places', 'kota kabupaten administrasi'],
  ])('in an address of %s', async (_, address) => {
    const small = await workOf(() => searchPlaces('surabya'))
    expect(await workOf(() => regionGeocoder.find(address))).toBeLessThan(15 * small)
  })
})
