import type { Promo } from '@seberang/domain/api'
import { voucher } from './voucher.ts'

/** A promo that runs, with a voucher that can be saved. */
export const promo: Promo = {
  id: 'freight-november',
  title: 'Ongkir 10% lebih ringan sepanjang November',
  summary: 'Untuk satu kiriman, udara atau laut, dari negara mana pun.',
  body: 'Selama November, satu kirimanmu dapat potongan dari ongkir.\n\n## Contoh\n\nOngkir Rp367.500 menjadi **Rp347.500**.',
  image: null,
  voucher_code: voucher.code,
  voucher: { ...voucher, state: 'usable' },
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-11-30T16:59:00Z',
}
