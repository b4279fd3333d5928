import { encode } from 'uqr'
import { pageSize, Typesetter, type Style } from './typesetter.ts'

/** A one-page statement of an amount: a heading, facts, numbered lines in groups, the sum, terms. */
export interface Statement {
  language: string
  createdAt: Date
  brand: string
  /** To the right of the brand, one per line. */
  contact: readonly string[]
  title: string
  subtitle: string
  number: { label: string; code: string; date: string }
  facts: readonly { term: string; value: string; note?: string | undefined }[]
  columns: { line: string; name: string; reason: string; amount: string }
  groups: readonly StatementGroup[]
  /** The note says what is missing of an incomplete sum. */
  total: { label: string; note?: string; words: string; amount: string; isIncomplete: boolean }
  notes: readonly { term: string; text: string }[]
  /** Where to read the same online. */
  link: { address: string; label: string; text: string }
  page: string
}

export interface StatementGroup {
  title: string
  /** A line with `beside` is shown but not added up. */
  lines: readonly { name: string; reason: string; amount: string; beside?: boolean }[]
  sum: { label: string; amount: string }
}

const ink = '#12262A'
const quiet = '#51666A'
const hairline = { colour: '#D5DCD8', width: 0.75 }
const rule = { colour: '#93A29F', width: 1 }
const left = 56
const right = pageSize.width - 56
const across = right - left
const amountWidth = 132
const nameAt = left + 31
const reasonAt = left + 189
const footerAt = 950

/** The statement as a PDF of one page. Long content is set smaller instead of running to a second page. */
export async function printStatement(statement: Statement): Promise<Buffer> {
  const letters = JSON.stringify(statement)
  const { title, language, createdAt } = statement
  const pdf = await Typesetter.open({
    title: `${title} ${statement.number.code}`,
    language,
    createdAt,
    letters,
  })
  const scale = [1, 0.94, 0.88, 0.82, 0.76].find((one) => endOf(pdf, statement, one) <= footerAt - 8) ?? 0.7
  new Sheet(pdf, statement, scale).set()
  return pdf.close()
}

function endOf(pdf: Typesetter, statement: Statement, scale: number): number {
  pdf.isDry = true
  const end = new Sheet(pdf, statement, scale).setBody()
  pdf.isDry = false
  return end
}

class Sheet {
  readonly #pdf: Typesetter
  readonly #of: Statement
  readonly #scale: number

  constructor(pdf: Typesetter, statement: Statement, scale: number) {
    this.#pdf = pdf
    this.#of = statement
    this.#scale = scale
  }

  set(): void {
    this.setBody()
    this.#setFooter()
  }

  /** @returns its lower edge */
  setBody(): number {
    this.#setHead()
    let y = this.#setFacts(198)
    y = this.#setColumns(y + this.#gap(12))
    let number = 0
    for (const group of this.#of.groups) {
      y = this.#setGroup(group, y, number)
      number += group.lines.length
    }
    y = this.#setTotal(y + this.#gap(13))
    return this.#setNotes(y + this.#gap(16))
  }

  #gap(pixels: number): number {
    return pixels * this.#scale
  }

  #style(size: number, change: Partial<Style> = {}): Style {
    const leading = size * 1.45
    return { size: size * this.#scale, leading: leading * this.#scale, colour: ink, ...change }
  }

  #setHead(): void {
    const { brand, contact, title, subtitle, number } = this.#of
    this.#pdf.draw(left, 40, 28 / 32, paintMark)
    this.#pdf.text(brand, { x: left + 37, y: 41, width: 200 }, fixed(19, { weight: 'bold' }))
    contact.forEach((line, index) => {
      const place = { x: left, y: 40 + index * 16, width: across, align: 'right' as const }
      this.#pdf.text(line, place, fixed(11, index === 0 ? { weight: 'bold' } : { colour: quiet }))
    })
    this.#pdf.text(title, { x: left, y: 122, width: 420 }, fixed(22, { weight: 'bold' }))
    this.#pdf.text(subtitle, { x: left, y: 152, width: 420 }, fixed(12, { colour: quiet }))
    const code = fixed(12, { weight: 'bold' })
    const codeWidth = this.#pdf.widthOf(number.code, code)
    this.#pdf.text(number.code, { x: left, y: 134, width: across, align: 'right' }, code)
    const labelPlace = { x: left, y: 134, width: across - codeWidth - 4, align: 'right' as const }
    this.#pdf.text(number.label, labelPlace, fixed(12))
    const datePlace = { x: left, y: 152, width: across, align: 'right' as const }
    this.#pdf.text(number.date, datePlace, fixed(12, { colour: quiet }))
    this.#pdf.line(182, left, right, { colour: ink, width: 1.5 })
  }

  #setFacts(top: number): number {
    const width = across / 3 - 24
    let y = top
    for (let first = 0; first < this.#of.facts.length; first += 3) {
      const ends = this.#of.facts.slice(first, first + 3).map(({ term, value, note }, column) => {
        const place = { x: left + (across / 3) * column, width }
        let end = this.#pdf.text(term, { ...place, y }, this.#style(11, { colour: quiet }))
        end = this.#pdf.text(value, { ...place, y: end }, this.#style(12, { weight: 'bold' }))
        return note ? this.#pdf.text(note, { ...place, y: end }, this.#style(11, { colour: quiet })) : end
      })
      y = Math.max(...ends) + this.#gap(14)
    }
    return y
  }

  #setColumns(y: number): number {
    const { line, name, reason, amount } = this.#of.columns
    const style = this.#style(11, { colour: quiet })
    this.#pdf.text(line, { x: left, y, width: 30 }, style)
    this.#pdf.text(name, { x: nameAt, y, width: 150 }, style)
    this.#pdf.text(reason, { x: reasonAt, y, width: 300 }, style)
    const end = this.#pdf.text(amount, { x: left, y, width: across, align: 'right' }, style)
    this.#pdf.line(end + this.#gap(5), left, right, rule)
    return end + this.#gap(5)
  }

  #setGroup({ title, lines, sum }: StatementGroup, top: number, before: number): number {
    const padding = this.#gap(6)
    const bold = this.#style(12, { weight: 'bold' })
    let y = this.#pdf.text(title, { x: left, y: top + this.#gap(10), width: across }, bold) + padding
    this.#pdf.line(y, left, right, rule)
    lines.forEach(({ name, reason, amount, beside }, index) => {
      const at = y + padding
      const note = this.#style(11, { colour: quiet })
      const plain = this.#style(12)
      const ends = [
        this.#pdf.text(
          String(before + index + 1),
          { x: left, y: at, width: 28 },
          { ...plain, colour: quiet },
        ),
        this.#pdf.text(name, { x: nameAt, y: at, width: reasonAt - nameAt - 10 }, plain),
        this.#pdf.text(reason, { x: reasonAt, y: at, width: right - amountWidth - reasonAt }, note),
        this.#pdf.text(
          amount,
          { x: left, y: at, width: across, align: 'right' },
          beside ? { ...plain, colour: quiet } : plain,
        ),
      ]
      y = Math.max(...ends) + padding
      this.#pdf.line(y, left, right, hairline)
    })
    this.#pdf.text(sum.label, { x: nameAt, y: y + padding, width: 400 }, bold)
    const end = this.#pdf.text(sum.amount, { x: left, y: y + padding, width: across, align: 'right' }, bold)
    this.#pdf.line(end + padding, left, right, rule)
    return end + padding
  }

  #setTotal(y: number): number {
    const { label, note, words, amount, isIncomplete } = this.#of.total
    const large = this.#style(21, { weight: 'bold', ...(isIncomplete && { colour: quiet }) })
    const width = across - this.#pdf.widthOf(amount, large) - 24
    this.#pdf.text(amount, { x: left, y, width: across, align: 'right' }, large)
    const labelEnd = this.#pdf.text(label, { x: left, y, width }, this.#style(14, { weight: 'bold' }))
    const end = note ? this.#pdf.text(note, { x: left, y: labelEnd, width }, this.#style(12)) : labelEnd
    return this.#pdf.text(words, { x: left, y: end, width }, this.#style(12, { colour: quiet }))
  }

  #setNotes(top: number): number {
    let y = top
    for (const { term, text } of this.#of.notes) {
      const termEnd = this.#pdf.text(term, { x: left, y, width: 122 }, this.#style(11, { weight: 'bold' }))
      const textEnd = this.#pdf.text(
        text,
        { x: left + 130, y, width: across - 130 },
        this.#style(11, { colour: quiet }),
      )
      y = Math.max(termEnd, textEnd) + this.#gap(6)
    }
    return y
  }

  #setFooter(): void {
    const { link, number, page } = this.#of
    const qr = 96
    this.#pdf.line(footerAt, left, right, hairline)
    const { data } = encode(link.address, { ecc: 'Q', border: 0 })
    this.#pdf.squares(data, { x: right - qr, y: footerAt + 18, width: qr }, '#000000')
    this.#pdf.link(link.address, { x: right - qr, y: footerAt + 18, width: qr }, qr)
    const width = across - qr - 32
    const place = { x: left, y: footerAt + 62, width }
    const end = this.#pdf.text(link.label, place, fixed(12, { weight: 'bold' }))
    this.#pdf.link(link.address, place, end - place.y)
    this.#pdf.text(link.text, { x: left, y: end, width }, fixed(11, { colour: quiet }))
    const bottom = { x: left, y: 1074, width: across }
    this.#pdf.text(number.code, bottom, fixed(11, { colour: quiet }))
    this.#pdf.text(page, { ...bottom, align: 'right' }, fixed(11, { colour: quiet }))
  }
}

/** Text with a fixed position, independent of the content's length. */
const fixed = (size: number, change: Partial<Style> = {}): Style => ({
  size,
  leading: Math.round(size * 1.4),
  colour: ink,
  ...change,
})

/** The logo: the crossing from one shore to the other, on a 32 × 32 grid. */
function paintMark(pdf: PDFKit.PDFDocument): void {
  pdf.roundedRect(0, 0, 32, 32, 9).fill('#0B5F6D')
  pdf
    .path('M22.4 9.4h-8.1a3.3 3.3 0 0 0 0 6.6h3.4a3.3 3.3 0 0 1 0 6.6H9.6')
    .lineWidth(2.7)
    .lineCap('round')
    .stroke('#FFFFFF')
  pdf.circle(22.6, 9.4, 2.9).fill('#F2B02A')
  pdf.circle(9.4, 22.6, 2.9).fill('#FFFFFF')
}
