import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/**
 * Converts a web font to a plain one. pdfkit would decompress the outlines of a web font again for every letter, which
 * takes seconds per page for a complete Chinese font.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerBytes + entryBytes * index
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packedLength < length ? inflateSync(packed) : packed,
    }
  })

  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let at = directory.length
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = 12 + 16 * index
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(at, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    parts.push(bytes, padding)
    at += bytes.length + padding.length
  })
  return Buffer.concat(parts)
}
