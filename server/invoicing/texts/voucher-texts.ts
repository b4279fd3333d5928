import { formatMoment, formatPercent, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { vouchers } from '../../database/schema/index.ts'

type VoucherFacts = Pick<
  typeof vouchers.$inferSelect,
  'kind' | 'value' | 'max' | 'minTotal' | 'validUntil' | 'customerId' | 'usesAllowed'
> & {
  /** The name of its only country. */
  country: string | null
}

interface VoucherTexts {
  fixed: (amount: string) => string
  percent: (percent: string, max: string | null) => string
  freightOnly: string
  roundedDown: string
  minTotal: (amount: string) => string
  country: (name: string) => string
  oncePerCustomer: string
  uses: (count: number) => string
  oneVoucher: string
  usableAgain: string
  until: (moment: string) => string
}

const texts: Record<Language, VoucherTexts> = {
  id: {
    fixed: (amount) => `Potongan ${amount} dari ongkir`,
    percent: (percent, max) => `${percent} dari ongkir${max === null ? '' : `, paling besar ${max}`}`,
    freightOnly: 'Memotong ongkir satu kiriman. Pungutan negara dan kurir tidak berubah.',
    roundedDown: 'Potongannya dibulatkan ke bawah ke rupiah.',
    minTotal: (amount) => `Untuk kiriman yang totalnya mulai ${amount}.`,
    country: (name) => `Hanya untuk kiriman dari ${name}.`,
    oncePerCustomer: 'Sekali per pelanggan, selama masih ada.',
    uses: (count) => `Bisa dipakai ${count} kali.`,
    oneVoucher: 'Tidak bisa digabung dengan voucher lain pada kiriman yang sama.',
    usableAgain: 'Kalau invoice kedaluwarsa atau dibatalkan, voucher bisa dipakai lagi.',
    until: (moment) => `Berlaku sampai ${moment}, saat kamu menekan Bayar.`,
  },
  en: {
    fixed: (amount) => `${amount} off the freight`,
    percent: (percent, max) => `${percent} off the freight${max === null ? '' : `, at most ${max}`}`,
    freightOnly: 'Taken off the freight of one shipment. Government charges and courier stay the same.',
    roundedDown: 'The discount is rounded down to the rupiah.',
    minTotal: (amount) => `For shipments with a total from ${amount}.`,
    country: (name) => `Only for shipments from ${name}.`,
    oncePerCustomer: 'Once per customer, while it lasts.',
    uses: (count) => (count === 1 ? 'Can be used once.' : `Can be used ${count} times.`),
    oneVoucher: 'Not together with another voucher on the same shipment.',
    usableAgain: 'If the invoice expires or is cancelled, the voucher can be used again.',
    until: (moment) => `Valid until ${moment}, when you press Pay.`,
  },
  zh: {
    fixed: (amount) => `运费减 ${amount}`,
    percent: (percent, max) => `运费减 ${percent}${max === null ? '' : `，最多减 ${max}`}`,
    freightOnly: '抵扣一票货件的运费，国家税费和快递费不变。',
    roundedDown: '优惠金额向下取整到卢比。',
    minTotal: (amount) => `适用于总额 ${amount} 起的货件。`,
    country: (name) => `仅适用于从${name}发出的货件。`,
    oncePerCustomer: '每位客户一次，先到先得。',
    uses: (count) => `可使用 ${count} 次。`,
    oneVoucher: '同一票货件不能与其他优惠券叠加。',
    usableAgain: '账单过期或取消后，优惠券可再次使用。',
    until: (moment) => `有效期至 ${moment}，以你点击支付的时间为准。`,
  },
}

/** What a voucher takes off. */
export function voucherTitle({ kind, value, max }: VoucherFacts, language: Language): string {
  const { fixed, percent } = texts[language]
  if (kind === 'fixed') return fixed(formatRupiah(Number(value)))
  return percent(formatPercent(Number(value), language), max === null ? null : formatRupiah(max))
}

/** The conditions of a voucher, one per line, as the checkout applies them. */
export function voucherTerms(voucher: VoucherFacts, language: Language): string {
  const { kind, minTotal, country, customerId, usesAllowed, validUntil } = voucher
  const words = texts[language]
  const lines = [
    words.freightOnly,
    kind === 'percent' && words.roundedDown,
    minTotal !== null && words.minTotal(formatRupiah(minTotal)),
    country !== null && words.country(country),
    customerId === null ? words.oncePerCustomer : words.uses(usesAllowed),
    words.oneVoucher,
    words.usableAgain,
    validUntil !== null && words.until(formatMoment(validUntil, language)),
  ]
  return lines.filter((line) => line !== false).join('\n')
}
