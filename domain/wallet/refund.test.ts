import { describe, expect, it } from 'vitest'
import { canRefundBecome, openRefunds, refundableOf, refundStatuses } from './index.ts'

describe('a refund', () => {
  it('moves only forwards', () => {
    const moves = refundStatuses.flatMap((from) =>
      refundStatuses.filter((to) => canRefundBecome(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(moves).toEqual([
      'requested > approved',
      'requested > paid',
      'requested > rejected',
      'approved > paid',
    ])
    expect(openRefunds).toEqual(['requested', 'approved'])
  })
})

const nothing = { cash: 0, credit: 0, owed: 0, credited: 0, refundedToWallet: 0, refundedToBank: 0 }

it.each([
  ['nothing was paid', {}, [0, 0, 0, 0]],
  ['all came from a bank', { cash: 100 }, [100, 0, 100, 100]],
  ['all came out of the wallet', { credit: 100 }, [100, 0, 100, 0]],
  ['part came out of the wallet', { cash: 60, credit: 40 }, [100, 0, 100, 60]],
  ['a measurement credited some', { cash: 100, credited: 30 }, [100, 30, 70, 70]],
  ['a credit is taken from what was credit first', { cash: 60, credit: 40, credited: 30 }, [100, 30, 70, 60]],
  ['some was refunded to the wallet', { cash: 100, refundedToWallet: 25 }, [100, 25, 75, 75]],
  ['some was refunded to a bank', { cash: 60, credit: 40, refundedToBank: 50 }, [100, 50, 50, 10]],
  ['all cash was refunded', { cash: 60, credit: 40, refundedToBank: 60 }, [100, 60, 40, 0]],
  ['nothing of what was paid later is paid', { credit: 100, owed: 100 }, [100, 0, 100, 0]],
  ['cash came, too, but some is owed', { cash: 60, credit: 40, owed: 40 }, [100, 0, 100, 0]],
  ['all was refunded', { cash: 100, refundedToWallet: 100 }, [100, 100, 0, 0]],
  ['the bank took the payment back afterwards', { refundedToWallet: 100 }, [0, 100, 0, 0]],
])('what may be returned where %s', (_, change, [paid, returned, left, leftToBank]) => {
  expect(refundableOf({ ...nothing, ...change })).toMatchObject({ paid, returned, left, leftToBank })
})

it.each([
  [{ cash: 100, refundedToBank: 60 }, 0],
  [{ cash: 60, credit: 40, refundedToBank: 100 }, 40],
  [{ credit: 100, owed: 100, refundedToBank: 60 }, 60],
  [{ cash: 40, refundedToWallet: 40, refundedToBank: 40 }, 0],
])('what went to a bank is too much where it did not come in as money: %j', (change, expected) => {
  expect(refundableOf({ ...nothing, ...change }).tooMuchToBank).toBe(expected)
})
