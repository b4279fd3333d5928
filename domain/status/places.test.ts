import { expect, it } from 'vitest'
import { placeLabels, statusLabels } from './labels.ts'
import { placeOf, places } from './places.ts'
import { statuses } from './statuses.ts'

it.each([
  ['pending', false, 'from_seller'],
  ['pending', true, 'warehouse'],
  ['paid', false, 'from_seller'],
  ['paid', true, 'warehouse'],
  ['warehouse', true, 'warehouse'],
  ['quarantine', true, 'quarantine'],
  ['inbound', true, 'inbound'],
  ['sent', false, 'sent'],
] as const)('a shipment that is %s, received: %s, is at %s', (status, isReceived, place) => {
  expect(placeOf({ status, isReceived })).toBe(place)
})

it('every place is that of a shipment, and has a name of its own', () => {
  const reached = statuses.flatMap((status) => [
    placeOf({ status, isReceived: true }),
    placeOf({ status, isReceived: false }),
  ])
  expect(new Set(reached)).toEqual(new Set(places))
  for (const labels of Object.values(placeLabels))
    expect(new Set(places.map((place) => labels[place])).size).toBe(places.length)
})

it('in the locker is only what can be checked out', () => {
  expect([placeLabels.id.warehouse, statusLabels.id.warehouse]).toEqual(['Di Gudang', 'Dalam Locker'])
})
