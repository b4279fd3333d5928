import type { Voucher } from '@seberang/domain/api'

/** A voucher of Rp20.000 that can still be used once. */
export const voucher: Voucher = {
  code: 'HEMAT',
  kind: 'fixed',
  value: 20_000,
  max: null,
  source: 'promo',
  valid_from: '2026-11-01T00:00:00Z',
  valid_until: null,
  uses_left: 1,
}
