import type { Language } from '../../language/index.ts'

interface QuoteFactsTexts {
  goods: string
  /** `{pieces}` and `{name}`. */
  product: string
  /** `{code}`. */
  hscode: string
  noHscode: string
  /** `{size}` of one of several pieces. */
  each: string
  allIn: string
  /** Of a price at the income tax of those who have one. */
  withNpwp: string
}

/** What is said of the goods of a quote and of its one price, on its page and in its PDF. */
export const quoteFactsTexts: Record<Language, QuoteFactsTexts> = {
  id: {
    goods: 'Barang',
    product: '{pieces} × {name}',
    hscode: 'HS {code}',
    noHscode: 'belum ada kode HS, pungutan bisa lebih tinggi',
    each: 'tiap buah {size}',
    allIn:
      'Satu harga, tidak ada tagihan pajak susulan. Importirnya perusahaan lain, jadi bukti PPN dan PPh tidak atas namamu.',
    withNpwp:
      'PPh di sini memakai tarif dengan NPWP: kalau NPWP di alamat tujuanmu belum lengkap saat checkout, PPh-nya lebih tinggi.',
  },
  en: {
    goods: 'Goods',
    product: '{pieces} × {name}',
    hscode: 'HS {code}',
    noHscode: 'no HS code yet, levies may be higher',
    each: 'each {size}',
    allIn:
      'One price, no tax bill afterwards. Another company imports, so the proof of VAT and income tax is not in your name.',
    withNpwp:
      'Its income tax is at the rate with an NPWP: without a complete NPWP at your address at checkout it is higher.',
  },
  zh: {
    goods: '商品',
    product: '{pieces} × {name}',
    hscode: 'HS {code}',
    noHscode: '暂无 HS 编码，税费可能更高',
    each: '每件 {size}',
    allIn: '一口价，之后没有税单。由另一家公司进口，因此增值税和所得税凭证不在你名下。',
    withNpwp: '此处所得税按有 NPWP 的税率计算：结算时若收货地址没有完整的 NPWP，所得税会更高。',
  },
}
