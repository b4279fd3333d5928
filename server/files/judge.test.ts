import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import checkFile from './judge.ts'

interface Header {
  width: number
  height: number
  depth: 8 | 16
  interlaced: boolean
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A black RGBA picture: small as a file, however large it is once decoded. */
function png({ width, height, depth, interlaced }: Header): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8)
  const passes = interlaced
    ? [
        [0, 8, 0, 8],
        [4, 8, 0, 8],
        [0, 4, 4, 8],
        [2, 4, 0, 4],
        [0, 2, 2, 4],
        [1, 2, 0, 2],
        [0, 1, 1, 2],
      ]
    : [[0, 1, 0, 1]]
  const bytes = passes.reduce((sum, [x = 0, across = 1, y = 0, down = 1]) => {
    const columns = Math.ceil((width - x) / across)
    const rows = Math.ceil((height - y) / down)
    return sum + (columns > 0 && rows > 0 ? rows * (1 + columns * 4 * (depth / 8)) : 0)
  }, 0)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** What the decoder was asked for. */
const decoded = vi.hoisted(() => ({
  count: 0,
  seconds: [] as number[],
  failure: undefined as Error | undefined,
}))
vi.mock('sharp', async (original) => {
  const real = await original<{ default: typeof sharp }>()
  const watched = Object.assign((...input: Parameters<typeof sharp>): Sharp => {
    const picture = real.default(...input)
    const timeout = picture.timeout.bind(picture)
    const toBuffer = picture.toBuffer.bind(picture) as () => Promise<Buffer>
    return Object.assign(picture, {
      timeout: (options: { seconds: number }) => {
        decoded.seconds.push(options.seconds)
        return timeout(options)
      },
      toBuffer: async () => {
        decoded.count += 1
        if (decoded.failure) throw decoded.failure
        return toBuffer()
      },
    })
  }, real.default)
  return { ...real, default: watched }
})

describe('a picture', () => {
  afterEach(() => {
    Object.assign(decoded, { count: 0, seconds: [], failure: undefined })
  })

  it.each([
    ['16 bits deep and interlaced', { width: 4000, height: 4000, depth: 16, interlaced: true }],
    ['8 bits deep and interlaced', { width: 5100, height: 5000, depth: 8, interlaced: true }],
    ['16 bits deep', { width: 5100, height: 5000, depth: 16, interlaced: false }],
  ] satisfies [string, Header][])('of a few kilobytes that is %s is refused undecoded', async (_, header) => {
    const bytes = png(header)
    expect(bytes.length).toBeLessThan(300_000)
    expect(await checkFile(bytes)).toEqual({ refused: 'file_broken' })
    expect(decoded.count).toBe(0)
  })

  it.each([
    ['16 bits deep and interlaced', { width: 60, height: 40, depth: 16, interlaced: true }],
    ['as large as that of a telephone', { width: 4000, height: 3000, depth: 8, interlaced: false }],
  ] satisfies [string, Header][])('%s is taken', async (_, header) => {
    expect(await checkFile(png(header))).toMatchObject({ contentType: 'image/png' })
  })

  it('is given up when its decoding takes longer than a process may work', async () => {
    const picture = png({ width: 60, height: 40, depth: 8, interlaced: false })
    await checkFile(picture)
    expect(decoded.seconds).toEqual([8])
    decoded.failure = new Error('timeout: 100% complete')
    expect(await checkFile(picture)).toEqual({ refused: 'file_broken' })
  })
})
