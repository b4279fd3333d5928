import type { Cart } from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'
import { describe, expect, it } from 'vitest'
import { stepsOf } from './steps.ts'

const at = (minute: number) => `2026-11-21T22:${String(minute).padStart(2, '0')}:00.000Z`
const estimation = {
  quantity: 1,
  weight_kg: 0.8,
  length_cm: 20,
  width_cm: 15,
  height_cm: 12,
  volume_m3: 0.0036,
}
const weighed = (weight_kg: number, minute: number) => ({ weight_kg, measured_at: at(minute) })

function happened(logs: [Status, number][], rest: Partial<Cart> = {}): string[] {
  const [status] = logs.at(-1) ?? ['from_seller' as const]
  const cart = {
    status,
    received_at: null,
    measurements: [],
    estimation,
    cart_logs: logs.map(([one, minute]) => ({ status: one, log_date: at(minute) })),
    ...rest,
  }
  return stepsOf(cart)
    .filter(({ state }) => state !== 'next')
    .map((step) => {
      const name =
        step.kind === 'status'
          ? step.status
          : `${step.change.before.weight_kg} to ${step.change.now.weight_kg}`
      const billed = step.kind === 'status' && step.isBilledHere ? ' (billed)' : ''
      return `${step.at?.slice(14, 16) ?? '--'} ${name}${billed}${step.state === 'current' ? ' *' : ''}`
    })
}

describe('the steps of a shipment', () => {
  it('a parcel that came while its invoice was open waits for payment last: that step is not over', () => {
    const unpaid: [Status, number][] = [
      ['from_seller', 1],
      ['pending', 2],
    ]
    expect(happened(unpaid, { received_at: at(4) })).toEqual([
      '01 from_seller',
      '04 warehouse',
      '02 pending *',
    ])
  })

  const paid: [Status, number][] = [
    ['from_seller', 1],
    ['warehouse', 2],
    ['pending', 3],
    ['paid', 4],
  ]

  it('tell a second measurement at its own time, after the payment, and leave the parcel where it is', () => {
    const measurements = [weighed(0.9, 2), weighed(2.31, 5)]
    expect(happened(paid, { received_at: at(2), measurements })).toEqual([
      '01 from_seller',
      '02 warehouse',
      '03 pending *',
      '05 0.9 to 2.31',
    ])
  })

  it('tell it between the stops where it was taken', () => {
    const measurements = [weighed(0.9, 2), weighed(2.31, 5)]
    expect(happened([...paid, ['sent', 6], ['inbound', 8]], { received_at: at(2), measurements })).toEqual([
      '01 from_seller',
      '02 warehouse',
      '03 pending',
      '05 0.9 to 2.31',
      '06 sent',
      '08 inbound *',
    ])
  })

  it('forget an arrival that was undone', () => {
    const takenBack: [Status, number][] = [
      ['from_seller', 1],
      ['warehouse', 2],
      ['from_seller', 3],
    ]
    expect(happened(takenBack, { received_at: null })).toEqual(['03 from_seller *'])
    const billed: [Status, number][] = [...takenBack, ['pending', 4]]
    expect(happened(billed, { received_at: null })).toEqual(['03 from_seller (billed) *'])
  })

  it('do not move a parcel that was only billed or paid for: that is noted where it waits', () => {
    const billed: [Status, number][] = [
      ['from_seller', 1],
      ['pending', 3],
    ]
    const early: [Status, number][] = [...billed, ['paid', 4]]
    expect(happened(billed)).toEqual(['01 from_seller (billed) *'])
    expect(happened(early)).toEqual(['01 from_seller (billed) *'])
    expect(happened(early, { received_at: at(7), measurements: [weighed(0.9, 7)] })).toEqual([
      '01 from_seller (billed)',
      '07 warehouse *',
    ])
    expect(happened([...early, ['sent', 9]], { received_at: at(7) })).toEqual([
      '01 from_seller (billed)',
      '07 warehouse',
      '09 sent *',
    ])
  })

  it('of what came while its invoice was open, and was paid then, the payment comes last', () => {
    const paidLate: [Status, number][] = [
      ['from_seller', 1],
      ['pending', 2],
      ['paid', 6],
    ]
    expect(happened(paidLate, { received_at: at(4) })).toEqual([
      '01 from_seller',
      '04 warehouse',
      '02 pending *',
    ])
  })

  it('of an invoice that has ended nothing is noted', () => {
    const ended: [Status, number][] = [
      ['from_seller', 1],
      ['pending', 3],
      ['from_seller', 5],
    ]
    expect(happened(ended)).toEqual(['05 from_seller *'])
  })

  it('go back to the warehouse when the invoice has expired', () => {
    const lapsed: [Status, number][] = [
      ['from_seller', 1],
      ['warehouse', 2],
      ['pending', 3],
      ['warehouse', 9],
    ]
    expect(happened(lapsed, { received_at: at(2) })).toEqual(['01 from_seller', '02 warehouse *'])
  })
})
