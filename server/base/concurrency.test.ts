import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './concurrency.ts'

describe('limited concurrency', () => {
  /** Work that reports its start and runs until it is ended. */
  function makeWork() {
    let running = 0
    let peak = 0
    const ends: (() => void)[] = []
    const run = async () => {
      running += 1
      peak = Math.max(peak, running)
      await new Promise<void>((done) => ends.push(done))
      running -= 1
    }
    const endOne = async () => {
      // Work starts within the next few ticks of the event loop.
      await new Promise((done) => setImmediate(done))
      ends.shift()?.()
    }
    return { run, endOne, peak: () => peak }
  }

  it('limits concurrent runs and starts the others of a caller in order', async () => {
    const limited = limitConcurrency(2)
    const work = makeWork()
    const order: number[] = []
    const all = [1, 2, 3, 4, 5].map((number) =>
      limited('one', async () => {
        order.push(number)
        await work.run()
        return number
      }),
    )
    for (let ended = 0; ended < 5; ended += 1) await work.endOne()
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
    expect([order, work.peak()]).toEqual([[1, 2, 3, 4, 5], 2])
  })

  it('lets callers take turns, so that one with much work does not delay the others', async () => {
    const limited = limitConcurrency(1)
    const work = makeWork()
    const order: string[] = []
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) =>
      limited(name.charAt(0), async () => {
        order.push(name)
        await work.run()
      }),
    )
    for (let ended = 0; ended < 7; ended += 1) await work.endOne()
    await Promise.all(all)
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('leaves places to others, whatever one caller has to do', async () => {
    const limited = limitConcurrency(3, 2)
    const work = makeWork()
    const order: string[] = []
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map((name) =>
      limited(name.charAt(0), async () => {
        order.push(name)
        await work.run()
      }),
    )
    await new Promise((done) => setImmediate(done))
    expect(order).toEqual(['a1', 'a2', 'b1'])
    for (let ended = 0; ended < 6; ended += 1) await work.endOne()
    await Promise.all(all)
    expect([order, work.peak()]).toEqual([['a1', 'a2', 'b1', 'a3', 'b2', 'a4'], 3])
  })

  it('continues after failed work', async () => {
    const limited = limitConcurrency(1)
    const fails = () => Promise.reject(new Error('no'))
    const failed = [limited('one', fails), limited('two', fails)].map((one) => one.catch(() => 'failed'))
    expect(await Promise.all(failed)).toEqual(['failed', 'failed'])
    expect(await limited('one', async () => 'done')).toBe('done')
  })
})
