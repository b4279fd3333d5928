import { languages } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'
import type { RefundRow } from '../../../invoicing/refundable.ts'
import { refundMail, type RefundStep } from './mails.ts'

const to = { bank: 'BCA', number: '008127658841', owner_name: 'Ayu Lestari' }
const row: RefundRow = {
  id: 'RF-7KQ2M9XA',
  customerId: 1024,
  cartId: 1,
  invoiceId: 1,
  reason: 'missing',
  description: 'Kurang dua.',
  files: [],
  requestedAmount: 300_000,
  bankAccountId: 'bca',
  bankCode: '014',
  recipient: null,
  needsReview: false,
  status: 'requested',
  amount: null,
  approvedBy: null,
  approvedAmount: null,
  decidedBy: null,
  answer: null,
  handedOverBy: null,
  handedOverAt: null,
  reference: null,
  bounced: null,
  createdAt: new Date('2026-11-12T03:00:00Z'),
  decidedAt: null,
  endedAt: null,
  undoneAt: null,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
const letter = (
  language: (typeof languages)[number],
  step: RefundStep,
  change: Partial<RefundRow>,
  reduced = 0,
) =>
  refundMail(
    language,
    step,
    { row: { ...row, ...change }, cartCode: 'SC-1', invoiceCode: 'INV-1', title: 'Kabel', reduced },
    reduced > 0 ? null : to,
  )
const decided = { amount: 250_000, decidedAt: new Date('2026-11-13T03:00:00Z') }

describe.each(languages)('in %s', (language) => {
  it('what is off something to be paid later is told so, and what is in the wallet', () => {
    const all = plain(letter(language, 'paid', decided, 250_000).text)
    expect(all).toMatch(/bayar nanti|pay later|稍后付款/)
    expect(all).not.toContain('/wallet')
    const part = plain(letter(language, 'paid', decided, 100_000).text)
    expect(part).toContain('Rp100.000')
    expect(part).toContain('Rp150.000')
  })

  it.each<[RefundStep, string, Partial<RefundRow>]>([
    ['requested', 'Rp300.000', {}],
    ['approved', 'Rp250.000', { ...decided, answer: 'Dua memang tidak ada.' }],
    ['paid', 'Rp250.000', { ...decided, answer: 'Dua memang tidak ada.' }],
    ['unpaid', 'Rp250.000', decided],
    ['unpaid_not_due', 'Rp250.000', decided],
    ['rejected', 'Rp300.000', { answer: 'Keenamnya ada di foto.' }],
    ['bounced', 'Rp250.000', { ...decided, bounced: 'Rekening ditutup' }],
  ])('a refund that is %s is told with its sum and its words', (step, sum, change) => {
    const { text } = letter(language, step, change)
    expect(plain(text)).toContain(sum)
    expect(text).toContain(row.id)
    expect(text).toContain('Kabel')
    expect(text).toContain(change.bounced ?? change.answer ?? '')
    expect(text).not.toContain(to.number)
    expect(plain(text).includes('BCA 0081•••8841')).toBe(
      !['rejected', 'bounced', 'unpaid_not_due'].includes(step),
    )
    // Of a part it says so.
    expect(plain(text).includes('Rp300.000')).toBe(true)
  })

  it('one of all that can be returned names no sum before it is decided', () => {
    expect(letter(language, 'requested', { requestedAmount: null }).text).not.toMatch(/Rp\d/)
  })
})
