import { describe, expect, it } from 'vitest'
import { judgeFile } from './worker.ts'
import { isHarmlessPdf } from './pdf.ts'

/** The upload limit. */
const maxBytes = 10 * 1024 * 1024

const filled = (piece: string, after = ''): Buffer => {
  const head = '%PDF-1.7\n'
  const tail = `${after}\n%%EOF\n`
  return Buffer.from(
    head + piece.repeat(Math.floor((maxBytes - head.length - tail.length) / piece.length)) + tail,
    'latin1',
  )
}

// Each case took seconds to hours before the scan was linear, so the timeout is an assertion.
describe('a PDF of the maximum size is checked in linear time', { timeout: 10_000 }, () => {
  it.each([
    ['streams without an end', 'stream\n', false],
    ['streams without a body', 'stream\nendstream\n', true],
    ['names written as codes', '#41', true],
    ['dictionaries without an end', ' obj << /Type /ObjStm /Filter ', true],
    ['empty streams that say they are packed', 'stream\nendstream obj /ObjStm /Filter ', false],
    ['beginnings of long names', '/Java', true],
    ['line ends', '\r\n', true],
  ])('%s', async (_, piece, harmless) => {
    expect(await isHarmlessPdf(filled(piece))).toBe(harmless)
  })

  it('in a separate process, without blocking the event loop', async () => {
    const judged = judgeFile(filled('#41'))
    const loop = { turns: 0, isDone: false }
    void judged.finally(() => {
      loop.isDone = true
    })
    while (!loop.isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      loop.turns += 1
    }
    expect(await judged).toEqual({ type: 'application/pdf' })
    expect(loop.turns).toBeGreaterThan(100)
  })

  it('with a timeout, after which it may be retried', async () => {
    await expect(judgeFile(filled('#41'), 1)).rejects.toMatchObject({ status: 503 })
    expect(await judgeFile(Buffer.from('no file that is known'))).toEqual({ refused: 'file_kind' })
  })
})
