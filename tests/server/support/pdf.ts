import { inflateSync } from 'node:zlib'

/** The number of pages of a PDF, and its text as a reader would copy it. */
export function readPdf(bytes: Buffer): { pages: number; text: string } {
  const objects = new Map<string, { head: string; stream: string }>()
  const file = bytes.toString('latin1')
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/)
    objects.set(id, { head, stream: stream === undefined ? '' : unpack(head, stream) })
  }
  const found = [...objects.values()]
  const letters = new Map<string, Map<string, string>>()
  for (const { head } of found) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? []
      letters.set(name, lettersOf(objects.get(cmap)?.stream ?? ''))
    }
  }
  const pages = found.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head)).length
  const text = found.map(({ stream }) => (/\bTf\b/.test(stream) ? textOf(stream, letters) : '')).join('')
  return { pages, text }
}

function unpack(head: string, stream: string): string {
  const bytes = Buffer.from(stream.replace(/\nendstream[\s\S]*$/, ''), 'latin1')
  return head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
}

/** The text of each glyph of a font, from the font's ToUnicode table. */
function lettersOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    ;[...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0')
      letters.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    })
  }
  return letters
}

/** Each BT…ET block becomes one line of text. */
function textOf(stream: string, letters: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>()
  let text = ''
  for (const [part, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)) {
    if (name) font = letters.get(name) ?? font
    else if (part === 'ET') text += '\n'
    else {
      for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([\da-f]*)>/gi)) {
        text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph.toLowerCase()) ?? '?').join('')
      }
    }
  }
  return text
}
