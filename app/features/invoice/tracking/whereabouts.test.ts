import type { AdditionalInvoice } from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'
import { describe, expect, it } from 'vitest'
import { expectedOf, waitingPlaceOf } from './whereabouts.ts'

const arrived = '2026-11-12T02:00:00Z'

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
