import { formatRupiah, fullStop, withoutFullStop } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { AboutCause, MailTexts } from './mail-about.ts'

/** What becomes of the proof of a transfer. */
export const proofTexts: { rejected: MailTexts<AboutCause>; next: Record<Language, string> } = {
  rejected: {
    id: ({ code, total, cause }) => ({
      subject: `Bukti transfer ${code} belum bisa diterima`,
      text: `Bukti transfer ${formatRupiah(total)} untuk ${code} belum bisa kami terima. Alasannya: ${fullStop(withoutFullStop(cause), 'id')}`,
    }),
    en: ({ code, total, cause }) => ({
      subject: `The proof of the transfer for ${code} cannot be accepted`,
      text: `We cannot accept the proof of the transfer of ${formatRupiah(total)} for ${code}. The reason: ${fullStop(withoutFullStop(cause), 'en')}`,
    }),
    zh: ({ code, total, cause }) => ({
      subject: `${code} 的转账凭证未通过`,
      text: `${code} 的转账凭证（${formatRupiah(total)}）未能通过。原因：${fullStop(withoutFullStop(cause), 'zh')}`,
    }),
  },
  next: {
    id: 'Unggah bukti yang baru, atau bayar dengan cara lain. Kalau uangnya sudah kamu transfer, uangmu aman: balas lewat bantuan.',
    en: 'Upload another proof, or pay in another way. If you have transferred the money, it is safe: write to support.',
    zh: '请上传新的凭证，或用其他方式付款。如已转账，款项是安全的，请联系客服。',
  },
}
