import { calls } from '@seberang/domain/api'
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

/** @returns the id of a photo that a customer has uploaded */
export async function uploads(customer: TestCustomer): Promise<string> {
  const form = new FormData()
  form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
  const { body } = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
  return body.file_id
}
