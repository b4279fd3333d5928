import autocannon from 'autocannon'
import { calls } from '@seberang/domain/api'
import { languages } from '@seberang/domain/language'
import { catalogueOfSeeds } from '../../server/reference/catalogue.ts'
import { prepareSearch } from '../../server/reference/hs-codes.ts'
import { searchHsCodes, searchPlaces } from '../../server/reference/index.ts'
import { nomenclature } from '../../server/reference/nomenclature.ts'
import queries from '../../server/reference/search-queries.json' with { type: 'json' }
import { readSeeds } from '../../server/reference/seeds.ts'
import { Browser } from '../server/support/api.ts'
import { middleOf, percentile, type Figure } from './figures.ts'
import type { Stage } from './servers.ts'

const secondsARound = 2
const rounds = 3

/** Answers per second for a reference list: in full, and as 304. */
export async function measureReference(stage: Stage): Promise<Figure[]> {
  const { url } = await stage.startServer(await stage.createDatabase())
  const browser = await Browser.open(url)
  const { path } = calls.packages
  const first = await browser.call(calls.packages)
  const tag = first.headers.get('etag') ?? ''
  const drive = async (status: 200 | 304) => {
    const result = await autocannon({
      url: url + path,
      connections: 8,
      duration: secondsARound,
      headers: { AccessToken: browser.accessToken, ...(status === 304 && { 'If-None-Match': tag }) },
    })
    const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0
    if (answered === 0 || answered < result.requests.total) throw new Error(`not every answer was ${status}`)
    return { perSecond: answered / result.duration, bytes: result.throughput.total / answered }
  }
  const whole: number[] = []
  const same: number[] = []
  let bytes = { whole: 0, same: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const [all, nothing] = [await drive(200), await drive(304)]
    whole.push(all.perSecond)
    same.push(nothing.perSecond)
    bytes = { whole: all.bytes, same: nothing.bytes }
  }
  const line = (perSecond: number, size: number) =>
    `${perSecond.toFixed(0)} a second, ${Math.round(size).toLocaleString('en')} bytes each`
  return [
    { name: 'packages, whole (200)', figure: line(middleOf(whole), bytes.whole) },
    { name: 'packages, still so (304)', figure: line(middleOf(same), bytes.same) },
    { name: '304 / 200', figure: (middleOf(same) / middleOf(whole)).toFixed(2) },
  ]
}

/** What people type for goods, by how much of it the index knows as typed. */
const goodsSearched = {
  'words as typed': ['sepatu lari', 'lampu led', 'sepatu', 'jam tangan', 'kopi'],
  'with typing errors': ['speatu lari', 'kamra', 'snekers', 'headphons', 'kabel dtaa'],
  'brands and models': ['casing iphone 15 pro', 'sepatu nike air force 1 original', 'macbook air'],
  Chinese: ['蓝牙耳机', 'T恤', '手機壳', '汽车轮胎'],
}
const placesSearched = {
  'as typed': [
    'sekeloa',
    'dago',
    'gandul cinere',
    'kebayoran baru',
    '40132',
    'sleman',
    'tebet jaksel',
    'depok',
  ],
  'with typing errors': ['kebayoran bru', 'coblog bandung', 'tanah abng', 'surabya', 'jakarta seltan'],
}

const searchRounds = 40

/** Duration of searches for goods and for places by text, and of building the index of goods. */
export async function measureSearch(): Promise<Figure[]> {
  const catalogue = catalogueOfSeeds(readSeeds())
  const took = async (work: () => unknown) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const heapBefore = process.memoryUsage().heapUsed
  const built = await took(() => prepareSearch(catalogue))
  const heap = process.memoryUsage().heapUsed - heapBefore
  const goods = Object.entries(goodsSearched)
  const times = new Map(goods.map(([kind]) => [kind, new Array<number>()]))
  const set = languages.flatMap((language) =>
    Object.keys(queries[language]).map((query) => ({ query, language })),
  )
  const ofSet: number[] = []
  const places = new Map(Object.keys(placesSearched).map((kind) => [kind, new Array<number>()]))
  const placesBuilt = await took(() => searchPlaces('sekeloa'))
  for (let round = 0; round < searchRounds; round += 1) {
    for (const [kind, texts] of goods)
      for (const text of texts) times.get(kind)?.push(await took(() => searchHsCodes(catalogue, text, 'id')))
    if (round % 10 === 0)
      for (const { query, language } of set)
        ofSet.push(await took(() => searchHsCodes(catalogue, query, language)))
    for (const [kind, texts] of Object.entries(placesSearched))
      for (const query of texts) places.get(kind)?.push(await took(() => searchPlaces(query)))
  }
  const base = middleOf(times.get('words as typed') ?? [])
  const line = (durations: readonly number[]) =>
    `${middleOf(durations).toFixed(2)} ms, 99th percentile ${percentile(durations, 0.99).toFixed(1)} ms, ${(middleOf(durations) / base).toFixed(2)} of the first`
  return [
    ...goods.map(([kind]) => ({ name: `goods, ${kind}`, figure: line(times.get(kind) ?? []) })),
    { name: `goods, the ${set.length} test queries`, figure: line(ofSet) },
    ...[...places].map(([kind, durations]) => ({ name: `places, ${kind}`, figure: line(durations) })),
    { name: 'the first search of a place', figure: `${placesBuilt.toFixed(0)} ms` },
    {
      name: `index of ${nomenclature.size} HS codes`,
      figure: `${built.toFixed(0)} ms, some ${Math.round(heap / 1e6)} MB`,
    },
  ]
}
