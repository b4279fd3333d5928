import { calls, type Notice } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { isStale } from './stale.ts'

describe('a notice makes stale', () => {
  it.each([
    ['invoice', [calls.invoice, calls.paymentGroups, calls.company]],
    ['cart', [calls.carts, calls.cartOrInvoice]],
    ['wallet', [calls.walletHistory, calls.paymentGroups]],
    ['notice', [calls.profile, calls.company]],
  ] as const)('of %s what shows it, and the bell', (topic, read) => {
    for (const { id } of [...read, calls.notices]) expect(isStale([id, {}], { topic })).toBe(true)
    expect(isStale([calls.hsCodes.id, {}], { topic })).toBe(false)
  })

  it('all of them, where notices were missed', () => {
    const resync: Pick<Notice, 'topic'> = { topic: 'resync' }
    expect([isStale([calls.hsCodes.id, {}], resync), isStale('version', resync)]).toEqual([true, false])
  })
})
