import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const decompress = promisify(inflate)

/**
 * Names of actions, fetches, embedded files and encryption. Long enough never to occur in a picture's bytes by chance.
 */
const longNames =
  /\/(?:JavaScript|Launch|OpenAction|EmbeddedFile|Encrypt|RichMedia|GoToR|SubmitForm|ImportData)/
/** The same, but short: three letters occur by chance in the bytes of any large picture. */
const shortNames = /\/(?:JS|AA|XFA|GoToE)(?![A-Za-z0-9])/
/** An object stream, which packs objects with their names. */
const packed = /\/ObjStm(?![A-Za-z0-9])/g
const filtered = /\/Filter(?![A-Za-z0-9])/
/** What is unpacked then is not yet what a reader sees. */
const encodedFurther = /\/(?:DecodeParms|DP)(?![A-Za-z0-9])/
const maxPackedStreams = 2_000
const maxUnpackedBytes = 8 * 1024 * 1024
/** PDF readers look for the end marker in the last bytes, and unzip programs for the end of an archive. */
const endWithin = 1024
const zipEndWithin = 66_000

/**
 * Whether a PDF is complete and contains only pages. A heuristic: accepted files are still only served as downloads.
 * Time is linear in the file size.
 */
export async function isHarmlessPdf(bytes: Buffer): Promise<boolean> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false
  if (!bytes.subarray(-endWithin).includes('%%EOF')) return false
  if (bytes.subarray(-zipEndWithin).includes('PK\u0005\u0006', 0, 'latin1')) return false
  const raw = bytes.toString('latin1')
  const text = unescapeNames(bytes).toString('latin1')
  if (longNames.test(text)) return false
  const streams = findStreams(text)
  if (!streams || shortNames.test(withoutBodies(text, streams))) return false
  return isHarmlessInside(raw)
}

/** A name may encode its letters: `/J#61vaScript`. */
function unescapeNames(bytes: Buffer): Buffer {
  const unescaped = Buffer.alloc(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const code = bytes[index] === hash ? hexPair(bytes, index + 1) : -1
    unescaped[length] = code < 0 ? (bytes[index] ?? 0) : code
    length += 1
    if (code >= 0) index += 2
  }
  return unescaped.subarray(0, length)
}

const unescapeText = (text: string): string =>
  text.includes('#') ? unescapeNames(Buffer.from(text, 'latin1')).toString('latin1') : text

const hash = '#'.charCodeAt(0)

/** The value of two hexadecimal digits at an index; negative if they are not. */
function hexPair(bytes: Buffer, index: number): number {
  return 16 * hexDigit(bytes[index]) + hexDigit(bytes[index + 1])
}

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1_000
}

/** The range of a stream's body. */
interface StreamRange {
  start: number
  end: number
}

const streamEnd = 'endstream'

/**
 * All streams in order; undefined if one has no end. Stopping there keeps the scan linear. Readers forgive spaces and a
 * single CR after the word.
 */
function findStreams(text: string): StreamRange[] | undefined {
  const opening = /(?<![A-Za-z])stream[ \t\f\0]*(?:\r\n|\r|\n)/g
  const ranges: StreamRange[] = []
  while (opening.test(text)) {
    const start = opening.lastIndex
    const end = text.indexOf(streamEnd, start)
    if (end < 0) return undefined
    ranges.push({ start, end })
    opening.lastIndex = end + streamEnd.length
  }
  return ranges
}

function withoutBodies(text: string, streams: readonly StreamRange[]): string {
  const between = streams.map(({ start }, index) => text.slice(streams[index - 1]?.end ?? 0, start))
  return [...between, text.slice(streams.at(-1)?.end ?? 0)].join('\n')
}

/**
 * Unpacks the object streams and checks their names. An object stream that is named but was not unpacked is refused: a
 * reader may find its beginning where this scan does not.
 */
async function isHarmlessInside(text: string): Promise<boolean> {
  const streams = findStreams(text)
  if (!streams) return false
  let bytesLeft = maxUnpackedBytes
  let count = 0
  let previousEnd = 0
  for (const { start, end } of streams) {
    // From the end of the preceding stream: nothing is cut off a dictionary, and each is read once.
    const before = unescapeText(text.slice(previousEnd, start))
    previousEnd = end
    const named = before.match(packed)?.length ?? 0
    if (named === 0) continue
    if (named > 1 || !filtered.test(before)) return false
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    if (encodedFurther.test(dictionary)) return false
    count += 1
    const body = Buffer.from(text.slice(start, end), 'latin1')
    const inside = count > maxPackedStreams ? undefined : await unpack(body, bytesLeft)
    // A decompression bomb, or an encoding that no current program uses.
    if (inside === undefined) return false
    bytesLeft -= inside.length
    const names = unescapeNames(inside).toString('latin1')
    if (longNames.test(names) || shortNames.test(names)) return false
  }
  return unescapeText(text.slice(previousEnd)).match(packed) === null
}

async function unpack(body: Buffer, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await decompress(body, { maxOutputLength: Math.max(1, maxBytes) })
  } catch {
    return undefined
  }
}
