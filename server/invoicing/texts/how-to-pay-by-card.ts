import type { PaymentStep } from '@seberang/domain/api'
import { methodTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'

/** On the gateway's own page, which the page of the invoice leads to. */
export const howToPayByCard: Record<Language, (total: string) => PaymentStep[]> = {
  id: (total) => [
    {
      title: methodTitle('card', 'id'),
      lines: [
        'Di halaman invoice, tekan Bayar dengan kartu. Kamu dibawa ke halaman gateway pembayaran.',
        `Pastikan jumlahnya ${total}, lalu tulis nomor kartumu di sana.`,
        'Masukkan kode 3-D Secure dari bankmu. Sesudah itu kamu kembali ke halaman invoice.',
      ],
    },
  ],
  en: (total) => [
    {
      title: methodTitle('card', 'en'),
      lines: [
        'On the page of the invoice, press Pay by card. It leads to the page of the payment gateway.',
        `Check that the amount is ${total}, and enter your card number there.`,
        'Enter the 3-D Secure code of your bank. It then leads back to the page of the invoice.',
      ],
    },
  ],
  zh: (total) => [
    {
      title: methodTitle('card', 'zh'),
      lines: [
        '在账单页面点击“用银行卡付款”，将进入支付网关的页面。',
        `确认金额为 ${total}，并在该页面输入卡号。`,
        '输入银行的 3-D Secure 验证码，之后会返回账单页面。',
      ],
    },
  ],
}
