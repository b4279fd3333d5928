import type { Agent } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { unseenNews } from './seen-news.ts'

const agent = (id: string, notice_id?: string): Agent => ({
  id,
  country: 'UK',
  flag: 'UK',
  name: id,
  contact_info: [],
  days: [6, 9],
  ...(notice_id && { notice: `News of ${notice_id}`, notice_id }),
})

const agents = {
  air: [agent('us'), agent('uk-air', 'uk')],
  sea: [agent('uk-sea', 'uk'), agent('us-sea', 'us')],
}

test.each([
  [[], ['uk', 'uk', 'us']],
  [['uk'], ['us']],
  [['us', 'uk'], []],
])('after %j were seen', (seen, left) => {
  expect(unseenNews(agents, seen).map(({ id }) => id)).toEqual(left)
})

test('nothing is announced before the warehouses are loaded', () => {
  expect(unseenNews(undefined, [])).toEqual([])
})
