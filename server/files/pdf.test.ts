import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkInWorker, workerProcesses } from './worker.ts'
import { isHarmlessPdf } from './pdf.ts'

/** The largest upload that is accepted. */
const maxBytes = 10 * 1024 * 1024

const filled = (piece: string, after = ''): Buffer => {
  const head = '%PDF-1.7\n'
  const tail = `${after}\n%%EOF\n`
  return Buffer.from(
    head + piece.repeat(Math.floor((maxBytes - head.length - tail.length) / piece.length)) + tail,
    'latin1',
  )
}

// Each took between seconds and hours before its scan was linear, so the time limit is an assertion.
describe(
  'a PDF as large as an upload may be is judged in time that grows with its size',
  { timeout: 10_000 },
  () => {
    it.each([
      ['streams without an end', 'stream\n', false],
      ['streams without a body', 'stream\nendstream\n', true],
      ['names written as codes', '#41', true],
      ['dictionaries without an end', ' obj << /Type /ObjStm /Filter ', true],
      ['empty streams marked as compressed', 'stream\nendstream obj /ObjStm /Filter ', false],
      ['beginnings of long names', '/Java', true],
      ['line ends', '\r\n', true],
    ])('%s', async (_, piece, harmless) => {
      expect(await isHarmlessPdf(filled(piece))).toBe(harmless)
    })

    it('in a process of its own, while the event loop answers', async () => {
      const judged = checkInWorker(filled('#41'))
      const loop = { turns: 0, isDone: false }
      void judged.finally(() => {
        loop.isDone = true
      })
      while (!loop.isDone) {
        await new Promise((resolve) => setImmediate(resolve))
        loop.turns += 1
      }
      expect(await judged).toMatchObject({ contentType: 'application/pdf' })
      expect(loop.turns).toBeGreaterThan(100)
    })

    it('within a limit of time, after which it may be tried again', async () => {
      await expect(checkInWorker(filled('#41'), 1)).rejects.toMatchObject({ status: 503 })
      expect(await checkInWorker(Buffer.from('no file that is known'))).toEqual({ refused: 'file_kind' })
    })
  },
)

describe('processes that judge files', { timeout: 30_000 }, () => {
  const picture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .jpeg()
      .toBuffer()

  it('may be killed while they have nothing to do', async () => {
    const bytes = await picture()
    await checkInWorker(bytes)
    for (const pid of workerProcesses()) process.kill(pid, 'SIGKILL')
    await expect.poll(workerProcesses).toEqual([])
    expect(await checkInWorker(bytes)).toMatchObject({ contentType: 'image/jpeg' })
  })

  it('may be killed at work: the file is judged by another one', async () => {
    const judged = checkInWorker(filled('#41'))
    await expect.poll(() => workerProcesses().length).toBeGreaterThan(0)
    for (const pid of workerProcesses()) process.kill(pid, 'SIGKILL')
    expect(await judged).toMatchObject({ contentType: 'application/pdf' })
  })

  it('take the warnings of a malformed picture, not the event loop', async () => {
    const bytes = await pictureOfBrokenChunks()
    const before = process.threadCpuUsage()
    expect(await checkInWorker(bytes)).toMatchObject({ contentType: 'image/png' })
    const { user, system } = process.threadCpuUsage(before)
    // Microseconds of this thread: its reader's warnings alone took some 900,000 here.
    expect(user + system).toBeLessThan(400_000)
  })
})

/** A PNG of one pixel, filled up with empty texts, each of which its reader warns of. */
async function pictureOfBrokenChunks(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const empty = Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1')
  empty.writeUInt32BE(crc32('tEXt'), 8)
  const afterHeader = 33
  const count = Math.floor((maxBytes - png.length) / empty.length)
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...Array.from({ length: count }, () => empty),
    png.subarray(afterHeader),
  ])
}
