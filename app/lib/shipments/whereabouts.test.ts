import type { AdditionalInvoice } from '@seberang/domain/api'
import { journey, type Status } from '@seberang/domain/status'
import { describe, expect, it } from 'vitest'
import { crossingPlaceOf, expectedOf, waitingPlaceOf } from './whereabouts.ts'

const arrived = '2026-11-12T02:00:00Z'

describe('on the crossing', () => {
  it.each<[Status, number]>([
    ['from_seller', -0.5],
    ['quarantine', 0],
    ['warehouse', 0],
    ['paid', 0],
    ['sent', 0.5],
    ['inbound', 1],
    ['outbound', 1.5],
    // The way is over: no stop is the current one.
    ['finished', 3],
  ])('%s is at %s of the way from stop to stop', (status, place) => {
    const found = crossingPlaceOf({ status, received_at: arrived })
    expect(found.current + { before: -0.5, at: 0, after: 0.5 }[found.place]).toBe(place)
  })

  it('a parcel moves whenever its status does, once it has left', () => {
    const under = journey.slice(journey.indexOf('sent'))
    const places = under.map((status) => JSON.stringify(crossingPlaceOf({ status, received_at: arrived })))
    expect(new Set(places).size).toBe(under.length)
  })
})

describe('a parcel that something is due for', () => {
  it.each<[Status, string | null, string]>([
    ['paid', null, 'from_seller'],
    ['paid', arrived, 'warehouse'],
    ['quarantine', arrived, 'warehouse'],
    ['sent', arrived, 'sent'],
    ['inbound', arrived, 'inbound'],
  ])('%s, arrived %s, waits where it is: %s', (status, received_at, place) => {
    expect(waitingPlaceOf({ status, received_at })).toBe(place)
  })

  it('is not expected at the door before that is paid', () => {
    const bill = (status: AdditionalInvoice['status']): AdditionalInvoice => ({
      invoice_code: 'INV-1',
      total: 257_000,
      reason: 'Diukur ulang',
      status,
      created_at: arrived,
      due_date: arrived,
      measurement: null,
      paid_at: null,
      payment: null,
      taken_back: null,
    })
    const shipment = (additional_invoices: AdditionalInvoice[]) =>
      expectedOf({
        country: 'US',
        package: { days: { US: [5, 8] } },
        domestic_courier: { days: [2, 4] },
        cart_logs: [{ status: 'sent', log_date: arrived }],
        additional_invoices,
      })
    expect(Object.keys(shipment([]))).toEqual(['inbound', 'finished'])
    expect(Object.keys(shipment([bill('paid')]))).toEqual(['inbound', 'finished'])
    expect(Object.keys(shipment([bill('pending')]))).toEqual(['inbound'])
  })
})
