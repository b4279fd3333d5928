import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { checkInWorker, workerProcesses } from './worker.ts'
import { isHarmlessPdf } from './pdf.ts'

const network = '192.0.2.1'
/** What takes a second takes ten on a machine that has much else to do. */
const maxMs = 60_000

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

const pdf = (content: string, end = '%%EOF\n'): Buffer =>
  Buffer.from(`%PDF-1.7\n${content}\n${end}`, 'latin1')
const compressed = (names: string): string => {
  const body = deflateSync(Buffer.from(names, 'latin1'))
  return `1 0 obj << /Type /ObjStm /Filter /FlateDecode /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream`
}

/** Each byte as its difference to the one before, so that no name is readable before a reader has undone that. */
const encodedFurther = (names: string): string => {
  const bytes = Buffer.from(names, 'latin1')
  const differences = [...bytes].flatMap((byte, at) => [2, (byte - (bytes[at - 1] ?? 0)) & 0xff])
  const params = '/DecodeParms << /Predictor 12 /Columns 1 >>'
  return compressed(Buffer.from(differences).toString('latin1')).replace('/Filter', `${params} /Filter`)
}

describe('a PDF', () => {
  it.each([
    ['with pages alone', pdf('<< /Type /Page >>')],
    ['with compressed objects', pdf(compressed('<< /Type /Page >>'))],
    ['with a short name inside a stream', pdf('1 0 obj << >>\nstream\n/JS \nendstream')],
    ['with a name that begins like a forbidden one', pdf('<< /JSX /AAA /Java >>')],
    [
      'with many plain objects before compressed ones',
      pdf('2 0 obj << /Type /Page >> endobj\n'.repeat(1000) + compressed('<< /Type /Page >>')),
    ],
    ['with the end of an archive far before its own end', pdf(`PK\u0005\u0006${' '.repeat(66_000)}`)],
  ])('%s is accepted', async (_, bytes) => {
    expect(await isHarmlessPdf(bytes)).toBe(true)
  })

  it.each([
    ['that is a ZIP archive as well', pdf('PK\u0005\u0006')],
    ['without its header', Buffer.from('<< /Type /Page >>\n%%EOF\n')],
    ['without its end', pdf('<< /Type /Page >>', '')],
    ['with an end that is followed by more than a reader searches', pdf(`%%EOF${' '.repeat(1100)}`, '')],
    ['with an unfinished stream', pdf('stream\n')],
    ['whose compressed objects cannot be decompressed', pdf(compressed('').replace('stream\n', 'stream\nx'))],
  ])('%s is refused', async (_, bytes) => {
    expect(await isHarmlessPdf(bytes)).toBe(false)
  })

  const actions = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const script = compressed(actions)
  it.each([
    ['far before its stream', script.replace(' >>\nstream', ` /Pad (${' '.repeat(5000)}) >>\nstream`)],
    ['before a text that looks like an object', script.replace(' >>\nstream', ' /Pad ( 1 0 obj) >>\nstream')],
    ['before a single CR', script.replace('\nstream\n', '\nstream\r')],
    ['before a space and LF', script.replace('\nstream\n', '\nstream \n')],
    ['before a comment', script.replace('\nstream\n', '\nstream %\n')],
    ['without compression', script.replace('/Filter /FlateDecode ', '')],
    ['encoded further', encodedFurther(actions)],
    ['twice', script.replace('/Type', '/Other /ObjStm /Type')],
    ['without a stream', '<< /Type /ObjStm /Filter /FlateDecode >>'],
  ])('that names compressed objects %s is refused', async (_, content) => {
    expect(await isHarmlessPdf(pdf(content))).toBe(false)
  })

  it.each(['\r\n', '\r', ' \n', '\t\r\n'])('whose streams begin after %j is understood', async (lineEnd) => {
    const content = compressed('<< /Type /Page >>').replace('\nstream\n', `\nstream${lineEnd}`)
    expect(await isHarmlessPdf(pdf(content))).toBe(true)
  })

  it.each([
    ['object streams', 2_000, '<< /Type /Page >>'],
    ['bytes in its object streams together', 2, ' '.repeat(4 * 1024 * 1024)],
  ])('may have so many %s, and not one more', async (_, count, content) => {
    const stream = compressed(content)
    expect(await isHarmlessPdf(pdf(stream.repeat(count)))).toBe(true)
    expect(await isHarmlessPdf(pdf(stream.repeat(count) + compressed('<< >>')))).toBe(false)
  })

  it.each([
    'JavaScript',
    'Launch',
    'OpenAction',
    'EmbeddedFile',
    'Encrypt',
    'RichMedia',
    'GoToR',
    'SubmitForm',
    'ImportData',
    'JS',
    'AA',
    'XFA',
    'GoToE',
  ])('with the name %s is refused, plain, encoded or compressed', async (name) => {
    const encoded = `#${name.charCodeAt(0).toString(16)}${name.slice(1)}`
    const found = [`/${name} `, `/${encoded} `, compressed(`/${name} `), compressed(`/${encoded} `)]
    expect(await Promise.all(found.map((one) => isHarmlessPdf(pdf(one))))).toEqual(found.map(() => false))
  })
})

// Each took between seconds and hours before its scan was linear, so the time limit is an assertion.
describe(
  'a PDF as large as an upload may be is judged in time that grows with its size',
  { timeout: 10_000 },
  () => {
    it.each([
      ['streams without an end', 'stream\n', false],
      ['streams without a body', 'stream\nendstream\n', true],
      ['names written as codes', '#41', true],
      ['dictionaries without an end', ' obj << /Type /ObjStm /Filter ', false],
      ['dictionaries of one stream', ' obj << /Type /Page /Filter >>', true],
      // The last of them begins a stream, which has no end.
      ['words before spaces', 'stream    ', false],
      ['empty streams marked as compressed', 'stream\nendstream obj /ObjStm /Filter ', false],
      ['beginnings of long names', '/Java', true],
      ['line ends', '\r\n', true],
    ])('%s', async (_, piece, harmless) => {
      expect(await isHarmlessPdf(filled(piece))).toBe(harmless)
    })

    it('in a process of its own, while the event loop answers', async () => {
      const judged = checkInWorker(filled('#41'), network, maxMs)
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
      await expect(checkInWorker(filled('#41'), network, 1)).rejects.toMatchObject({ status: 503 })
      expect(await checkInWorker(Buffer.from('no file that is known'), network, maxMs)).toEqual({
        refused: 'file_kind',
      })
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
    await checkInWorker(bytes, network, maxMs)
    for (const pid of workerProcesses()) process.kill(pid, 'SIGKILL')
    await expect.poll(workerProcesses).toEqual([])
    expect(await checkInWorker(bytes, network, maxMs)).toMatchObject({ contentType: 'image/jpeg' })
  })

  it('may be killed at work: the file is judged by another one', async () => {
    const judged = checkInWorker(filled('#41'), network, maxMs)
    await expect.poll(() => workerProcesses().length).toBeGreaterThan(0)
    for (const pid of workerProcesses()) process.kill(pid, 'SIGKILL')
    expect(await judged).toMatchObject({ contentType: 'application/pdf' })
  })

  it('are not all held by one network, whose files wait without losing their time', async () => {
    const timers = vi.spyOn(AbortSignal, 'timeout')
    const order: string[] = []
    const judged = ['one', 'one', 'one', 'one', 'other'].map(async (from) => {
      await checkInWorker(from === 'one' ? filled('#41') : await picture(), from, maxMs)
      order.push(from)
    })
    await judged.at(-1)
    expect(order.length).toBeLessThanOrEqual(3)
    // The other's, the two at work, and at most one that followed each of those that have ended.
    expect(timers.mock.calls.length).toBeLessThanOrEqual(2 + order.length)
    timers.mockRestore()
    await Promise.all(judged)
  })

  it('take the warnings of a malformed picture, not the event loop', async () => {
    const bytes = await pictureOfBrokenChunks()
    const before = process.threadCpuUsage()
    expect(await checkInWorker(bytes, network, maxMs)).toMatchObject({ contentType: 'image/png' })
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
