import { expect, it } from 'vitest'
import { pageOf, shorterSize } from './paging.ts'

it.each([
  ['all that was asked for', 10, [1, 2, 3], 6, 10],
  ['the largest part that is light enough and divides the size', 12, Array(12).fill(2), 11, 4],
  ['one row at least, however heavy', 10, [50, 50], 10, 1],
  ['no part, for a size that has none', 7, Array(7).fill(1), 6, 1],
])('a page has %s', (_, size, weights, heaviest, expected) => {
  expect(shorterSize(size, weights, heaviest)).toBe(expected)
})

it('a list whose pages are shorter than asked for has each row once, forwards and backwards', () => {
  const weights = Array.from({ length: 97 }, (_, row) => (row % 7) + (row > 40 ? 20 : 0))
  const ask = (page: number, page_size: number) => {
    const rows = weights.map((_row, index) => index).slice((page - 1) * page_size, page * page_size)
    const size = shorterSize(
      page_size,
      rows.map((row) => weights[row] ?? 0),
      200,
    )
    return pageOf('/list', { page, page_size }, weights.length, rows.slice(0, size), size)
  }
  const follow = (address: string) => {
    const query = new URL(address, 'http://host').searchParams
    return ask(Number(query.get('page')), Number(query.get('page_size')))
  }
  let answer = ask(1, 60)
  const rows = [...answer.results]
  while (answer.next !== null) rows.push(...(answer = follow(answer.next)).results)
  expect(rows).toEqual(weights.map((_, row) => row))
  const back = [...answer.results]
  while (answer.previous !== null) back.unshift(...(answer = follow(answer.previous)).results)
  expect(back).toEqual(rows)
})
