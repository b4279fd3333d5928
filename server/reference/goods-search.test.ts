import { languages, type Language } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds } from './catalogue.ts'
import { searchHsCodes } from './index.ts'
import headWords from './search-queries-head-words.json' with { type: 'json' }
import heldOut from './search-queries-held-out.json' with { type: 'json' }
import queries from './search-queries.json' with { type: 'json' }
import { createGoodsSearch } from './goods-search.ts'
import type { HsCodeRecord } from './records.ts'
import { readSeeds } from './seeds.ts'

const catalogue = catalogueOfSeeds(readSeeds())

describe('searching goods', () => {
  /** Typical queries, with codes one of which must be among the first three results. */
  it.each<[Language, string, string]>([
    ['id', 'sepatu lari', '640411'],
    ['id', 'sneakers', '640411'],
    ['id', 'casing hp', '392690'],
    ['id', 'softcase', '392690'],
    ['id', 'tws', '851830'],
    ['id', 'headset bluetooth', '851830'],
    ['id', 'skincare', '330499'],
    ['id', 'sunscreen', '330499'],
    ['id', 'jaket gunung', '620140|620240'],
    ['id', 'powerbank', '850760'],
    ['id', 'lampu led', '853952|940511|940521'],
    ['id', 'charger hp', '850440'],
    ['id', 'kabel data', '854442'],
    ['id', 'keyboard mechanical', '847160'],
    ['id', 'ssd', '847170'],
    ['id', 'tumbler', '961700|732393'],
    ['id', 'botol minum', '392410|732393'],
    ['id', 'mainan anak', '950300'],
    ['id', 'figure anime', '392640'],
    ['id', 'album kpop', '852349'],
    ['id', 'hijab', '621430'],
    ['id', 'gamis', '621143'],
    ['id', 'parfum', '330300'],
    ['id', 'jam tangan', '910211'],
    ['id', 'smartwatch', '851762'],
    ['id', 'kamera', '852589'],
    ['id', 'drone', '880622'],
    ['id', 'gitar listrik', '920790'],
    ['id', 'joran pancing', '950710'],
    ['id', 'tenda', '630622'],
    ['id', 'sepeda listrik', '871160'],
    ['id', 'stroller', '871500'],
    ['id', 'popok', '961900'],
    ['id', 'makanan kucing', '230910'],
    ['id', 'obat', '300490'],
    ['id', 'vitamin', '210690|300450'],
    ['id', 'kopi', '090121'],
    ['id', 'mesin kopi', '851671'],
    ['id', 'mie instan', '190230'],
    ['id', 'printer 3d', '848520'],
    ['id', 'panel surya', '854143'],
    ['id', 'velg', '870870'],
    ['id', 'ban motor', '401140'],
    ['id', 'oli', '271019'],
    ['id', 'helm', '650610'],
    ['id', 'kardus', '481910'],
    ['id', 'label thermal', '482190'],
    ['id', 'kain', '520852|520942|540752|500720|530919'],
    ['id', 'air fryer', '851679'],
    ['id', 'rice cooker', '851660'],
    ['id', 'tas ransel', '420292'],
    ['id', 'dompet', '420231'],
    ['id', 'kaos', '610910'],
    // Most are bought for sports, though more codes are of leather.
    ['id', 'sepatu', '640411'],
    ['en', 'shoes', '640411'],
    ['zh', '鞋', '640411'],
    ['id', 'hoodie', '611030'],
    ['id', 'kalung', '711311|711319|711719'],
    ['id', 'panci', '732393'],
    ['id', 'blender', '850940'],
    ['id', 'ac', '841510'],
    ['id', 'tv', '852872'],
    ['id', 'ram', '847330'],
    ['id', 'laptop', '847130'],
    ['id', 'hp', '851713'],
    ['id', 'router', '851762'],
    ['id', 'monitor', '852852'],
    ['id', 'speaker', '851822|851821'],
    ['id', 'masker', '630790'],
    ['id', 'softlens', '900130'],
    ['id', 'buku', '490199'],
    ['id', 'speatu lari', '640411'],
    ['id', 'kmera', '852589'],
    ['id', 'tripod', '962000'],
    ['id', 'lcd hp', '852491|852492'],
    ['id', 'tas ransel murah', '420292'],
    ['id', 'casing iphone 15 pro', '392690'],
    ['en', 'phone', '851713'],
    ['en', 'phone case', '392690'],
    ['en', 'power bank', '850760'],
    ['en', 'watch', '910211'],
    ['en', 'camera', '852589'],
    ['en', 'lens', '900211'],
    ['en', 'drone', '880622'],
    ['en', 'shoes', '640411|640399'],
    ['en', 'running shoes', '640411'],
    ['en', 'bag', '420222|420292|420221'],
    ['en', 'backpack', '420292'],
    ['en', 'laptop', '847130'],
    ['en', 'guitar', '920290'],
    ['en', 'book', '490199'],
    ['en', 'toys', '950300'],
    ['en', 'perfume', '330300'],
    ['en', 'snekers', '640411'],
    ['en', 'headphons', '851830'],
    ['en', 'trading cards', '950490'],
    ['en', 'bicycle', '871200'],
    ['en', 'battery', '850760'],
    ['zh', '耳机', '851830'],
    ['zh', '蓝牙耳机', '851830'],
    ['zh', '手机壳', '392690'],
    ['zh', '手机', '851713'],
    ['zh', '充电宝', '850760'],
    ['zh', '跑鞋', '640411'],
    ['zh', '运动鞋', '640411'],
    ['zh', '书包', '420292'],
    ['zh', '手表', '910211'],
    ['zh', '护肤品', '330499'],
    ['zh', '无人机', '880622'],
    ['zh', '相机', '852589'],
    ['zh', '镜头', '900211'],
    ['zh', '玩具', '950300'],
    ['zh', '自行车', '871200'],
    ['zh', '茶叶', '090210'],
    ['zh', '咖啡', '090121'],
    ['zh', '汽车配件', '870899'],
    ['zh', '太阳能板', '854143'],
    ['id', 'sepatu lri', '640411'],
    ['id', 'spatu', '640411'],
    ['en', 'runing shoes', '640411'],
    ['en', 'hedphone', '851830'],
    ['zh', '无线耳机', '851830'],
    ['id', 'kamra', '852589'],
    ['id', 'laptp', '847130'],
    ['en', 'memory crd', '852351'],
    ['id', 'jam tangn', '910211'],
  ])('(%s) %s finds %s', async (language, query, wanted) => {
    const found = (await searchHsCodes(catalogue, query, language)).map(({ hscode }) => hscode)
    expect(found.slice(0, 3).filter((code) => wanted.includes(code))).not.toEqual([])
  })

  it('ranks everyday goods before their accessories', async () => {
    const first = async (query: string) => (await searchHsCodes(catalogue, query, 'en'))[0]?.hscode
    expect(await Promise.all(['drone', 'guitar', 'book', 'laptop', 'bicycle'].map(first))).toEqual([
      '880622',
      '920290',
      '490199',
      '847130',
      '871200',
    ])
  })

  it.each([
    ['baju', '610910'],
    ['sex toy', '901910'],
    ['penggiling kopi listrik', '850940'],
    ['penggiling daging listrik', '850940'],
    // Without a motor it is a tool.
    ['penggiling kopi manual', '821000'],
  ])('%s means what everybody means by it', async (query, first) => {
    expect((await searchHsCodes(catalogue, query, 'id'))[0]?.hscode).toBe(first)
  })

  it.each<[Language, string, string]>([
    ['id', 'meja', '9403'],
    ['en', 'table', '9403'],
    ['id', 'table', '9403'],
    ['zh', '桌子', '9403'],
    ['id', 'meja kayu lipat', '9403'],
    ['id', 'lampu', '9405'],
    ['id', 'lampu meja', '940521'],
    ['id', 'kaos', '610910'],
    // Most are bought for sports, though more codes are of leather.
    ['id', 'sepatu', '640411'],
    ['en', 'shoes', '640411'],
    ['zh', '鞋', '640411'],
    ['id', 'piring', '6911'],
    ['id', 'serum vitamin c', '330499'],
    ['id', 'aquarium filter', '842121'],
    ['en', 'aquarium filter', '842121'],
    ['id', 'wedding ring', '7113'],
    ['en', 'wedding ring', '7113'],
    ['zh', '咖啡杯', '6912'],
  ])('(%s) %s finds first what it names', async (language, query, wanted) => {
    expect((await searchHsCodes(catalogue, query, language))[0]?.hscode).toMatch(new RegExp(`^${wanted}`))
  })

  it('ignores unknown words, and finds nothing by them alone', async () => {
    const found = async (query: string) =>
      (await searchHsCodes(catalogue, query, 'id')).map(({ hscode }) => hscode)
    expect(await found('casing iphone 15 pro')).toContain('392690')
    expect(await found('qqqq wwww')).toEqual([])
  })

  it('finds each code by its label among the first three, in every language', async () => {
    for (const { hscode, labels } of catalogue.all('hs-codes')) {
      for (const language of languages) {
        const found = (await searchHsCodes(catalogue, labels[language], language)).map((one) => one.hscode)
        expect(found.slice(0, 3), labels[language]).toContain(hscode)
      }
    }
  })
})

describe('an index of goods', async () => {
  const record = (hscode: string, id: string): HsCodeRecord => ({
    hscode,
    labels: { id, en: id, zh: id },
    words: { id: '', en: '', zh: '' },
    category_id: 'umum',
    percentage_bea_masuk: 0,
    percentage_ppn: 11,
    percentage_pph: 7.5,
  })
  const search = await createGoodsSearch([
    record('940511', 'Lampu meja'),
    record('490199', 'Lampau meja tamu'),
  ])
  const labels = (query: string) => search.find(query, 'id', 20).map(({ record }) => record.labels.id)

  it('never ranks a similar word before one as typed', () => {
    expect(labels('lampu')).toEqual(['Lampu meja'])
    expect(labels('lampau')).toEqual(['Lampau meja tamu'])
    expect(labels('lampou')).toEqual(expect.arrayContaining(['Lampu meja', 'Lampau meja tamu']))
    expect(labels('lampi tamu')[0]).toBe('Lampau meja tamu')
  })

  it('ranks what a word names before what it only describes', async () => {
    const named = await createGoodsSearch([
      record('950490', 'Permainan meja'),
      record('940521', 'Lampu meja'),
      record('940360', 'Meja'),
      record('950640', 'Perlengkapan tenis meja'),
    ])
    const first = (query: string) => named.find(query, 'id', 1)[0]?.record.hscode
    expect(['meja', 'lampu meja'].map(first)).toEqual(['940360', '940521'])
  })

  it('takes a word for the goods of the heading where most goods have it', async () => {
    const worded = (hscode: string, id: string, word: string) => ({
      ...record(hscode, id),
      words: { id: word, en: '', zh: '' },
    })
    const things = await createGoodsSearch([
      worded('846591', 'Alat tukang', 'meja'),
      worded('940320', 'Furnitur logam', 'meja'),
      worded('940360', 'Furnitur kayu', 'meja'),
    ])
    expect(things.find('meja', 'id', 3).map(({ record }) => record.hscode)).toEqual([
      '940320',
      '940360',
      '846591',
    ])
  })

  it('treats singular and plural alike', async () => {
    const things = await createGoodsSearch([record('910211', 'Wrist watches'), record('850760', 'Batteries')])
    const found = (query: string) => things.find(query, 'en', 20).map(({ record }) => record.hscode)
    expect(['watch', 'battery'].map(found)).toEqual([['910211'], ['850760']])
  })

  it('says which words matched, as they are written', () => {
    expect(search.find('lampou tamu', 'id', 1)[0]?.matched).toEqual(['tamu', 'lampau'])
  })
})

/** Queries with the beginnings of the codes that a customs clerk would accept, two digits or more. */
type Queries = Record<string, string>

async function placesOf(queries: Queries, language: Language): Promise<number[]> {
  const places = Object.entries(queries).map(async ([query, codes]) => {
    const accepted = codes.split('|')
    const found = await searchHsCodes(catalogue, query, language)
    return found.findIndex(({ hscode }) => accepted.some((code) => hscode.startsWith(code)))
  })
  return Promise.all(places)
}

const placesOfAll = async (sets: Record<Language, Queries>) =>
  (await Promise.all(languages.map((language) => placesOf(sets[language], language)))).flat()

describe.each([
  ['the queries that the search is tuned with', () => placesOfAll(queries), 389, 0.98, 0.99],
  ['queries held out from tuning', () => placesOfAll(heldOut), 60, 0.9, 0.96],
  ['head words, and names that contain them', () => placesOfAll(headWords), 578, 0.92, 0.97],
  ['English head words, typed by readers of Indonesian', () => placesOf(headWords.en, 'id'), 218, 0.88, 0.94],
] as const)('%s', async (_, findPlaces, size, leastFirst, leastThree) => {
  const found = await findPlaces()
  const shareWithin = (places: number) =>
    found.filter((place) => place >= 0 && place < places).length / found.length

  it(`find an accepted code first in ${leastFirst * 100} %, among the first three in ${leastThree * 100} %`, () => {
    expect(found).toHaveLength(size)
    expect(shareWithin(1)).toBeGreaterThanOrEqual(leastFirst)
    expect(shareWithin(3)).toBeGreaterThanOrEqual(leastThree)
  })
})
