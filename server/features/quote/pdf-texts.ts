import type { Language } from '@seberang/domain/language'
import type { ContainerType, PackageType } from '@seberang/domain/pricing'

/** `{name}` in a text is replaced by the value of that name. */
interface PdfTexts {
  title: string
  sentBy: Record<'air' | ContainerType, string>
  importer: Record<PackageType, string>
  subtitle: string
  number: string
  fact: Record<'from' | 'to' | 'until' | 'value' | 'measures', string>
  indonesia: string
  untilNote: string
  /** Across the head of an expired quote: `{until}`, `{now}`. */
  ended: string
  /** The same where there is no price today: `{reason}`. */
  endedWithout: string
  formerTotal: string
  today: string
  noneToday: string
  warehouse: string
  subDistrict: string
  noPlace: string
  rate: string
  billed: string
  column: Record<'line' | 'name' | 'reason' | 'amount', string>
  /** `levies` are those of the law; else they are named by the tariff: `{levies}`. */
  group: Record<'services' | 'levies' | 'leviesByTariff', string>
  sum: Record<'services' | 'levies', string>
  line: Record<'base' | 'incomeTax', string>
  total: string
  /** While something is missing: `{basis}`. */
  soFar: string
  words: string
  note: Record<'beside' | 'change' | 'law' | 'rules', string>
  besideText: string
  /** Where customs may levy more: nothing promises the door. */
  besideLawText: string
  /** While something is missing, there is no sum to the door: `{missing}`. */
  besideSoFarText: string
  changeText: string
  rulesText: string
  link: string
  linkText: string
  /** Of several: `{page}` and `{pages}`. */
  page: string
}

const id: PdfTexts = {
  title: 'Penawaran biaya impor',
  sentBy: {
    air: 'Express udara',
    lcl: 'Cargo laut LCL',
    fcl_20: 'kontainer 20 kaki',
    fcl_40: 'kontainer 40 kaki',
  },
  importer: {
    individu: 'perorangan',
    company: 'badan usaha',
    'trading-company': 'trading company',
    jastip: 'jastip',
  },
  subtitle: 'Kiriman {sentBy}, diimpor sebagai {importer}',
  number: 'Nomor',
  fact: {
    from: 'Dari',
    to: 'Ke',
    until: 'Berlaku sampai',
    value: 'Nilai barang',
    measures: 'Berat',
  },
  indonesia: 'Indonesia',
  untilNote: 'tarif, kurs, dan aturan ditahan',
  ended: 'Tidak berlaku lagi sejak {until}. Di bawah ini harga {now}.',
  endedWithout:
    'Tidak berlaku lagi sejak {until}. Di bawah ini harga lama; hari ini tidak ada harganya. {reason}',
  formerTotal: 'Harga lama, tidak berlaku lagi',
  today: 'Harga hari ini, {date} (A + B)',
  noneToday: 'Hari ini tidak ada harganya.',
  warehouse: 'Gudang {city}',
  subDistrict: 'Kec. {name}, {district}',
  noPlace: 'tujuan belum dipilih',
  rate: 'kurs {rates}, {date}',
  billed: 'ditagih {billed}',
  column: { line: 'No.', name: 'Uraian', reason: 'Perhitungan dan dasar', amount: 'Jumlah' },
  group: {
    services: 'A. Jasa pengiriman',
    levies: 'B. Pungutan negara, disetor ke kas negara',
    leviesByTariff: 'B. {levies}',
  },
  sum: { services: 'Jumlah A', levies: 'Jumlah B, tanpa baris {base}' },
  line: { base: 'Dasar pungutan', incomeTax: 'PPh Pasal 22' },
  total: 'Jumlah dibayar ke Seberang (A + B)',
  soFar: '{basis} (A + B)',
  words: 'Terbilang: {words}',
  note: {
    beside: 'Di luar penawaran',
    change: 'Dapat berubah',
    law: 'Catatan aturan',
    rules: 'Aturan dan kurs',
  },
  besideText: 'Harga barang {goods}, dibayar sendiri ke penjual. Seluruhnya sampai di tangan {all}.',
  besideLawText: 'Harga barang {goods}, dibayar sendiri ke penjual. Bersama harga ini {all}, {rates}.',
  besideSoFarText: 'Harga barang {goods}, dibayar sendiri ke penjual. Harga ini {missing}.',
  changeText:
    'Berat dan ukuran ditimbang ulang di gudang. Sampai tanggal di atas tarif, kurs, dan aturan ini dipakai saat checkout, selama asal, cara kirim, dan barangnya sama; kalau hari itu lebih murah, yang lebih murah.',
  rulesText:
    'Aturan sejak {rules}, diperiksa {checked}. Kurs pasar {date}. Bea cukai menagih dengan kurs pajak pekan itu.',
  link: 'Buka atau mulai kiriman: {address}',
  linkText:
    'Penawaran ini bukan invoice dan bukan faktur pajak. Invoice terbit saat kiriman di-checkout. Dibuat oleh sistem, sah tanpa tanda tangan.',
  page: 'Halaman {page} dari {pages}',
}

const en: PdfTexts = {
  title: 'Import cost quote',
  sentBy: {
    air: 'with Express by air',
    lcl: 'with Cargo by sea, LCL',
    fcl_20: 'in a 20-foot container',
    fcl_40: 'in a 40-foot container',
  },
  importer: {
    individu: 'an individual',
    company: 'a company',
    'trading-company': 'a trading company',
    jastip: 'jastip',
  },
  subtitle: 'Goods sent {sentBy}, imported as {importer}',
  number: 'Number',
  fact: {
    from: 'From',
    to: 'To',
    until: 'Valid until',
    value: 'Value of the goods',
    measures: 'Weight',
  },
  indonesia: 'Indonesia',
  untilNote: 'tariff, rates and rules are kept',
  ended: 'No longer valid since {until}. The prices below are those of {now}.',
  endedWithout:
    'No longer valid since {until}. The prices below are the former ones; there is no price today. {reason}',
  formerTotal: 'Former price, no longer valid',
  today: 'Today’s price, {date} (A + B)',
  noneToday: 'There is no price today.',
  warehouse: '{city} warehouse',
  subDistrict: 'Kec. {name}, {district}',
  noPlace: 'no destination chosen yet',
  rate: 'rate {rates}, {date}',
  billed: 'billed as {billed}',
  column: { line: 'No.', name: 'Description', reason: 'Calculation and basis', amount: 'Amount' },
  group: {
    services: 'A. Shipping services',
    levies: 'B. State levies, passed on to the treasury',
    leviesByTariff: 'B. {levies}',
  },
  sum: { services: 'Sum A', levies: 'Sum B, without line {base}' },
  line: { base: 'Taxable base', incomeTax: 'Income tax (PPh 22)' },
  total: 'Paid to Seberang (A + B)',
  soFar: '{basis} (A + B)',
  words: 'In words: {words}',
  note: {
    beside: 'Not in this quote',
    change: 'What may change',
    law: 'About the law',
    rules: 'Rules and rates',
  },
  besideText: 'The goods, {goods}, are paid to the seller. In all {all} until they are in your hands.',
  besideLawText: 'The goods, {goods}, are paid to the seller. With this price {all}, {rates}.',
  besideSoFarText: 'The goods, {goods}, are paid to the seller. This price is {missing}.',
  changeText:
    'Weight and size are taken again at the warehouse. Until the date above, checkout uses these tariffs, rates and rules while origin, delivery option and goods are the same, or those of the day if that is less.',
  rulesText:
    'Rules since {rules}, checked {checked}. Market rates of {date}. Customs bills at the tax rate of its week.',
  link: 'Open it or start the shipment: {address}',
  linkText:
    'This quote is no invoice and no tax invoice. The invoice is issued at checkout. Made by a system, valid without a signature.',
  page: 'Page {page} of {pages}',
}

const zh: PdfTexts = {
  title: '进口费用报价单',
  sentBy: { air: '空运快递', lcl: '海运货运 LCL', fcl_20: '20 英尺集装箱', fcl_40: '40 英尺集装箱' },
  importer: { individu: '个人', company: '企业', 'trading-company': '贸易公司', jastip: '代购' },
  subtitle: '{sentBy}货件，以{importer}名义进口',
  number: '编号',
  fact: {
    from: '发货地',
    to: '目的地',
    until: '有效期至',
    value: '货值',
    measures: '重量',
  },
  indonesia: '印度尼西亚',
  untilNote: '费率、汇率和规则已锁定',
  ended: '自 {until} 起已失效。以下为 {now} 的价格。',
  endedWithout: '自 {until} 起已失效。以下为原价格，今日没有价格。{reason}',
  formerTotal: '原价格，已失效',
  today: '今日价格，{date} (A + B)',
  noneToday: '今日没有价格',
  warehouse: '{city} 仓库',
  subDistrict: 'Kec. {name}, {district}',
  noPlace: '尚未选择目的地',
  rate: '汇率 {rates}，{date}',
  billed: '计费 {billed}',
  column: { line: '序号', name: '项目', reason: '计算方式与依据', amount: '金额' },
  group: { services: 'A. 运输服务', levies: 'B. 国家税费，上缴国库', leviesByTariff: 'B. {levies}' },
  sum: { services: 'A 项合计', levies: 'B 项合计，不含第 {base} 行' },
  line: { base: '计税基础', incomeTax: '所得税 (PPh 22)' },
  total: '付给 Seberang 的总额 (A + B)',
  soFar: '{basis} (A + B)',
  words: '大写：{words}',
  note: { beside: '不含在报价内', change: '可能变动', law: '规则说明', rules: '规则与汇率' },
  besideText: '货款 {goods}，由你直接付给卖家。到手合计 {all}。',
  besideLawText: '货款 {goods}，由你直接付给卖家。连同本报价合计 {all}，{rates}。',
  besideSoFarText: '货款 {goods}，由你直接付给卖家。本报价{missing}。',
  changeText:
    '重量和尺寸到仓后重新测量。在上述日期前，只要发货国、运输方式和商品不变，结算时沿用此费率、汇率和规则；若当日更便宜，则按当日计。',
  rulesText: '规则自 {rules} 起，核对于 {checked}。市场汇率 {date}。海关按当周税务汇率计收。',
  link: '打开或开始货件：{address}',
  linkText: '本报价不是账单，也不是税务发票；账单在结算时开具。由系统生成，无需签名。',
  page: '第 {page} 页，共 {pages} 页',
}

export const pdfTexts: Record<Language, PdfTexts> = { id, en, zh }
