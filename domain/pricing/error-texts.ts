import type { Language } from '../language/index.ts'

/** Why a request was refused, by text keys. */
const en = {
  products_count: 'Give between 1 and 500 products.',
  insurance_choice: 'Insurance must be 0, 0.05, 0.1 or 0.15.',
  package_missing: 'Give the package (delivery method) to price with.',
  container_choice: 'By sea choose a container: LCL (lcl), 20 feet (fcl_20) or 40 feet (fcl_40).',
  rate_usd: 'Give a positive rupiah rate for USD: limits in law are in dollars.',
  quantity_minimum: 'The quantity must be a whole number of at least 1.',
  figure_unreadable: 'Give a number of zero or more, with at most one point or comma and no grouped digits.',
  currency_rate: 'There is no positive rate for this currency.',
  category_incomplete: 'Neither the package nor the category gives the price or the tax rate that is needed.',
  country_price: 'This delivery option does not serve this origin. Choose another.',
  additional_cost_negative: 'Additional costs must be numbers of zero or more.',
  voucher_invalid: 'A voucher is fixed or percent, with a value (and a maximum) of zero or more.',
  weight_above_tiers: 'The weight is above the last tier of this package.',
  destination_price: 'This option does not serve this destination. Choose another.',
  weight_above_export_tiers: 'The weight is above the last tier to this destination. Split the shipment.',
  pickup_distance: 'This is too far away to be picked up. Bring the goods to a drop point.',
  surcharge_invalid: 'A surcharge is fixed, per_kg or percent_of_freight, with a value of zero or more.',
} as const

export type PricingErrorReason = keyof typeof en

/** Messages for customers. */
export const pricingErrorTexts: Record<Language, Record<PricingErrorReason, string>> = {
  id: {
    products_count: 'Isi antara 1 dan 500 barang.',
    insurance_choice: 'Pilih asuransi 0%, 5%, 10%, atau 15%.',
    package_missing: 'Pilih cara pengiriman dulu.',
    container_choice: 'Untuk kiriman laut pilih LCL, kontainer 20 kaki, atau 40 kaki.',
    rate_usd: 'Kurs USD belum tersedia. Coba lagi sebentar lagi.',
    quantity_minimum: 'Jumlah paling sedikit 1, dalam bilangan bulat.',
    figure_unreadable: 'Isi dengan angka nol atau lebih, tanpa pemisah ribuan, contoh 12,5.',
    currency_rate: 'Kurs mata uang ini tidak tersedia. Pilih mata uang lain.',
    category_incomplete: 'Tarif untuk kategori ini belum lengkap. Pilih kategori lain atau hubungi CS.',
    country_price: 'Cara kirim ini tidak melayani negara asal itu. Pilih cara lain.',
    additional_cost_negative: 'Biaya tambahan harus nol atau lebih.',
    voucher_invalid: 'Voucher ini tidak bisa dipakai.',
    weight_above_tiers: 'Berat melebihi batas cara pengiriman ini. Pilih kiriman laut atau bagi kirimanmu.',
    destination_price: 'Cara kirim ini tidak melayani negara tujuan itu. Pilih cara lain.',
    weight_above_export_tiers: 'Berat melebihi batas ke negara tujuan ini. Bagi kirimanmu.',
    pickup_distance: 'Terlalu jauh untuk dijemput. Antar barangnya ke titik drop.',
    surcharge_invalid: 'Biaya tambahan ini tidak bisa dihitung.',
  },
  en,
  zh: {
    products_count: '请填写 1 至 500 件商品。',
    insurance_choice: '保险请选择 0%、5%、10% 或 15%。',
    package_missing: '请先选择运输方式。',
    container_choice: '海运请选择拼箱、20 尺柜或 40 尺柜。',
    rate_usd: '暂无美元汇率，请稍后再试。',
    quantity_minimum: '数量须为不小于 1 的整数。',
    figure_unreadable: '请填写不小于零的数字，不要使用千位分隔符，例如 12.5。',
    currency_rate: '没有该货币的汇率，请选择其他货币。',
    category_incomplete: '该类别的费率不完整，请选择其他类别或联系客服。',
    country_price: '该运输方式不支持此发货国家，请选择其他方式。',
    additional_cost_negative: '附加费用不能为负数。',
    voucher_invalid: '此优惠券无法使用。',
    weight_above_tiers: '重量超出该运输方式的上限，请选择海运或分批寄送。',
    destination_price: '该运输方式不支持此目的国家，请选择其他方式。',
    weight_above_export_tiers: '重量超出寄往该目的地的上限，请分批寄送。',
    pickup_distance: '距离过远，无法上门取件，请送到收货点。',
    surcharge_invalid: '该附加费无法计算。',
  },
}
