import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Must never be found in stored files. */
export const secret = 'hidden-payload'
const script = `<script>/* ${secret} */alert(1)</script>`
const canvas = { create: { width: 64, height: 48, channels: 3 as const, background: '#8899aa' } }
const join = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A PDF with one empty page and further objects, valid from header to end. */
export function pdf(...objects: string[]): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return join(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\nstartxref\n0\n%%EOF\n`)
}

const stream = (dictionary: string, body: Uint8Array) =>
  join(`<< ${dictionary} /Length ${body.length} >>\nstream\n`, body, '\nendstream').toString('latin1')
const packed = (text: string) => stream('/Type /ObjStm /Filter /FlateDecode /N 1 /First 4', deflateSync(text))

/** A PNG with a text chunk. */
async function pngWithText(): Promise<Buffer> {
  return sharp(canvas)
    .png()
    .withExif({ IFD0: { ImageDescription: secret } })
    .toBuffer()
}

/** A PNG whose header declares dimensions much larger than the image. */
async function mislabelledPng(): Promise<Buffer> {
  const bytes = await sharp(canvas).png().toBuffer()
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  return bytes
}

export const jpeg = () => sharp(canvas).jpeg().toBuffer()
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** Files that must be refused, by name; each is created anew. */
export const hostileUploads: Record<string, () => Promise<Buffer> | Buffer> = {
  nothing: () => Buffer.alloc(0),
  'one byte': () => Buffer.from([0xff]),
  text: () => join(secret),
  HTML: () => join(`<!doctype html>${script}`),
  'HTML after white space': () => join(`\n\n  <html>${script}</html>`),
  SVG: () => join(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  'SVG with a declaration': () => join(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
  'XML with an entity': () => join('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  'a GIF': () => sharp(canvas).gif().toBuffer(),
  'a GIF that is a script': () => join('GIF89a=1;alert(1)'),
  'a TIFF': () => sharp(canvas).tiff().toBuffer(),
  'an AVIF': () => sharp(canvas).avif().toBuffer(),
  'a ZIP': () => join('PK\u0003\u0004', secret),
  'a program': () => join('\u007fELF', secret),
  'a Windows program': () => join('MZ', secret),
  'a shell script': () => join(`#!/bin/sh\necho ${secret}`),
  'a JPEG header and a script': () => join(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), script),
  'a PNG header and a script': () =>
    join(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), script),
  'a WebP header and a script': () => join('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', script),
  'a truncated JPEG': async () => half(await jpeg()),
  'a truncated PNG': async () => half(await sharp(canvas).png().toBuffer()),
  'a truncated WebP': async () => half(await sharp(canvas).webp().toBuffer()),
  'a JPEG of zeroes': async () => (await jpeg()).fill(0, 200),
  'a PNG with a false size': mislabelledPng,
  'a picture of 81 million pixels': () =>
    sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  'a PDF with a script': () => pdf('<< /S /JavaScript /JS (app.alert(1)) >>'),
  'a PDF with a script under another spelling': () => pdf('<< /S /J#61vaScript /#4a#53 (app.alert(1)) >>'),
  'a PDF with a compressed script': () => pdf(packed('5 0 << /S /JavaScript /JS (app.alert(1)) >>')),
  'a PDF with a compressed action': () => pdf(packed('5 0 << /AA << /O 6 0 R >> >>')),
  'a PDF compressed under another spelling': () =>
    pdf(packed('5 0 << /S /JavaScript >>').replace('/ObjStm', '/Obj#53tm')),
  'a PDF compressed by an unsupported filter': () =>
    pdf(stream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('whatever'))),
  'a PDF with a decompression bomb': () =>
    pdf(stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.alloc(64 * 1024 * 1024)))),
  'a PDF with a script inside a stream': () =>
    pdf(stream('', Buffer.from('9 0 obj << /S /JavaScript >> endobj'))),
  'a PDF with an open action': () => pdf('<< /OpenAction << /S /URI /URI (https://evil.example) >> >>'),
  'a PDF with a page action': () => pdf('<< /AA << /O 5 0 R >> >>'),
  'a PDF with a launch action': () => pdf('<< /S /Launch /F (cmd.exe) >>'),
  'a PDF with an embedded file': () => pdf('<< /Type /EmbeddedFile >>'),
  'a PDF with a video': () => pdf('<< /Subtype /RichMedia >>'),
  'a PDF with a submit action': () => pdf('<< /S /SubmitForm /F (https://evil.example) >>'),
  'a PDF with an XFA form': () => pdf('<< /AcroForm << /XFA 5 0 R >> >>'),
  'an encrypted PDF': () => pdf('<< /Encrypt 5 0 R >>'),
  'a PDF that is a ZIP too': () =>
    join(pdf(), 'PK\u0003\u0004', secret, 'PK\u0005\u0006', new Uint8Array(18)),
  'a truncated PDF': () => half(pdf()),
  'a PDF after something else': () => join(script, pdf()),
  'a PDF with much trailing data': () => join(pdf(), '\n', script.repeat(100)),
}

interface Harmless {
  make: () => Promise<Buffer> | Buffer
  contentType: string
  size?: [width: number, height: number]
}

/** Files that must be accepted, without the hidden content they carry. */
export const harmlessUploads: Record<string, Harmless> = {
  'a JPEG': { make: jpeg, contentType: 'image/jpeg', size: [64, 48] },
  'a PNG': { make: () => sharp(canvas).png().toBuffer(), contentType: 'image/png', size: [64, 48] },
  'a WebP': { make: () => sharp(canvas).webp().toBuffer(), contentType: 'image/webp', size: [64, 48] },
  'a JPEG with GPS coordinates': {
    make: () =>
      sharp(canvas)
        .jpeg()
        .withExif({
          IFD0: { Copyright: secret },
          IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 30/1', GPSLongitudeRef: 'E' },
        })
        .toBuffer(),
    contentType: 'image/jpeg',
    size: [64, 48],
  },
  'a rotated JPEG': {
    make: () => sharp(canvas).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    contentType: 'image/jpeg',
    size: [48, 64],
  },
  'a CMYK JPEG': {
    make: () => sharp(canvas).toColourspace('cmyk').jpeg().toBuffer(),
    contentType: 'image/jpeg',
    size: [64, 48],
  },
  'a JPEG followed by HTML': {
    make: async () => join(await jpeg(), script),
    contentType: 'image/jpeg',
    size: [64, 48],
  },
  'a JPEG that is a ZIP too': {
    make: async () => join(await jpeg(), 'PK\u0003\u0004', secret, 'PK\u0005\u0006', new Uint8Array(18)),
    contentType: 'image/jpeg',
    size: [64, 48],
  },
  'a PNG with text chunks': { make: pngWithText, contentType: 'image/png', size: [64, 48] },
  'a PNG followed by a script': {
    make: async () => join(await sharp(canvas).png().toBuffer(), script),
    contentType: 'image/png',
    size: [64, 48],
  },
  'a picture larger than any screen': {
    make: () =>
      sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#135' } })
        .jpeg()
        .toBuffer(),
    contentType: 'image/jpeg',
    size: [2400, 1200],
  },
  'a PDF': { make: () => pdf(), contentType: 'application/pdf' },
  'a PDF with compressed objects': {
    make: () => pdf(packed('5 0 << /Type /Font /BaseFont /Helvetica >>')),
    contentType: 'application/pdf',
  },
  'a PDF with a picture that contains a short forbidden name by chance': {
    make: () => pdf(stream('/Subtype /Image /Filter /DCTDecode', join('\u0001/JS \u0002/AA\u0000/XFA '))),
    contentType: 'application/pdf',
  },
}
