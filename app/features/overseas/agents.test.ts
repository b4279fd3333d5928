import type { Agent } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { firstShown, shownAgents, warnsFirst } from './agents.ts'
import { warehouseLines } from '../../lib/reference/warehouse.ts'

const agent = (id: string, country = 'US', value = ''): Agent => ({
  id,
  country,
  flag: country,
  name: id,
  contact_info: [{ title: 'Alamat', value }],
  days: [5, 8],
})

test('the retired agent has no tab, and the second of the others is open initially', () => {
  const shown = shownAgents(['us', 'blueray', 'cn', 'uk'].map((id) => agent(id)))
  expect(shown.map(({ id }) => id)).toEqual(['us', 'cn', 'uk'])
  expect(firstShown(shown)).toBe('cn')
  expect(firstShown(shown.slice(0, 1))).toBe('us')
  expect(firstShown([])).toBe('')
})

test('every line contains the customer’s code where it belongs', () => {
  expect(warehouseLines(agent('us', 'US', '{suite}, Harbor Drive {suite}'), 'SBR-7')).toEqual([
    { title: 'Alamat', value: 'SBR-7, Harbor Drive SBR-7' },
  ])
})

test('only the United Kingdom shows a warning first', () => {
  expect(warnsFirst(agent('uk-air', 'UK'))).toBe(true)
  expect(warnsFirst(agent('us-air'))).toBe(false)
})
