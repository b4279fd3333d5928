import type { PaymentStep, TransferAccount } from '@seberang/domain/api'
import { billCodeNames, methodTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'

interface Transfer {
  account: TransferAccount
  reference: string
  /** Why it is of more than the invoice, where it is. */
  amount: string | undefined
}

const stepsOfTransfer = (language: Language, lines: readonly (string | undefined)[]): PaymentStep[] => [
  {
    title: methodTitle('manual', language),
    lines: lines.filter((line) => line !== undefined),
  },
]

/** By hand, to our own account. The reference lets an operator match the transfer to its invoice. */
export const howToTransfer: Record<Language, (transfer: Transfer) => PaymentStep[]> = {
  id: ({ account: { bank, number, holder }, reference, amount }) =>
    stepsOfTransfer('id', [
      `Transfer ${amount === undefined ? 'total tepat sama ' : ''}ke ${bank} ${number} atas nama ${holder}.`,
      amount,
      `Tulis ${reference} sebagai berita transfer.`,
      'Kami periksa rekening pada hari kerja, lalu pembayaranmu tercatat.',
    ]),
  en: ({ account: { bank, number, holder }, reference, amount }) =>
    stepsOfTransfer('en', [
      `Transfer ${amount === undefined ? 'exactly the total ' : ''}to ${bank} ${number}, in the name of ${holder}.`,
      amount,
      `Write ${reference} as the message.`,
      'We look at the account on working days, then your payment is recorded.',
    ]),
  zh: ({ account: { bank, number, holder }, reference, amount }) =>
    stepsOfTransfer('zh', [
      `${amount === undefined ? '将与总额完全一致的款项转至' : '请转账至'} ${bank} ${number}，户名：${holder}。`,
      amount,
      `转账附言请填写 ${reference}。`,
      '我们在工作日核对账户，确认后即记录付款。',
    ]),
}

/** To the number of a virtual account. */
export const howToPayVirtualAccount: Record<Language, (bank: string, number: string) => PaymentStep[]> = {
  id: (bank, number) => [
    {
      title: `Aplikasi ${bank}`,
      lines: [
        'Buka menu Transfer, lalu Virtual Account.',
        `Masukkan nomor ${number}.`,
        'Periksa nama dan total, lalu bayar dengan PIN.',
      ],
    },
    {
      title: `ATM ${bank}`,
      lines: [
        'Masukkan kartu dan PIN, pilih Transfer.',
        'Pilih Virtual Account.',
        `Masukkan nomor ${number}, periksa total, lalu bayar.`,
      ],
    },
  ],
  en: (bank, number) => [
    {
      title: `${bank} app`,
      lines: [
        'Open Transfer, then Virtual Account.',
        `Enter ${number}.`,
        'Check the name and the total, then pay with your PIN.',
      ],
    },
    {
      title: `${bank} ATM`,
      lines: [
        'Insert your card, enter the PIN and choose Transfer.',
        'Choose Virtual Account.',
        `Enter ${number}, check the total and pay.`,
      ],
    },
  ],
  zh: (bank, number) => [
    {
      title: `${bank} 手机应用`,
      lines: ['打开“转账”，选择“虚拟账户”。', `输入 ${number}。`, '核对名称与金额，输入 PIN 付款。'],
    },
    {
      title: `${bank} ATM`,
      lines: ['插卡并输入 PIN，选择“转账”。', '选择“虚拟账户”。', `输入 ${number}，核对金额后付款。`],
    },
  ],
}

/** With the biller's code and the key of the bill. */
export const howToPayBill: Record<Language, (biller: string, key: string) => PaymentStep[]> = {
  id: (biller, key) => [
    {
      title: 'Livin’ by Mandiri',
      lines: [
        'Buka menu Bayar, lalu Multipayment.',
        `Masukkan ${billCodeNames.id.biller} ${biller} dan ${billCodeNames.id.key} ${key}.`,
        'Periksa total, lalu bayar dengan PIN.',
      ],
    },
    {
      title: 'ATM Mandiri',
      lines: [
        'Pilih Bayar/Beli, lalu Multipayment.',
        `Masukkan ${billCodeNames.id.biller} ${biller}.`,
        `Masukkan ${billCodeNames.id.key} ${key}, periksa total, lalu bayar.`,
      ],
    },
  ],
  en: (biller, key) => [
    {
      title: 'Livin’ by Mandiri',
      lines: [
        'Open Pay, then Multipayment.',
        `Enter the ${billCodeNames.en.biller} ${biller} and the ${billCodeNames.en.key} ${key}.`,
        'Check the total and pay with your PIN.',
      ],
    },
    {
      title: 'Mandiri ATM',
      lines: [
        'Choose Pay/Buy, then Multipayment.',
        `Enter the ${billCodeNames.en.biller} ${biller}.`,
        `Enter the ${billCodeNames.en.key} ${key}, check the total and pay.`,
      ],
    },
  ],
  zh: (biller, key) => [
    {
      title: 'Livin’ by Mandiri',
      lines: [
        '打开“支付”，选择 Multipayment。',
        `输入${billCodeNames.zh.biller} ${biller} 与${billCodeNames.zh.key} ${key}。`,
        '核对金额，输入 PIN 付款。',
      ],
    },
    {
      title: 'Mandiri ATM',
      lines: [
        '选择 Bayar/Beli，再选 Multipayment。',
        `输入${billCodeNames.zh.biller} ${biller}。`,
        `输入${billCodeNames.zh.key} ${key}，核对金额后付款。`,
      ],
    },
  ],
}
