import { expect, it } from 'vitest'
import { expectedArrival, fixedOrigin, type Transit } from './arrival.ts'
import type { Status } from './statuses.ts'

const transit: Transit = { toIndonesia: [5, 8], toDoor: [2, 3] }
const logs = (made: Partial<Record<Status, string>>) =>
  Object.entries(made).map(([status, day]) => ({
    status: status as Status,
    log_date: `${day}T03:00:00.000Z`,
  }))
const days = (period: readonly Date[] | undefined) => period?.map((date) => date.toISOString().slice(0, 10))

it.each([
  ['has not left', { warehouse: '2026-11-01', paid: '2026-11-02' }, undefined, undefined],
  [
    'is at sea or in the air',
    { sent: '2026-11-05' },
    ['2026-11-10', '2026-11-13'],
    ['2026-11-12', '2026-11-16'],
  ],
  ['has landed', { sent: '2026-11-05', inbound: '2026-11-20' }, undefined, ['2026-11-22', '2026-11-23']],
  [
    'is with the courier',
    { sent: '2026-11-05', inbound: '2026-11-20', outbound: '2026-11-25' },
    undefined,
    ['2026-11-27', '2026-11-28'],
  ],
  [
    'is delivered',
    { sent: '2026-11-05', inbound: '2026-11-20', finished: '2026-11-26' },
    undefined,
    undefined,
  ],
])('expected arrival of a shipment that %s', (_, made, inbound, finished) => {
  const expected = expectedArrival(logs(made), transit)
  expect([days(expected.inbound), days(expected.finished)]).toEqual([inbound, finished])
})

it('expects no delivery date while no courier is chosen', () => {
  expect(expectedArrival(logs({ sent: '2026-11-05' }), { ...transit, toDoor: null })).not.toHaveProperty(
    'finished',
  )
})

it.each([
  ['nothing', 'has not arrived', null, 'us-air'],
  ['warehouse', 'has arrived', '2026-11-20T03:00:00Z', 'us-air'],
  ['country', 'is held by a warehouse that has closed', '2026-11-20T03:00:00Z', 'blueray'],
  ['country', 'is held by an unnamed warehouse', '2026-11-20T03:00:00Z', null],
])('fixes %s of the origin of a parcel that %s', (fixed, _, receivedAt, agentId) => {
  expect(fixedOrigin(receivedAt, agentId)).toBe(fixed)
})
