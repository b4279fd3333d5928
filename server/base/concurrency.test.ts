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

  it('limits concurrent runs and starts the others in order', async () => {
    const limited = limitConcurrency(2, 10)
    const work = makeWork()
    const order: number[] = []
    const all = [1, 2, 3, 4, 5].map((number) =>
      limited(async () => {
        order.push(number)
        await work.run()
        return number
      }),
    )
    for (let ended = 0; ended < 5; ended += 1) await work.endOne()
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
    expect([order, work.peak()]).toEqual([[1, 2, 3, 4, 5], 2])
  })

  it('rejects work when the queue is full', async () => {
    const limited = limitConcurrency(1, 1)
    const work = makeWork()
    const all = [limited(work.run), limited(work.run)]
    await expect(limited(work.run)).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } })
    await work.endOne()
    await work.endOne()
    await Promise.all(all)
  })

  it('continues after failed work', async () => {
    const limited = limitConcurrency(1, 5)
    const fails = () => Promise.reject(new Error('no'))
    const failed = [limited(fails), limited(fails)].map((one) => one.catch(() => 'failed'))
    expect(await Promise.all(failed)).toEqual(['failed', 'failed'])
    expect(await limited(async () => 'done')).toBe('done')
  })
})
