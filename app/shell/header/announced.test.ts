import type { Agent } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { nextAnnouncement } from './announced.ts'

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
  [[], { id: 'uk', text: 'News of uk' }],
  [['uk'], { id: 'us', text: 'News of us' }],
  [['us', 'uk'], undefined],
])('after %j were seen', (seen, next) => {
  expect(nextAnnouncement(agents, ['CN', 'UK'], seen)).toEqual(next)
})

test('a warehouse that sends nothing to the customer is not announced', () => {
  expect(nextAnnouncement(agents, ['US', 'CN'], [])).toBeUndefined()
})

test('nothing is announced before the warehouses are loaded', () => {
  expect(nextAnnouncement(undefined, ['UK'], [])).toBeUndefined()
})
