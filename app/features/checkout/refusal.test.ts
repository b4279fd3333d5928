import type { Priced } from '@seberang/domain/api'
import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api/errors.ts'
import { refusalOf } from './refusal.ts'

const priced = (total: number) => ({ answer: { total } }) as Priced
const shown = new Map([
  ['A', priced(100)],
  ['B', priced(200)],
])
const sent = { codes: ['A', 'B'], shown }

it('pairs each shipment’s current price with the one that was shown', () => {
  const data = { expected_total: 300, total: 350, carts: [priced(150), priced(200)] }
  const refusal = refusalOf(new ApiError(409, { code: 'price_changed', data }), sent)
  expect(refusal).toMatchObject({ kind: 'price_changed', before: shown, total: 350 })
  expect(refusal.kind === 'price_changed' && [...refusal.now].map(([, { answer }]) => answer.total)).toEqual([
    150, 200,
  ])
})

it.each([
  ['no answer', new NetworkError('gone'), { kind: 'network' }],
  [
    'what cannot be paid later',
    new ApiError(422, {
      code: 'pay_later_refused',
      message: 'Periksa',
      errors: [{ field: 'payment_method', message: 'Terima ketentuan' }],
      data: { reason: 'not_accepted', limit: 1, used: 0, left: 1 },
    }),
    { kind: 'pay_later', message: 'Terima ketentuan', reason: 'not_accepted' },
  ],
  [
    'shipments that can no longer be paid',
    new ApiError(409, {
      code: 'not_available',
      data: { carts: [{ cart_code: 'A', reason: 'already_paid' }] },
    }),
    { kind: 'not_available', carts: [{ cart_code: 'A', reason: 'already_paid' }] },
  ],
  [
    'a voucher that is used up',
    new ApiError(409, { code: 'voucher_used', message: 'Sudah dipakai.' }),
    { kind: 'voucher', message: 'Sudah dipakai.' },
  ],
  [
    'an expired voucher',
    new ApiError(422, { errors: [{ field: 'voucher.code', message: 'Sudah lewat.' }] }),
    { kind: 'voucher', message: 'Sudah lewat.' },
  ],
  [
    'a method that does not take the total',
    new ApiError(422, { message: 'x', errors: [{ field: 'payment_method', message: 'Di luar batas.' }] }),
    { kind: 'refused', message: 'Di luar batas.' },
  ],
  ['a server that fails', new ApiError(500, {}), { kind: 'failed' }],
])('%s', (_, error, expected) => expect(refusalOf(error, sent)).toEqual(expected))
