import { houseRule, type HsCode } from '@seberang/domain/api'

/** Goods that are not sent, as they are found by their name. */
export const airsoft = {
  hscode: '930400',
  label: 'Senjata angin dan airsoft',
  category_id: 'umum',
  percentage_bea_masuk: 15,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  matched: ['airsoft', 'gun'],
  restriction: {
    kind: 'banned',
    reason: 'Senjata tidak boleh dikirim lewat layanan ini.',
    source: houseRule,
  },
} satisfies HsCode
