import { calls } from '@seberang/domain/api'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCustomer } from './support/customer.ts'
import { photo } from './support/files.ts'
import { startTestServer, type TestServer } from './support/server.ts'

describe('uploads', () => {
  let server: TestServer
  let customer: TestCustomer
  beforeAll(async () => {
    server = await startTestServer('PGlite')
    customer = await TestCustomer.register(server.url)
  })
  afterAll(() => server.close())

  const upload = (bytes: Uint8Array<ArrayBuffer> | string, name = 'file') => {
    const form = new FormData()
    form.set('file_data', new Blob([bytes]), name)
    return customer.send<{ file_id: string; content_type: string }>('POST', calls.uploadFile.path, form)
  }
  const storedBytes = () =>
    readdirSync(join(server.dataFolder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
      .join('')

  it('a picture is re-encoded: what hid in it or behind it is gone', async () => {
    const hiding = Buffer.concat([await photo(), Buffer.from('<script>hidden</script>')])
    const { status, body } = await upload(hiding, '../../../etc/passwd')
    expect([status, body.content_type]).toEqual([201, 'image/jpeg'])
    const answer = await fetch(`${server.url}/api/file/${body.file_id}`, {
      headers: { Authorization: `Token ${customer.token}` },
    })
    const metadata = await sharp(await answer.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ width: 64, height: 48 })
    expect(metadata).not.toHaveProperty('exif')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(storedBytes()).not.toMatch(/secret-place|hidden/)
  })

  it('a PDF is given to save, never to show', async () => {
    const { status, body } = await upload(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF',
    )
    expect([status, body.content_type]).toEqual([201, 'application/pdf'])
    const answer = await customer.call(calls.readFile, { params: { file_id: body.file_id } })
    expect(answer.headers.get('content-disposition')).toBe('attachment')
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a GIF that is a script', 'GIF89a=1;alert(1)'],
    ['a PDF with a script', '%PDF-1.4\n<< /OpenAction << /JS (app.alert(1)) >> >>'],
    ['an encrypted PDF', '%PDF-1.4\n<< /Encrypt 5 0 R >>'],
    ['nothing', ''],
  ])('%s is refused', async (_, bytes) => {
    const answer = await upload(bytes, 'photo.jpg')
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'file_data' }] } })
  })

  it('a truncated picture is refused', async () => {
    const whole = await photo()
    expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(422)
  })

  it('a picture of more pixels than memory is refused without decoding it', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect((await upload(Buffer.from(bomb))).status).toBe(422)
  })

  it('more than 10 MB, no file, and another field are refused', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await customer.send('POST', calls.uploadFile.path, {})).status).toBe(422)
    const form = new FormData()
    form.set('other', new Blob(['x']), 'x')
    expect((await customer.send('POST', calls.uploadFile.path, form)).status).toBe(422)
  })
})
