import { encode } from 'uqr'
import { paintMark } from './mark.ts'
import { pageSize, Typesetter, type Style } from './typesetter.ts'

/** A statement of an amount: a heading, facts, numbered lines in groups, the sum, terms. */
export interface Statement {
  language: string
  createdAt: Date
  brand: string
  /** To the right of the brand, one per line. */
  contact: readonly string[]
  title: string
  subtitle: string
  /** What it is for, in the words of whoever made it. */
  about: string
  /** Across the head of one that is no longer valid. */
  ended?: string
  number: { label: string; code: string; date: string }
  facts: readonly { term: string; value: string; note?: string | undefined }[]
  goods: Omit<StatementGroup, 'sum'>
  columns: { line: string; name: string; reason: string; amount: string }
  groups: readonly StatementGroup[]
  /** The note says what is missing of an incomplete sum. */
  total: {
    /** A sum that is no longer valid: struck, above the current one. */
    former?: { label: string; amount: string }
    label: string
    note?: string
    words?: string
    amount?: string
    isIncomplete: boolean
  }
  notes: readonly { term: string; text: string }[]
  /** Where to read the same online. */
  link: { address: string; label: string; text: string }
  /** `{page}` of `{pages}`. */
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
/** The lowest edge of lines on a page that is not the last. */
const bottom = 1056
/** More goods than fit on one page at any size. */
const manyGoods = 40

/** The statement as a PDF. It is set smaller to fit on one page; where that is not enough, it takes several. Called by `worker.ts`. */
export default async function printStatement(statement: Statement): Promise<Buffer> {
  const letters = JSON.stringify(statement)
  const { title, language, createdAt } = statement
  const pdf = await Typesetter.open({
    title: `${title} ${statement.number.code}`,
    language,
    createdAt,
    letters,
  })
  const scales = statement.goods.lines.length > manyGoods ? [] : [1, 0.94, 0.88, 0.82, 0.76]
  const scale = scales.find((one) => pagesOf(pdf, statement, one) === 1) ?? 0.88
  new Sheet(pdf, statement, { scale, pages: pagesOf(pdf, statement, scale) }).set()
  return pdf.close()
}

function pagesOf(pdf: Typesetter, statement: Statement, scale: number): number {
  return pdf.tried(() => new Sheet(pdf, statement, { scale, pages: 1 }).set())
}

class Sheet {
  readonly #pdf: Typesetter
  readonly #of: Statement
  readonly #scale: number
  readonly #pages: number
  #page = 1

  constructor(pdf: Typesetter, statement: Statement, { scale, pages }: { scale: number; pages: number }) {
    this.#pdf = pdf
    this.#of = statement
    this.#scale = scale
    this.#pages = pages
  }

  /** @returns the number of its pages */
  set(): number {
    let y = this.#setFacts(this.#setHead() + 16)
    y = this.#setGroup(this.#of.goods, y + this.#gap(4), 0)
    y = this.#onPage(y + this.#gap(12), (top) => this.#setColumns(top))
    let number = 0
    for (const group of this.#of.groups) {
      y = this.#setGroup(group, y, number)
      number += group.lines.length
    }
    y = this.#onPage(y + this.#gap(13), (top) => this.#setTotal(top))
    y = this.#setNotes(y + this.#gap(16))
    if (y > footerAt - 8) this.#turnPage()
    this.#setFooter()
    return this.#page
  }

  /** Sets what must not be parted: on the next page where this one has no room for it. */
  #onPage(y: number, set: (top: number) => number): number {
    const end = this.#pdf.tried(() => set(y))
    return set(end > bottom ? this.#turnPage() : y)
  }

  /** @returns the upper edge of the next page's lines */
  #turnPage(): number {
    this.#setPageFoot()
    this.#pdf.turnPage()
    this.#page += 1
    const { brand, title, ended } = this.#of
    const quietly = fixed(11, { colour: quiet })
    this.#pdf.text(`${brand}, ${title}`, { x: left, y: 40, width: across }, quietly)
    if (!ended) return 72
    return this.#pdf.text(ended, { x: left, y: 58, width: across }, fixed(11, { weight: 'bold' })) + 14
  }

  #gap(pixels: number): number {
    return pixels * this.#scale
  }

  #style(size: number, change: Partial<Style> = {}): Style {
    const leading = size * 1.45
    return { size: size * this.#scale, leading: leading * this.#scale, colour: ink, ...change }
  }

  /** @returns its lower edge */
  #setHead(): number {
    const { brand, contact, title, subtitle, about, ended, number } = this.#of
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
    const aboutPlace = { x: left, y: 178, width: across }
    let y = this.#pdf.text(about, aboutPlace, fixed(14, { weight: 'bold' })) + 10
    this.#pdf.line(y, left, right, { colour: ink, width: 1.5 })
    if (!ended) return y
    const end = this.#pdf.text(ended, { x: left, y: y + 10, width: across }, fixed(14, { weight: 'bold' }))
    y = end + 10
    this.#pdf.line(y, left, right, { colour: ink, width: 1.5 })
    return y
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

  #setGroup(
    { title, lines, sum }: Omit<StatementGroup, 'sum'> & Partial<StatementGroup>,
    top: number,
    before: number,
  ): number {
    const padding = this.#gap(6)
    const bold = this.#style(12, { weight: 'bold' })
    const setTitle = (y: number) => {
      const end = this.#pdf.text(title, { x: left, y: y + this.#gap(10), width: across }, bold) + padding
      this.#pdf.line(end, left, right, rule)
      return end
    }
    const [first, ...others] = lines.map((line, index) => (y: number) => {
      const end = this.#setLine(line, before + index + 1, y + padding) + padding
      this.#pdf.line(end, left, right, hairline)
      return end
    })
    // A title never stands at the end of a page without a line.
    let y = this.#onPage(top, (at) => first?.(setTitle(at)) ?? setTitle(at))
    for (const set of others) y = this.#onPage(y, set)
    return sum ? this.#onPage(y, (at) => this.#setSum(sum, at + padding) + padding) : y
  }

  #setSum({ label, amount }: StatementGroup['sum'], y: number): number {
    const bold = this.#style(12, { weight: 'bold' })
    this.#pdf.text(label, { x: nameAt, y, width: 400 }, bold)
    const end = this.#pdf.text(amount, { x: left, y, width: across, align: 'right' }, bold)
    this.#pdf.line(end + this.#gap(6), left, right, rule)
    return end
  }

  #setLine(
    { name, reason, amount, beside }: StatementGroup['lines'][number],
    number: number,
    y: number,
  ): number {
    const plain = this.#style(12)
    const numberPlace = { x: left, y, width: 28 }
    const amountPlace = { x: left, y, width: across, align: 'right' as const }
    return Math.max(
      this.#pdf.text(String(number), numberPlace, { ...plain, colour: quiet }),
      this.#pdf.text(name, { x: nameAt, y, width: reasonAt - nameAt - 10 }, plain),
      this.#pdf.text(
        reason,
        { x: reasonAt, y, width: right - amountWidth - reasonAt },
        this.#style(11, { colour: quiet }),
      ),
      this.#pdf.text(amount, amountPlace, beside ? { ...plain, colour: quiet } : plain),
    )
  }

  #setTotal(top: number): number {
    const { former, label, note, words, amount = '', isIncomplete } = this.#of.total
    const large = this.#style(21, { weight: 'bold', ...(isIncomplete && { colour: quiet }) })
    const y = former ? this.#setFormer(former, top) + this.#gap(8) : top
    const width = across - this.#pdf.widthOf(amount, large) - 24
    const amountEnd = this.#pdf.text(amount, { x: left, y, width: across, align: 'right' }, large)
    let end = this.#pdf.text(label, { x: left, y, width }, this.#style(14, { weight: 'bold' }))
    if (note) end = this.#pdf.text(note, { x: left, y: end, width }, this.#style(12))
    if (words) end = this.#pdf.text(words, { x: left, y: end, width }, this.#style(12, { colour: quiet }))
    return Math.max(amountEnd, end)
  }

  #setFormer({ label, amount }: { label: string; amount: string }, y: number): number {
    const style = this.#style(14, { colour: quiet })
    this.#pdf.text(label, { x: left, y, width: across - 200 }, style)
    const place = { x: left, y, width: across, align: 'right' as const }
    const end = this.#pdf.text(amount, place, style)
    const from = right - this.#pdf.widthOf(amount, style)
    this.#pdf.line(y + style.leading * 0.55, from, right, { colour: quiet, width: 1.25 })
    return end
  }

  #setNotes(top: number): number {
    let y = top
    for (const { term, text } of this.#of.notes) {
      y = this.#onPage(y, (at) => {
        const termPlace = { x: left, y: at, width: 122 }
        const textPlace = { x: left + 130, y: at, width: across - 130 }
        return Math.max(
          this.#pdf.text(term, termPlace, this.#style(11, { weight: 'bold' })),
          this.#pdf.text(text, textPlace, this.#style(11, { colour: quiet })),
        )
      })
      y += this.#gap(6)
    }
    return y
  }

  #setFooter(): void {
    const { link } = this.#of
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
    this.#setPageFoot()
  }

  #setPageFoot(): void {
    const { number, page } = this.#of
    const place = { x: left, y: 1074, width: across }
    const count = page.replace('{page}', String(this.#page)).replace('{pages}', String(this.#pages))
    this.#pdf.text(number.code, place, fixed(11, { colour: quiet }))
    this.#pdf.text(count, { ...place, align: 'right' }, fixed(11, { colour: quiet }))
  }
}

/** Text with a fixed position, independent of the content's length. */
const fixed = (size: number, change: Partial<Style> = {}): Style => ({
  size,
  leading: Math.round(size * 1.4),
  colour: ink,
  ...change,
})
