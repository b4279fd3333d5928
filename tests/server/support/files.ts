import sharp from 'sharp'

/** A small JPEG with EXIF. */
export async function photo(): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8899aa' } })
  const bytes = await picture
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toBuffer()
  return Buffer.from(bytes)
}
