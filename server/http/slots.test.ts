import { calls } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { createSlots } from './slots.ts'

describe('slots', () => {
  const limits = { money: 1, upload: 1, other: 2 }
  const busy = { status: 503, details: { retryAfter: 1 } }
  /** Work that runs until `end` is called. */
  const work = () => {
    let end = () => undefined as void
    const done = new Promise<void>((resolve) => (end = resolve))
    return { end, run: () => done }
  }

  it('refuse calls over the limit until one has ended', async () => {
    const inSlot = createSlots(limits)
    const [one, two] = [work(), work()]
    const running = [inSlot(calls.carts, one.run), inSlot(calls.profile, two.run)]
    await expect(inSlot(calls.provinces, async () => 'done')).rejects.toMatchObject(busy)
    one.end()
    await running[0]
    expect(await inSlot(calls.provinces, async () => 'done')).toBe('done')
    two.end()
    await running[1]
  })

  it('separate money, uploads and other calls', async () => {
    const inSlot = createSlots(limits)
    const held = work()
    const running = [
      inSlot(calls.carts, held.run),
      inSlot(calls.carts, held.run),
      inSlot(calls.uploadFile, held.run),
    ]
    await expect(inSlot(calls.carts, held.run)).rejects.toMatchObject(busy)
    await expect(inSlot(calls.uploadFile, held.run)).rejects.toMatchObject(busy)
    expect(await inSlot(calls.gatewayNotification, async () => 'settled')).toBe('settled')
    expect(await inSlot(calls.checkout, async () => 'invoice')).toBe('invoice')
    running.push(inSlot(calls.checkPayment, held.run))
    await expect(inSlot(calls.gatewayNotification, held.run)).rejects.toMatchObject(busy)
    held.end()
    await Promise.all(running)
  })

  it('are released after a failure', async () => {
    const inSlot = createSlots({ money: 1, upload: 1, other: 1 })
    const fails = () => Promise.reject(new Error('no'))
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(inSlot(calls.carts, fails)).rejects.toThrow('no')
  })
})
