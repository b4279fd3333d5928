import { expect, test } from 'vitest'
import { quietUntil } from './index.ts'

const night = { starts_at: '21:00', ends_at: '07:00' }
const noon = { starts_at: '12:00', ends_at: '13:30' }

// WIB is seven hours ahead of UTC.
test.each([
  ['before they begin', '2026-11-29T13:59:59Z', night, undefined],
  ['as they begin', '2026-11-29T14:00:00Z', night, '2026-11-30T00:00:00.000Z'],
  ['before midnight', '2026-11-29T16:59:59Z', night, '2026-11-30T00:00:00.000Z'],
  ['at midnight', '2026-11-29T17:00:00Z', night, '2026-11-30T00:00:00.000Z'],
  ['just before the end', '2026-11-29T23:59:59Z', night, '2026-11-30T00:00:00.000Z'],
  ['as they end', '2026-11-30T00:00:00Z', night, undefined],
  ['within a day', '2026-11-30T05:10:30Z', noon, '2026-11-30T06:30:00.000Z'],
  ['outside within a day', '2026-11-30T06:30:00Z', noon, undefined],
  ['of no length', '2026-11-30T06:30:00Z', { starts_at: '08:00', ends_at: '08:00' }, undefined],
])('quiet hours %s', (_, moment, hours, end) => {
  expect(quietUntil(new Date(moment), hours)?.toISOString()).toBe(end)
})
