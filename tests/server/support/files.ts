import { calls } from '@seberang/domain/api'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { TestCustomer } from './customer.ts'

/** A small JPEG with EXIF. */
export async function photo(): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8899aa' } })
  const bytes = await picture
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toBuffer()
  return Buffer.from(bytes)
}

/** A JPEG of some megabytes: noise, which no format makes smaller. */
export async function noise(side = 1500): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: side, height: side, channels: 3 } as const
  return new Uint8Array(
    await sharp(randomBytes(side * side * 3), { raw })
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
}

/** @returns the id of a photo that a customer has uploaded */
export async function uploads(customer: TestCustomer, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.set('file_data', new Blob([bytes ?? new Uint8Array(await photo())]), 'photo.jpg')
  const { body } = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
  return body.file_id
}
