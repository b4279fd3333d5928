import { bankNames, type PaymentMethod } from '../api/index.ts'
import type { Language } from '../language/index.ts'

const virtualAccounts: Record<Language, (bank: string) => string> = {
  id: (bank) => `Virtual Account ${bank}`,
  en: (bank) => `${bank} Virtual Account`,
  zh: (bank) => `${bank} 虚拟账户`,
}

const manual: Record<Language, string> = {
  id: 'Transfer bank manual',
  en: 'Manual bank transfer',
  zh: '手动银行转账',
}

/** A payment method, by the one name that it has on screens, in mails and on paper. */
export const methodTitle = (method: PaymentMethod, language: Language): string =>
  method === 'manual' ? manual[language] : virtualAccounts[language](bankNames[method])

/** The two codes that a Mandiri bill is paid with, as they are named within a sentence. */
export const billCodeNames: Record<Language, { biller: string; key: string }> = {
  id: { biller: 'kode perusahaan', key: 'kode pembayaran' },
  en: { biller: 'company code', key: 'payment code' },
  zh: { biller: '公司代码', key: '付款代码' },
}
