import type { WalletEntry } from '@seberang/domain/api'
import { formatMoment, formatMonth, formatRupiah, formatSigned, formatSuite } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { timeZone } from '@seberang/domain/time'
import { csvText } from '../../base/csv.ts'
import type { LedgerSheet } from '../../pdf/ledger-sheet.ts'

/** The movements of one month of a customer's wallet. */
export interface MonthStatement {
  /** As `2026-11`. */
  month: string
  customer: { id: number; name: string }
  opening: number
  entries: readonly WalletEntry[]
  closing: number
}

interface Texts {
  title: string
  period: (month: string) => string
  made: (time: string) => string
  columns: { at: string; title: string; code: string; amount: string; balance: string }
  opening: string
  closing: string
  sums: (incoming: string, outgoing: string) => string
  none: string
  page: string
}

const statementTexts: Record<Language, Texts> = {
  id: {
    title: 'Rekening koran dompet',
    period: (month) => `Bulan ${month}, waktu WIB`,
    made: (time) => `Dibuat ${time}`,
    columns: {
      at: 'Waktu',
      title: 'Apa dan mengapa',
      code: 'Kode',
      amount: 'Jumlah',
      balance: 'Saldo sesudahnya',
    },
    opening: 'Saldo awal',
    closing: 'Saldo akhir',
    sums: (incoming, outgoing) => `Uang masuk ${incoming}, uang keluar ${outgoing}.`,
    none: 'Tidak ada pergerakan di bulan ini.',
    page: 'Halaman {page} dari {pages}',
  },
  en: {
    title: 'Wallet statement',
    period: (month) => `${month}, Jakarta time (WIB)`,
    made: (time) => `Made ${time}`,
    columns: {
      at: 'Time',
      title: 'What and why',
      code: 'Code',
      amount: 'Amount',
      balance: 'Balance after it',
    },
    opening: 'Opening balance',
    closing: 'Closing balance',
    sums: (incoming, outgoing) => `In ${incoming}, out ${outgoing}.`,
    none: 'Nothing moved in this month.',
    page: 'Page {page} of {pages}',
  },
  zh: {
    title: '钱包对账单',
    period: (month) => `${month}，雅加达时间（WIB）`,
    made: (time) => `生成于 ${time}`,
    columns: { at: '时间', title: '内容与原因', code: '编号', amount: '金额', balance: '变动后余额' },
    opening: '期初余额',
    closing: '期末余额',
    sums: (incoming, outgoing) => `转入 ${incoming}，转出 ${outgoing}。`,
    none: '本月没有变动。',
    page: '第 {page} 页，共 {pages} 页',
  },
}

/** To be printed. */
export function sheetOf(
  { month, customer, opening, entries, closing }: MonthStatement,
  language: Language,
  now: Date,
): LedgerSheet {
  const texts = statementTexts[language]
  const sum = (isCounted: (amount: number) => boolean) =>
    formatRupiah(Math.abs(entries.reduce((all, { amount }) => all + (isCounted(amount) ? amount : 0), 0)))
  return {
    language,
    createdAt: now,
    brand: 'Seberang',
    title: texts.title,
    subtitle: texts.period(formatMonth(month, language)),
    about: `${customer.name} ${formatSuite(customer.id)}`,
    made: texts.made(formatMoment(now, language)),
    columns: [texts.columns.at, texts.columns.title, texts.columns.amount, texts.columns.balance],
    opening: { label: texts.opening, amount: formatRupiah(opening) },
    rows: entries.map(({ at, title, code, amount, balance }) => ({
      at: formatMoment(at, language),
      title,
      code: code ?? '',
      amount: formatSigned(amount),
      balance: formatRupiah(balance),
    })),
    none: texts.none,
    closing: { label: texts.closing, amount: formatRupiah(closing) },
    sums: texts.sums(
      sum((amount) => amount > 0),
      sum((amount) => amount < 0),
    ),
    page: texts.page,
  }
}

/** For a spreadsheet: amounts as plain numbers, times as it reads them. */
export function csvOf({ opening, entries, closing }: MonthStatement, language: Language): string {
  const { columns, opening: openingLabel, closing: closingLabel } = statementTexts[language]
  const inWib = (at: string) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(
      new Date(at),
    )
  const lines = [
    [columns.at, columns.title, columns.code, columns.amount, columns.balance].map(csvText),
    ['', csvText(openingLabel), '', '', String(opening)],
    ...entries.map(({ at, title, code, amount, balance }) => [
      inWib(at),
      csvText(title),
      csvText(code ?? ''),
      String(amount),
      String(balance),
    ]),
    ['', csvText(closingLabel), '', '', String(closing)],
  ]
  // Excel takes a file without the mark for one in the encoding of its country.
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
