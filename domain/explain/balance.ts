import type { Language } from '../language/index.ts'

const texts: Record<Language, string> = {
  id: 'Saldo bisa dipakai membayar, atau ditarik ke rekeningmu.',
  en: 'A balance can pay, or be withdrawn to your bank account.',
  zh: '余额可用于付款，也可提现到你的银行账户。',
}

/** What the balance of a wallet can be used for, wherever money goes into it or its balance stands. */
export const balanceText = (language: Language): string => texts[language]
