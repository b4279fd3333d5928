import type { PaymentMethod, PaymentStep } from '@seberang/domain/api'
import { methodTitle } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'

/** With the code on the page of the invoice. */
export const howToScan: Record<Language, (total: string) => PaymentStep[]> = {
  id: (total) => [
    {
      title: 'Aplikasi bank atau dompet digital apa pun',
      lines: [
        'Buka aplikasinya, pilih QRIS atau Scan.',
        'Pindai kode di halaman invoice ini. Di ponsel yang sama, simpan gambarnya lalu buka dari galeri.',
        `Pastikan jumlahnya ${total}, lalu bayar.`,
      ],
    },
  ],
  en: (total) => [
    {
      title: 'Any banking app or e-wallet',
      lines: [
        'Open the app and choose QRIS or Scan.',
        'Scan the code on the page of this invoice. On the same phone, save its image and open it from the gallery.',
        `Check that the amount is ${total}, then pay.`,
      ],
    },
  ],
  zh: (total) => [
    {
      title: '任意银行应用或电子钱包',
      lines: [
        '打开应用，选择 QRIS 或“扫一扫”。',
        '扫描此账单页面上的二维码。若在同一部手机上，请保存图片后从相册打开。',
        `确认金额为 ${total}，然后付款。`,
      ],
    },
  ],
}

/** In the app of a wallet, which the page of the invoice opens. */
export const howToPayByWallet: Record<Language, (method: PaymentMethod, total: string) => PaymentStep[]> = {
  id: (method, total) => [
    {
      title: `Aplikasi ${methodTitle(method, 'id')}`,
      lines: [
        `Di halaman invoice, tekan Buka ${methodTitle(method, 'id')}. Di laptop, pindai kodenya dengan ponselmu kalau ada.`,
        `Pastikan jumlahnya ${total}, lalu setujui dengan PIN.`,
        'Kembali ke halaman invoice: statusnya berubah sendiri.',
      ],
    },
  ],
  en: (method, total) => [
    {
      title: `${methodTitle(method, 'en')} app`,
      lines: [
        `On the page of the invoice, press Open ${methodTitle(method, 'en')}. On a laptop, scan the code with your phone if there is one.`,
        `Check that the amount is ${total}, then agree with your PIN.`,
        'Come back to the page of the invoice: its status changes by itself.',
      ],
    },
  ],
  zh: (method, total) => [
    {
      title: `${methodTitle(method, 'zh')} 应用`,
      lines: [
        `在账单页面点击“打开 ${methodTitle(method, 'zh')}”。在电脑上，如有二维码，请用手机扫描。`,
        `确认金额为 ${total}，输入 PIN 同意付款。`,
        '返回账单页面，状态会自动更新。',
      ],
    },
  ],
}

/** By agreeing to a request that comes to the phone. */
export const howToPayByPush: Record<Language, (method: PaymentMethod, total: string) => PaymentStep[]> = {
  id: (method, total) => [
    {
      title: `Aplikasi ${methodTitle(method, 'id')}`,
      lines: [
        `Di halaman invoice, tulis nomor ${methodTitle(method, 'id')}-mu dan kirim permintaannya.`,
        `Buka ${methodTitle(method, 'id')} di ponsel itu, periksa jumlahnya ${total}.`,
        'Setujui dengan PIN sebelum waktunya habis. Halaman invoice berubah sendiri.',
      ],
    },
  ],
  en: (method, total) => [
    {
      title: `${methodTitle(method, 'en')} app`,
      lines: [
        `On the page of the invoice, enter your ${methodTitle(method, 'en')} number and send the request.`,
        `Open ${methodTitle(method, 'en')} on that phone and check that the amount is ${total}.`,
        'Agree with your PIN before the time is up. The page of the invoice changes by itself.',
      ],
    },
  ],
  zh: (method, total) => [
    {
      title: `${methodTitle(method, 'zh')} 应用`,
      lines: [
        `在账单页面输入你的 ${methodTitle(method, 'zh')} 号码并发送请求。`,
        `在该手机上打开 ${methodTitle(method, 'zh')}，确认金额为 ${total}。`,
        '请在时限内输入 PIN 同意。账单页面会自动更新。',
      ],
    },
  ],
}
