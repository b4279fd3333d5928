import type { PaymentMethod, PaymentStep } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { PaymentDetails } from '../database/schema/index.ts'

const banks: Record<PaymentMethod, string> = {
  va_bni: 'BNI',
  va_bri: 'BRI',
  va_bca: 'BCA',
  va_mandiri: 'Mandiri',
}

const titles: Record<Language, (bank: string) => string> = {
  id: (bank) => `Virtual Account ${bank}`,
  en: (bank) => `${bank} Virtual Account`,
  zh: (bank) => `${bank} 虚拟账户`,
}

export const methodTitle = (method: PaymentMethod, language: Language) => titles[language](banks[method])

const transfer: Record<Language, (bank: string, number: string) => PaymentStep[]> = {
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

const bill: Record<Language, (biller: string, key: string) => PaymentStep[]> = {
  id: (biller, key) => [
    {
      title: 'Livin’ by Mandiri',
      lines: [
        'Buka menu Bayar, lalu Multipayment.',
        `Masukkan kode perusahaan ${biller} dan kode bayar ${key}.`,
        'Periksa total, lalu bayar dengan PIN.',
      ],
    },
    {
      title: 'ATM Mandiri',
      lines: [
        'Pilih Bayar/Beli, lalu Multipayment.',
        `Masukkan kode perusahaan ${biller}.`,
        `Masukkan kode bayar ${key}, periksa total, lalu bayar.`,
      ],
    },
  ],
  en: (biller, key) => [
    {
      title: 'Livin’ by Mandiri',
      lines: [
        'Open Pay, then Multipayment.',
        `Enter the company code ${biller} and the bill key ${key}.`,
        'Check the total and pay with your PIN.',
      ],
    },
    {
      title: 'Mandiri ATM',
      lines: [
        'Choose Pay/Buy, then Multipayment.',
        `Enter the company code ${biller}.`,
        `Enter the bill key ${key}, check the total and pay.`,
      ],
    },
  ],
  zh: (biller, key) => [
    {
      title: 'Livin’ by Mandiri',
      lines: [
        '打开“支付”，选择 Multipayment。',
        `输入公司代码 ${biller} 与账单号 ${key}。`,
        '核对金额，输入 PIN 付款。',
      ],
    },
    {
      title: 'Mandiri ATM',
      lines: [
        '选择 Bayar/Beli，再选 Multipayment。',
        `输入公司代码 ${biller}。`,
        `输入账单号 ${key}，核对金额后付款。`,
      ],
    },
  ],
}

/** How to pay, in steps; empty before the gateway has given a number. */
export function stepsOf(
  method: PaymentMethod,
  details: PaymentDetails | null,
  language: Language,
): PaymentStep[] {
  if (details?.bill) return bill[language](details.bill.biller_code, details.bill.bill_key)
  if (details?.va_number) return transfer[language](banks[method], details.va_number)
  return []
}
