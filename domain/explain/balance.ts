import type { Language } from '../language/index.ts'

const texts: Record<Language, string> = {
  id: 'Saat ini saldo belum bisa dipakai membayar di checkout dan belum bisa ditarik.',
  en: 'Today a balance can neither pay at checkout nor be withdrawn.',
  zh: '目前余额不能用于结算付款，也不能提现。',
}

/** What the balance of a wallet can be used for, wherever money goes into it or its balance stands. */
export const balanceText = (language: Language): string => texts[language]
