import { createHash, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { files } from '../database/schema/index.ts'
import { showBooked } from './files.ts'
import type { FileStore } from './store.ts'

const bytes = randomBytes(4 * 1024 * 1024)
const sha256 = createHash('sha256').update(bytes).digest('hex')
const file = { id: 'file-1', sha256 } as typeof files.$inferSelect
const log = { error: () => undefined }
const here = '192.0.2.1'

/** A store whose reads end when they are released. */
function hangingStore() {
  const reads: (() => void)[] = []
  const read = vi.fn<FileStore['read']>(() => new Promise((end) => reads.push(() => end(bytes))))
  const nothing = async () => undefined
  const store: FileStore = {
    read,
    write: nothing,
    remove: nothing,
    async *ids() {},
    removeIfOlder: nothing,
  }
  return { store, read, release: () => reads.splice(0).forEach((end) => end()) }
}

const show = (store: FileStore, network = here, isAborted = () => false) =>
  showBooked(store, file, { network, log, isAborted })

const aTurn = () => new Promise((done) => setImmediate(done))

describe('reading a file for whoever asked', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is done for three of a network at a time and six in all; the others wait, and all are answered', async () => {
    const { store, read, release } = hangingStore()
    const one = Array.from({ length: 20 }, () => show(store))
    await aTurn()
    expect(read).toHaveBeenCalledTimes(3)
    const others = [2, 3].flatMap((last) => [1, 2].map(() => show(store, `192.0.2.${last}`)))
    await aTurn()
    expect(read).toHaveBeenCalledTimes(6)
    const releasing = setInterval(release, 1)
    const answers = await Promise.all([...one, ...others])
    clearInterval(releasing)
    expect(answers.every((answer) => answer === bytes)).toBe(true)
  })

  it('is not begun for those who have gone while they waited', async () => {
    const { store, read, release } = hangingStore()
    const served = [1, 2, 3].map(() => show(store))
    const gone = show(store, here, () => true)
    release()
    await expect(gone).rejects.toMatchObject({ status: 503 })
    await Promise.all(served)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('is refused to those who have waited for long behind a store that hangs', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { store, release } = hangingStore()
    const served = [1, 2, 3].map(() => show(store))
    const late = show(store)
    vi.advanceTimersByTime(16_000)
    release()
    await expect(late).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } })
    await Promise.all(served)
  })

  it('lets everything else run between the pieces of a large one', async () => {
    const { store, release } = hangingStore()
    let turns = 0
    let isRead = false
    const count = () => {
      turns += 1
      if (!isRead) setImmediate(count)
    }
    const reading = show(store)
    release()
    setImmediate(count)
    await reading
    isRead = true
    expect(turns).toBeGreaterThan(8)
  })
})
