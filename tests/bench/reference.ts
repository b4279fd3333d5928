import autocannon from 'autocannon'
import { calls } from '@seberang/domain/api'
import { catalogueOfSeeds } from '../../server/reference/catalogue.ts'
import { searchHsCodes, searchSubDistricts } from '../../server/reference/index.ts'
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

/** With typing errors, as these searches take longest. */
const goodsQueries = [
  'sepatu lari',
  'speatu lari',
  'casing iphone 15 pro',
  'lampu led',
  'kamra',
  '蓝牙耳机',
  'T恤',
]
const placeQueries = ['kebayoran bru', 'coblog bandung', 'tanah abng', 'surabya', 'jakarta seltan', 'depok']

/** Duration of searches for goods and for places by text. */
export function measureSearch(): Figure[] {
  const catalogue = catalogueOfSeeds(readSeeds())
  const took = (work: () => unknown) => {
    const began = performance.now()
    work()
    return performance.now() - began
  }
  const first = took(() => searchHsCodes(catalogue, 'sepatu', 'id'))
  const goods: number[] = []
  const places: number[] = []
  for (let round = 0; round < 20; round += 1) {
    goods.push(...goodsQueries.map((query) => took(() => searchHsCodes(catalogue, query, 'id'))))
    places.push(...placeQueries.map((query) => took(() => searchSubDistricts(query))))
  }
  const line = (times: readonly number[]) =>
    `${middleOf(times).toFixed(2)} ms, 99th percentile ${percentile(times, 0.99).toFixed(1)} ms`
  return [
    {
      name: `search of ${catalogue.all('hs-codes').length} HS codes, the first`,
      figure: `${first.toFixed(0)} ms`,
    },
    { name: 'search of HS codes', figure: line(goods) },
    { name: 'search of places', figure: line(places) },
  ]
}
