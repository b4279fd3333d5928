import { paintMark } from './mark.ts'
import { pageSize, Typesetter, type Style } from './typesetter.ts'

/** The movements of an account in a time, between its balances before and after. */
export interface LedgerSheet {
  language: string
  createdAt: Date
  brand: string
  title: string
  subtitle: string
  /** Whose account it is. */
  about: string
  made: string
  columns: readonly [at: string, title: string, amount: string, balance: string]
  opening: { label: string; amount: string }
  rows: readonly { at: string; title: string; code: string; amount: string; balance: string }[]
  /** In place of rows where there are none. */
  none: string
  closing: { label: string; amount: string }
  sums: string
  /** `{page}` of `{pages}`. */
  page: string
}

const ink = '#12262A'
const quiet = '#51666A'
const hairline = { colour: '#D5DCD8', width: 0.75 }
const rule = { colour: '#93A29F', width: 1 }
const left = 56
const right = pageSize.width - 56
const across = right - left
const titleAt = left + 148
const balanceWidth = 128
const amountEnd = right - balanceWidth
const amountWidth = 128
const bottom = 1050

/** The sheet as a PDF, on as many pages as it takes. Called by `worker.ts`. */
export default async function printLedger(sheet: LedgerSheet): Promise<Buffer> {
  const { title, subtitle, language, createdAt } = sheet
  const letters = JSON.stringify(sheet)
  const pdf = await Typesetter.open({ title: `${title}, ${subtitle}`, language, createdAt, letters })
  const pages = pdf.tried(() => new Pages(pdf, sheet, 1).set())
  new Pages(pdf, sheet, pages).set()
  return pdf.close()
}

class Pages {
  readonly #pdf: Typesetter
  readonly #of: LedgerSheet
  readonly #pages: number
  #page = 1

  constructor(pdf: Typesetter, sheet: LedgerSheet, pages: number) {
    this.#pdf = pdf
    this.#of = sheet
    this.#pages = pages
  }

  /** @returns the number of its pages */
  set(): number {
    const { opening, rows, none, closing, sums } = this.#of
    let y = this.#setColumns(this.#setHead() + 20)
    y = this.#setBalance(opening, y)
    if (rows.length === 0)
      y = this.#pdf.text(none, { x: titleAt, y: y + 9, width: 400 }, plain(12, quiet)) + 9
    for (const row of rows) y = this.#onPage(y, (at) => this.#setRow(row, at))
    y = this.#onPage(y, (at) => this.#setBalance(closing, at))
    this.#onPage(y + 10, (at) => this.#pdf.text(sums, { x: left, y: at, width: across }, plain(12, quiet)))
    this.#setPageFoot()
    return this.#page
  }

  /** Sets what must not be parted: on the next page where this one has no room for it. */
  #onPage(y: number, set: (top: number) => number): number {
    const end = this.#pdf.tried(() => set(y))
    return set(end > bottom ? this.#turnPage() : y)
  }

  #turnPage(): number {
    this.#setPageFoot()
    this.#pdf.turnPage()
    this.#page += 1
    return this.#setColumns(56)
  }

  #setHead(): number {
    const { brand, title, subtitle, about, made } = this.#of
    const onRight = (text: string, y: number, style: Style) =>
      this.#pdf.text(text, { x: left, y, width: across, align: 'right' }, style)
    this.#pdf.draw(left, 40, 28 / 32, paintMark)
    this.#pdf.text(brand, { x: left + 37, y: 41, width: 200 }, bold(19))
    onRight(about, 41, bold(12))
    onRight(made, 60, plain(11, quiet))
    this.#pdf.text(title, { x: left, y: 106, width: across }, bold(22))
    const end = this.#pdf.text(subtitle, { x: left, y: 136, width: across }, plain(12, quiet)) + 12
    this.#pdf.line(end, left, right, { colour: ink, width: 1.5 })
    return end
  }

  #setColumns(y: number): number {
    const [at, title, amount, balance] = this.#of.columns
    const end = this.#setCells({ at, title, code: '', amount, balance }, y, plain(11, quiet)) + 6
    this.#pdf.line(end, left, right, rule)
    return end
  }

  #setBalance({ label, amount }: LedgerSheet['opening'], y: number): number {
    const cells = { at: '', title: label, code: '', amount: '', balance: amount }
    const end = this.#setCells(cells, y + 9, bold(12)) + 9
    this.#pdf.line(end, left, right, rule)
    return end
  }

  #setRow(row: LedgerSheet['rows'][number], y: number): number {
    const end = this.#setCells(row, y + 9, plain(12, ink)) + 9
    this.#pdf.line(end, left, right, hairline)
    return end
  }

  #setCells(row: LedgerSheet['rows'][number], y: number, style: Style): number {
    const width = amountEnd - amountWidth - titleAt - 12
    const titleEnd = this.#pdf.text(row.title, { x: titleAt, y, width }, style)
    const code =
      row.code === ''
        ? titleEnd
        : this.#pdf.text(row.code, { x: titleAt, y: titleEnd, width }, plain(11, quiet))
    return Math.max(
      code,
      this.#pdf.text(row.at, { x: left, y, width: titleAt - left - 12 }, style),
      this.#pdf.text(
        row.amount,
        { x: amountEnd - amountWidth, y, width: amountWidth, align: 'right' },
        style,
      ),
      this.#pdf.text(row.balance, { x: amountEnd, y, width: balanceWidth, align: 'right' }, style),
    )
  }

  #setPageFoot(): void {
    const { title, page } = this.#of
    const place = { x: left, y: 1074, width: across }
    const count = page.replace('{page}', String(this.#page)).replace('{pages}', String(this.#pages))
    this.#pdf.text(title, place, plain(11, quiet))
    this.#pdf.text(count, { ...place, align: 'right' }, plain(11, quiet))
  }
}

const plain = (size: number, colour: string): Style => ({ size, leading: Math.round(size * 1.4), colour })
const bold = (size: number): Style => ({ ...plain(size, ink), weight: 'bold' })
