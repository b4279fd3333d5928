import type { Language } from '../language/index.ts'
import { pricingErrorReasons } from './errors.ts'
import type { PricingErrorReason } from './errors.ts'

/** Messages for customers; the English ones are also the messages of the errors. */
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
  },
  en: pricingErrorReasons,
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
  },
}
