import type { Voucher } from '@seberang/domain/api'

/** A voucher of Rp20.000 that can still be used once. */
export const voucher: Voucher = {
  code: 'HEMAT',
  title: 'Potongan Rp20.000 dari ongkir',
  kind: 'fixed',
  value: 20_000,
  max: null,
  min_total: null,
  country: null,
  source: 'promo',
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  uses_left: 1,
  terms: 'Memotong ongkir satu kiriman. Pungutan negara dan kurir tidak berubah.',
}
