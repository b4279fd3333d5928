import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const decompress = promisify(inflate)

/** What a reader of PDF would run, fetch, hide or be locked by. Long enough never to stand in a picture's bytes. */
const longNames =
  /\/(?:JavaScript|Launch|OpenAction|EmbeddedFile|Encrypt|RichMedia|GoToR|SubmitForm|ImportData)/
/** The same, but short: three letters stand in the bytes of every large picture by chance. */
const shortNames = /\/(?:JS|AA|XFA|GoToE)(?![A-Za-z0-9])/
const streams = /(?<![A-Za-z])stream\r?\n([\s\S]*?)endstream/g
/** Objects can be packed into a stream, names and all. */
const packed = /\/ObjStm(?![A-Za-z0-9])/
const filtered = /\/Filter(?![A-Za-z0-9])/
const mostPacked = 2_000
const mostUnpackedBytes = 8 * 1024 * 1024
const longestDictionary = 4096
/** Readers look for the end in so many bytes, and programs for a ZIP archive's in so many. */
const endWithin = 1024
const zipEndWithin = 66_000

/** Whether a PDF is whole and holds nothing but pages. A heuristic: what it lets through is still given to save only. */
export async function isHarmlessPdf(bytes: Buffer): Promise<boolean> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false
  if (!bytes.subarray(-endWithin).includes('%%EOF')) return false
  if (bytes.subarray(-zipEndWithin).includes('PK\u0005\u0006', 0, 'latin1')) return false
  const text = unescapeNames(bytes.toString('latin1'))
  if (longNames.test(text)) return false
  const withoutStreams = text.replaceAll(streams, 'stream\nendstream')
  if (shortNames.test(withoutStreams)) return false
  return isHarmlessInside(bytes.toString('latin1'))
}

/** A name may be written with its letters as codes: `/J#61vaScript`. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

/** Unpacks the streams that hold objects, and looks at their names. */
async function isHarmlessInside(text: string): Promise<boolean> {
  let left = mostUnpackedBytes
  let count = 0
  for (const { index, 1: body = '' } of text.matchAll(streams)) {
    const before = unescapeNames(text.slice(Math.max(0, index - longestDictionary), index))
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    if (!packed.test(dictionary) || !filtered.test(dictionary)) continue
    count += 1
    const inside = count > mostPacked ? undefined : await unpack(Buffer.from(body, 'latin1'), left)
    // A bomb, or packed in a way that no program of today uses.
    if (inside === undefined) return false
    left -= inside.length
    const names = unescapeNames(inside.toString('latin1'))
    if (longNames.test(names) || shortNames.test(names)) return false
  }
  return true
}

async function unpack(body: Buffer, most: number): Promise<Buffer | undefined> {
  try {
    return await decompress(body, { maxOutputLength: Math.max(1, most) })
  } catch {
    return undefined
  }
}
