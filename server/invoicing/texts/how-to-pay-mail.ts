import type { Language } from '@seberang/domain/language'

interface HowToPayTexts {
  subject: (about: { amount: string; method: string; code: string }) => string
  text: (about: { method: string; code: string }) => string
  /** Where another payment of the invoice came before. */
  replaces: (method: string) => string
  /** Of a transfer: what its deadline means. */
  matched: (matched: string) => string
  /** Beside the numbers: what to enter as the amount. */
  amount: string
}

/** The mail that says how to pay an invoice. */
export const howToPayTexts: Record<Language, HowToPayTexts> = {
  id: {
    subject: ({ amount, method, code }) => `Cara bayar ${amount} lewat ${method}: invoice ${code}`,
    text: ({ method, code }) => `Bayar invoice ${code} lewat ${method} dengan data ini.`,
    replaces: (method) => `Nomor ${method} yang sebelumnya tidak berlaku lagi. Pakai yang ini.`,
    matched: (matched) =>
      `Lewat batas itu jangan transfer lagi. Yang kamu transfer sebelumnya kami cocokkan sampai ${matched}.`,
    amount: 'Jumlah, harus sama persis',
  },
  en: {
    subject: ({ amount, method, code }) => `How to pay ${amount} by ${method}: invoice ${code}`,
    text: ({ method, code }) => `Pay invoice ${code} by ${method} with these details.`,
    replaces: (method) => `The earlier number for ${method} is no longer valid. Use this one.`,
    matched: (matched) =>
      `After that deadline, do not transfer any more. What you sent before it we match until ${matched}.`,
    amount: 'Amount, exactly',
  },
  zh: {
    subject: ({ amount, method, code }) => `付款方式 ${method}，${amount}：账单 ${code}`,
    text: ({ method, code }) => `以下是账单 ${code} 的付款信息：${method}。`,
    replaces: (method) => `之前的付款号码（${method}）已失效，请使用此号码。`,
    matched: (matched) => `逾期请勿再转账。此前转出的款项我们会核对至 ${matched}。`,
    amount: '金额（须完全一致）',
  },
}
