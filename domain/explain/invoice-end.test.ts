import { expect, test } from 'vitest'
import { languages } from '../language/index.ts'
import { invoiceEnds, type InvoiceEnd } from '../status/index.ts'
import { invoiceEnd } from './invoice-end.ts'

test.each(languages)('every end of an invoice has words of its own, in %s', (language) => {
  const texts = invoiceEnds.map((because) => invoiceEnd({ because, total: 423_500 }, language))
  expect(new Set(texts.map(({ title }) => title)).size).toBe(invoiceEnds.length)
  expect(new Set(texts.map(({ label }) => label)).size).toBe(invoiceEnds.length)
})

test('a payment that the bank denied leads back to the checkout', () => {
  expect(invoiceEnd({ because: 'denied', total: 423_500 }, 'id')).toEqual({
    label: 'Ditolak bank',
    title: 'Pembayaran ditolak bank',
    text: 'Bank menolak pembayaran Rp423.500, dan nomor pembayarannya tidak berlaku lagi.',
    next: 'Kirimanmu kembali ke tempatnya semula. Checkout lagi dari locker untuk invoice baru. Terlanjur transfer? Uangmu kami kembalikan.',
  })
})

test('says where the shipments are in place of the usual, and promises nothing back that was taken back', () => {
  const left = 'Kirimanmu kembali ke locker.'
  expect(invoiceEnd({ because: 'taken_back', total: 1, left }, 'id').next).toBe(
    'Kirimanmu kembali ke locker. Checkout lagi dari locker untuk invoice baru.',
  )
})

test('what goes back is not promised twice', () => {
  expect(invoiceEnd({ because: 'deadline', total: 1, isReturning: true }, 'id').next).not.toContain(
    'kembalikan',
  )
})

test('what was checked out again is not asked for again', () => {
  const { next } = invoiceEnd({ because: 'deadline', total: 1, checkedOutAgain: 'INV-2' }, 'id')
  expect(next).toBe(
    'Dengan invoice INV-2 kirimannya sudah kamu checkout lagi. Terlanjur transfer? Uangmu kami kembalikan.',
  )
})

test.each([
  ['id', 'Alasannya: Salah kirim. Tidak ada yang perlu dibayar.'],
  ['en', 'The reason: Salah kirim. Nothing has to be paid.'],
  ['zh', '原因：Salah kirim。无需付款。'],
] as const)('what was withdrawn says why, and that nothing is owed, in %s', (language, next) => {
  for (const reason of ['Salah kirim', 'Salah kirim.'])
    expect(invoiceEnd({ because: 'withdrawn', total: 1, reason }, language).next).toBe(next)
})

const goods = 'Kirimanmu kembali ke tempatnya semula. Checkout lagi dari locker untuk invoice baru.'
const late = `${goods} Terlanjur transfer? Uangmu kami kembalikan.`
const nothing = 'Tidak ada yang perlu dibayar.'
const leaves: Record<InvoiceEnd, string> = {
  deadline: late,
  denied: late,
  cancelled: late,
  given_up: late,
  taken_back: goods,
  replaced: nothing,
  order_ended: nothing,
  withdrawn: nothing,
  returned: nothing,
}

test.each(invoiceEnds)('%s says what it leaves: goods, a payment underway, or nothing', (because) => {
  expect(invoiceEnd({ because, total: 1 }, 'id').next).toBe(leaves[because])
})
