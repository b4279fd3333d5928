import { languages } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'
import { addedMail, withdrawalMail, type MailedStep } from './mails.ts'
import type { WithdrawalRow } from './store.ts'

const to = { bank: 'BCA', number: '008127658841', owner_name: 'Ayu Lestari' }
const row: WithdrawalRow = {
  id: 'WD-7KQ2M9XA',
  customerId: 1024,
  bankAccountId: 'bca',
  bankCode: '014',
  recipient: null,
  amount: 200_000,
  fee: 2_500,
  status: 'requested',
  needsReview: true,
  approvedBy: null,
  processedBy: null,
  takenOverBy: null,
  takenOverAt: null,
  reason: null,
  reference: null,
  createdAt: new Date('2026-11-12T03:00:00Z'),
  processedAt: null,
  endedAt: null,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe.each(languages)('in %s', (language) => {
  it.each<[MailedStep, string, Partial<WithdrawalRow>]>([
    ['requested', 'Rp200.000', {}],
    ['paid', 'Rp197.500', {}],
    ['unpaid', 'Rp197.500', {}],
    ['rejected', 'Rp200.000', { reason: 'Nomor rekening ditolak bank' }],
  ])(
    'a withdrawal that is %s is told with its sum, and never with the whole number',
    (status, sum, change) => {
      const { subject, text } = withdrawalMail(language, status, { ...row, ...change }, to)
      expect(plain(subject)).toContain(sum)
      expect(plain(text)).toContain('BCA 0081•••8841')
      expect(text).toContain(row.id)
      expect(text).toContain(change.reason ?? '')
      expect(text).not.toContain(to.number)
    },
  )

  it('a bank account that was added is told with the way to a new password', () => {
    const { text } = addedMail(language, to, row.createdAt)
    expect(plain(text)).toContain('BCA 0081•••8841')
    expect(text).not.toContain(to.number)
    expect(text).toContain('/reset-password')
  })
})
