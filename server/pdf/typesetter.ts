import Pdf from 'pdfkit'
import { fontFor, fontNames, loadFont, type FontName, type Weight } from './fonts.ts'

/** Emoji and control characters, which none of our fonts contain. */
const unprintable =
  /[\p{Extended_Pictographic}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Emoji_Modifier}\p{Variation_Selector}]/gu
/**
 * A line may break after a space and around each Chinese character, except before punctuation that must not begin a
 * line.
 */
const chinese = '\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef'
const pieces = new RegExp(`[${chinese}][，。、；：！？）」』]*|[^ ${chinese}]+ ?| `, 'gu')
const noBreak = '\u00a0'

/** The unbreakable parts of a text; a no-break space joins its neighbours into one. */
function piecesOf(text: string): string[] {
  const found: string[] = []
  for (const [piece] of text.matchAll(pieces)) {
    const last = found.at(-1)
    if (last !== undefined && (last.endsWith(noBreak) || piece.startsWith(noBreak)))
      found[found.length - 1] = last + piece
    else found.push(piece)
  }
  return found
}

export interface Style {
  size: number
  /** Line height. */
  leading: number
  weight?: Weight
  colour: string
}

export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

interface Run {
  font: FontName
  text: string
}

/** A4 in CSS pixels, 96 to the inch. */
export const pageSize = { width: 794, height: 1123 } as const
const pointsPerPixel = 0.75

interface Described {
  title: string
  language: string
  createdAt: Date
  /** Every letter that will be set, so that only the necessary fonts are loaded. */
  letters: string
}

/** A4 pages. Each letter is set in the font that contains it. */
export class Typesetter {
  readonly #pdf: PDFKit.PDFDocument
  #isDry = false

  private constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
  }

  static async open({ title, language, createdAt, letters }: Described): Promise<Typesetter> {
    const pdf = new Pdf({
      size: 'A4',
      margin: 0,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: printable(title), Author: 'Seberang', CreationDate: createdAt },
    })
    const needed = new Set<FontName>(['regular', 'bold'])
    for (const letter of printable(letters)) {
      needed.add(fontFor(letter, 'regular')).add(fontFor(letter, 'bold'))
    }
    for (const name of fontNames.filter((one) => needed.has(one))) {
      pdf.registerFont(name, await loadFont(name))
    }
    return new Typesetter(pdf)
  }

  /** Measures without drawing. */
  tried(set: () => number): number {
    const wasDry = this.#isDry
    this.#isDry = true
    try {
      return set()
    } finally {
      this.#isDry = wasDry
    }
  }

  turnPage(): void {
    if (!this.#isDry) this.#pdf.addPage()
  }

  /** @returns the lower edge of the text */
  text(text: string, { x, y, width, align = 'left' }: Place, style: Style): number {
    const lines = this.#wrap(printable(text), width, style)
    if (!this.#isDry) {
      lines.forEach((line, index) => {
        const left = align === 'right' ? x + width - this.#widthOf(line, style) : x
        this.#setLine(line, left, y + index * style.leading, style)
      })
    }
    return y + lines.length * style.leading
  }

  widthOf(text: string, style: Style): number {
    return this.#widthOf(printable(text), style)
  }

  line(y: number, from: number, to: number, { colour, width }: { colour: string; width: number }): void {
    if (this.#isDry) return
    this.#pdf
      .moveTo(from * pointsPerPixel, y * pointsPerPixel)
      .lineTo(to * pointsPerPixel, y * pointsPerPixel)
      .lineWidth(width * pointsPerPixel)
      .stroke(colour)
  }

  /** Black modules on white, as QR readers expect. */
  squares(rows: readonly (readonly boolean[])[], { x, y, width }: Place, colour: string): void {
    if (this.#isDry) return
    const side = (width / rows.length) * pointsPerPixel
    rows.forEach((row, down) => {
      row.forEach((isDark, across) => {
        if (isDark)
          this.#pdf.rect(x * pointsPerPixel + across * side, y * pointsPerPixel + down * side, side, side)
      })
    })
    this.#pdf.fill(colour)
  }

  /** Custom drawing, in pixels from its own corner. */
  draw(x: number, y: number, scale: number, paint: (pdf: PDFKit.PDFDocument) => void): void {
    if (this.#isDry) return
    this.#pdf.save()
    this.#pdf.translate(x * pointsPerPixel, y * pointsPerPixel).scale(scale * pointsPerPixel)
    paint(this.#pdf)
    this.#pdf.restore()
  }

  /** Makes an area clickable. */
  link(address: string, { x, y, width }: Place, height: number): void {
    if (this.#isDry) return
    const [left, top, right, below] = [x, y, width, height].map((value) => value * pointsPerPixel) as [
      number,
      number,
      number,
      number,
    ]
    this.#pdf.link(left, top, right, below, address)
  }

  async close(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.#pdf.on('end', () => resolve())
      this.#pdf.on('error', reject)
    })
    this.#pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  #wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const piece of piecesOf(text)) {
      if (line !== '' && this.#widthOf((line + piece).trimEnd(), style) > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += piece
      // A word longer than the line is cut at the line's end.
      while (this.#widthOf(line.trimEnd(), style) > width && line.length > 1) {
        const fitting = this.#fitting(line, width, style)
        lines.push(line.slice(0, fitting))
        line = line.slice(fitting)
      }
    }
    return [...lines, line.trimEnd()]
  }

  #fitting(line: string, width: number, style: Style): number {
    let end = line.length - 1
    while (end > 1 && this.#widthOf(line.slice(0, end), style) > width) end -= 1
    return end
  }

  #runsOf(line: string, { weight = 'regular' }: Style): Run[] {
    const runs: Run[] = []
    for (const letter of line) {
      const font = fontFor(letter, weight)
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }

  #widthOf(line: string, style: Style): number {
    return this.#runsOf(line, style).reduce((width, run) => width + this.#runWidth(run, style), 0)
  }

  #runWidth({ font, text }: Run, { size }: Style): number {
    return (
      this.#pdf
        .font(font)
        .fontSize(size * pointsPerPixel)
        .widthOfString(text) / pointsPerPixel
    )
  }

  #setLine(line: string, left: number, y: number, style: Style): void {
    let x = left
    for (const run of this.#runsOf(line, style)) {
      this.#pdf
        .font(run.font)
        .fontSize(style.size * pointsPerPixel)
        .fillColor(style.colour)
        // Fonts of different heights share one baseline.
        .text(run.text, x * pointsPerPixel, (y + style.leading * 0.74) * pointsPerPixel, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
      x += this.#runWidth(run, style)
    }
  }
}

const printable = (text: string): string => text.normalize('NFC').replaceAll(unprintable, '')
