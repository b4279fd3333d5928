import { calls } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { createShare, createSlots, type Slots } from './slots.ts'

/** Shares that nothing here reaches. */
const wide = {
  moneyPerNetwork: 100,
  uploadsPerNetwork: 100,
  passwordsPerNetwork: 100,
  printsPerNetwork: 100,
  filesPerNetwork: 100,
  othersPerNetwork: 100,
}
const here = '192.0.2.1'

const runIn =
  (slots: Slots): Slots['run'] =>
  (call, network, work) =>
    slots.run(call, network, work)

describe('slots', () => {
  const limits = { money: 1, upload: 1, password: 1, print: 1, file: 1, other: 2 }
  const busy = { status: 503, details: { retryAfter: 1 } }
  /** Work that runs until `end` is called. */
  const work = () => {
    let end = () => undefined as void
    const done = new Promise<void>((resolve) => (end = resolve))
    return { end, run: () => done }
  }

  it('refuse calls over the limit until one has ended', async () => {
    const inSlot = runIn(createSlots(limits, wide))
    const [one, two] = [work(), work()]
    const running = [inSlot(calls.carts, here, one.run), inSlot(calls.profile, here, two.run)]
    await expect(inSlot(calls.provinces, here, async () => 'done')).rejects.toMatchObject(busy)
    one.end()
    await running[0]
    expect(await inSlot(calls.provinces, here, async () => 'done')).toBe('done')
    two.end()
    await running[1]
  })

  it('separate money, uploads, passwords, prints, stored files and other calls', async () => {
    const inSlot = runIn(createSlots(limits, wide))
    const held = work()
    const running = [
      inSlot(calls.carts, here, held.run),
      inSlot(calls.carts, here, held.run),
      inSlot(calls.uploadFile, here, held.run),
      inSlot(calls.login, here, held.run),
      inSlot(calls.quotePdf, here, held.run),
      inSlot(calls.readFile, here, held.run),
    ]
    await expect(inSlot(calls.carts, here, held.run)).rejects.toMatchObject(busy)
    await expect(inSlot(calls.uploadFile, here, held.run)).rejects.toMatchObject(busy)
    await expect(inSlot(calls.quotePdf, here, held.run)).rejects.toMatchObject(busy)
    await expect(inSlot(calls.readFile, here, held.run)).rejects.toMatchObject(busy)
    await expect(inSlot(calls.registerMandatory, here, held.run)).rejects.toMatchObject(busy)
    expect(await inSlot(calls.gatewayNotification, here, async () => 'settled')).toBe('settled')
    expect(await inSlot(calls.checkout, here, async () => 'invoice')).toBe('invoice')
    running.push(inSlot(calls.checkPayment, here, held.run))
    await expect(inSlot(calls.gatewayNotification, here, held.run)).rejects.toMatchObject(busy)
    held.end()
    await Promise.all(running)
  })

  it('are refused to a network for its share also when none is free', async () => {
    const inSlot = runIn(createSlots(limits, { ...wide, othersPerNetwork: 2 }))
    const held = work()
    const running = [inSlot(calls.carts, here, held.run), inSlot(calls.carts, here, held.run)]
    await expect(inSlot(calls.carts, here, held.run)).rejects.toMatchObject({ status: 429 })
    await expect(inSlot(calls.carts, '192.0.2.2', held.run)).rejects.toMatchObject(busy)
    held.end()
    await Promise.all(running)
  })

  it('are released after a failure', async () => {
    const inSlot = runIn(createSlots({ money: 1, upload: 1, password: 1, print: 1, file: 1, other: 1 }, wide))
    const fails = () => Promise.reject(new Error('no'))
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(inSlot(calls.carts, here, fails)).rejects.toThrow('no')
  })

  it.each([calls.uploadFile, calls.login, calls.checkout, calls.quotePdf, calls.readFile, calls.profile])(
    'of %o are not all for one network',
    async (call) => {
      const slots = { money: 9, upload: 9, password: 9, print: 9, file: 9, other: 9 }
      const inSlot = runIn(
        createSlots(slots, {
          moneyPerNetwork: 2,
          uploadsPerNetwork: 2,
          passwordsPerNetwork: 2,
          printsPerNetwork: 2,
          filesPerNetwork: 2,
          othersPerNetwork: 2,
        }),
      )
      const held = work()
      const running = [inSlot(call, here, held.run), inSlot(call, here, held.run)]
      const tooMany = { status: 429, key: 'too_many_at_once', details: { retryAfter: 1 } }
      await expect(inSlot(call, here, held.run)).rejects.toMatchObject(tooMany)
      expect(await inSlot(call, '192.0.2.2', async () => 'done')).toBe('done')
      const another = call === calls.profile ? calls.checkout : calls.carts
      expect(await inSlot(another, here, async () => 'done')).toBe('done')
      held.end()
      await Promise.all(running)
      expect(await inSlot(call, here, async () => 'done')).toBe('done')
    },
  )
})

describe('slots of an IPv6 prefix', () => {
  const slots = { money: 9, upload: 9, password: 9, print: 9, file: 9, other: 9 }
  const two = {
    moneyPerNetwork: 2,
    uploadsPerNetwork: 2,
    passwordsPerNetwork: 2,
    printsPerNetwork: 2,
    filesPerNetwork: 2,
    othersPerNetwork: 2,
  }

  it.each([calls.uploadFile, calls.login, calls.checkout, calls.quotePdf, calls.readFile, calls.profile])(
    'of %o are not all for its networks, and leave other calls theirs',
    async (call) => {
      const inSlot = runIn(createSlots(slots, two))
      const inPrefix = (network: number) =>
        inSlot(call, `2001:db8:1:${network}::/64`, () => new Promise<void>(() => undefined))
      void inPrefix(1)
      void inPrefix(2)
      await expect(inPrefix(3)).rejects.toMatchObject({ status: 429 })
      expect(await inSlot(call, '2001:db8:2:1::/64', async () => 'done')).toBe('done')
      const another = call === calls.profile ? calls.checkout : calls.carts
      expect(await inSlot(another, '2001:db8:1:3::/64', async () => 'done')).toBe('done')
    },
  )
})

describe('a share', () => {
  it('is free again once, however often its end is told', () => {
    const share = createShare(2)
    const end = share.begin('one')
    share.begin('one')
    expect(() => share.begin('one')).toThrow('too_many_at_once')
    end()
    end()
    share.begin('one')
    expect(() => share.begin('one')).toThrow('too_many_at_once')
    share.begin('another')
  })
})
