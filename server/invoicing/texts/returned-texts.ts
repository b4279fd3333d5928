import { notPaidText } from '@seberang/domain/explain'
import { returnDays } from '@seberang/domain/limits'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { NotPaid } from '@seberang/domain/status'
import type { About, AboutTakenBack, MailTexts, NotDue, TakenBackBy, Written } from './mail-about.ts'
import { takenBackText } from './taken-back-texts.ts'

interface ReturnedTexts {
  received: (about: { amount: string; code: string; at: string; because: string }) => string
  /** What its payer has had of it before. */
  had: (amount: string) => string
  /** What is kept of it for them, and transferred. */
  kept: (amount: string | undefined) => string
  nothing: string
}

const returnTexts: Record<Language, ReturnedTexts> = {
  id: {
    received: ({ amount, code, at, because }) =>
      `Kami menerima ${amount} untuk ${code} pada ${at}, tetapi ${because}.`,
    had: (amount) => `Dari jumlah itu, ${amount} sudah dikembalikan kepadamu sebelumnya.`,
    kept: (amount) =>
      `${amount === undefined ? 'Uangnya' : `Sisanya, ${amount},`} kami simpan terpisah atas namamu, bukan di dompet, dan kami transfer kembali paling lama ${returnDays} hari kerja. Petugas menghubungimu lewat email ini untuk rekening tujuannya.`,
    nothing: 'Jadi tidak ada yang kami transfer kembali.',
  },
  en: {
    received: ({ amount, code, at, because }) =>
      `We received ${amount} for ${code} on ${at}, but ${because}.`,
    had: (amount) => `Of that, ${amount} had been returned to you before.`,
    kept: (amount) =>
      `We keep ${amount === undefined ? 'the money' : `the rest, ${amount},`} apart in your name, not in the wallet, and transfer it back within ${returnDays} working days. We ask you by email for the account to transfer it to.`,
    nothing: 'So there is nothing to transfer back.',
  },
  zh: {
    received: ({ amount, code, at, because }) => `我们于 ${at} 收到 ${code} 的 ${amount}，但${because}。`,
    had: (amount) => `其中 ${amount} 此前已退还给你。`,
    kept: (amount) =>
      `${amount === undefined ? '款项' : `其余 ${amount} `}以你的名义单独保管（不在钱包中），我们会在 ${returnDays} 个工作日内转回。工作人员会通过此邮箱向你确认收款账户。`,
    nothing: '因此没有需要转回的款项。',
  },
}

/** Money that came in, of which `total` is returned: how much, when, and why it could not pay. */
interface AboutReceived extends About {
  received: { because: NotPaid; at: string; amount: number }
}

function returned({ code, total, received }: AboutReceived, language: Language): string {
  const texts = returnTexts[language]
  const because = notPaidText(received.because, language)
  const amount = formatRupiah(received.amount)
  const had = received.amount - total
  const rest = total === 0 ? texts.nothing : texts.kept(had === 0 ? undefined : formatRupiah(total))
  const sentences = [texts.received({ amount, code, at: received.at, because })]
  if (had > 0) sentences.push(texts.had(formatRupiah(had)))
  return joinSentences([...sentences, rest], language)
}

const notDueTexts: Record<Language, Record<NotDue, string>> = {
  id: {
    order_ended: 'Invoice asalnya sudah berakhir, jadi tagihan ini batal dan tidak perlu dibayar lagi.',
    replaced:
      'Hasil ukur yang lebih baru menggantikannya, jadi tagihan ini batal dan tidak perlu dibayar lagi.',
  },
  en: {
    order_ended: 'The invoice it belonged to has ended, so this one is cancelled and need not be paid again.',
    replaced: 'A newer measurement takes its place, so it is cancelled and need not be paid again.',
  },
  zh: {
    order_ended: '原账单已结束，因此本账单取消，无需再付。',
    replaced: '更新的测量结果已将其取代，因此本账单取消，无需再付。',
  },
}

const withdrawnTexts: Record<
  Language,
  Record<
    TakenBackBy,
    { subject: (amount: string, code: string) => string; text: (amount: string, code: string) => string }
  >
> = {
  id: {
    gateway: {
      subject: (amount, code) => `${amount} untuk ${code} ditarik kembali oleh bank`,
      text: (amount, code) =>
        `Bank menarik kembali pembayaran ${amount} untuk ${code} yang akan kami kembalikan. Uangnya tidak ada lagi pada kami, jadi tidak ada yang kami transfer. Kalau uangnya belum kembali kepadamu, tanyakan ke bankmu.`,
    },
    operator: {
      subject: (amount, code) => `${amount} untuk ${code} keliru kami catat`,
      text: (amount, code) =>
        `Kami keliru mencatat transfer ${amount} untuk ${code} yang akan kami kembalikan. Transfer itu untuk tagihan lain, jadi tidak ada yang kami transfer kepadamu.`,
    },
  },
  en: {
    gateway: {
      subject: (amount, code) => `The bank took back ${amount} for ${code}`,
      text: (amount, code) =>
        `The bank took back the payment of ${amount} for ${code} that we were going to return. We no longer have the money, so there is nothing for us to transfer. If it has not come back to you, ask your bank.`,
    },
    operator: {
      subject: (amount, code) => `We had recorded ${amount} for ${code} by mistake`,
      text: (amount, code) =>
        `We had recorded a transfer of ${amount} for ${code}, which we were going to return, by mistake. It was for another invoice, so there is nothing for us to transfer to you.`,
    },
  },
  zh: {
    gateway: {
      subject: (amount, code) => `银行撤回了 ${code} 的 ${amount}`,
      text: (amount, code) =>
        `银行撤回了我们原定退还的 ${code} 的付款 ${amount}。这笔钱已不在我们这里，因此我们不再转账。如果款项尚未退回给你，请向你的银行查询。`,
    },
    operator: {
      subject: (amount, code) => `${code} 的 ${amount} 登记有误`,
      text: (amount, code) =>
        `我们误将一笔 ${amount} 的转账登记到 ${code} 并原定退还。该转账属于另一张账单，因此我们不会向你转账。`,
    },
  },
}

function refundWithdrawn({ code, total, by }: AboutTakenBack, language: Language): Written {
  const { subject, text } = withdrawnTexts[language][by]
  const amount = formatRupiah(total)
  return { subject: subject(amount, code), text: text(amount, code) }
}

const oneTexts: Record<Language, (amount: string, code: string) => string> = {
  id: (amount, code) => `Bank menarik kembali satu pembayaran ${amount} untuk ${code}.`,
  en: (amount, code) => `The bank took back one payment of ${amount} for ${code}.`,
  zh: (amount, code) => `银行撤回了 ${code} 的一笔 ${amount} 付款。`,
}

/** Of several payments. */
const oneTakenBack = (about: AboutTakenBack, language: Language): string =>
  about.by === 'gateway'
    ? oneTexts[language](formatRupiah(about.total), about.code)
    : takenBackText(about, language).text

function reversed(about: AboutTakenBack & { because: NotDue }, language: Language): Written {
  const { subject, text } = takenBackText(about, language)
  return { subject, text: joinSentences([text, notDueTexts[language][about.because]], language) }
}

interface AgainTexts {
  /** In a subject. */
  subject: (amount: string, code: string) => string
  text: string
  /** Where it is paid to a number of its own. */
  toNumber: string
}

/** What is to be paid again, or still: why, and how. */
const againTexts: Record<Language, Record<TakenBackBy, AgainTexts>> = {
  id: {
    gateway: {
      subject: (amount, code) => `Harus dibayar ${amount} lagi: bank menarik pembayaran ${code}`,
      text: 'Tagihan ini harus dibayar lagi.',
      toNumber: 'Bayar lagi ke nomor yang baru; nomor lama tidak berlaku.',
    },
    operator: {
      subject: (amount, code) => `Masih harus dibayar ${amount}: pembayaran ${code} keliru kami catat`,
      text: 'Tagihan ini masih menunggu pembayaranmu.',
      toNumber: 'Tagihan ini masih menunggu pembayaranmu, ke nomor yang baru; nomor lama tidak berlaku.',
    },
  },
  en: {
    gateway: {
      subject: (amount, code) => `${amount} to be paid again: the bank took back the payment for ${code}`,
      text: 'This invoice is to be paid again.',
      toNumber: 'Pay again to the new number; the old one is no longer valid.',
    },
    operator: {
      subject: (amount, code) =>
        `${amount} still to be paid: we had recorded the payment for ${code} by mistake`,
      text: 'This invoice still waits for your payment.',
      toNumber:
        'This invoice still waits for your payment, to the new number; the old one is no longer valid.',
    },
  },
  zh: {
    gateway: {
      subject: (amount, code) => `须再次支付 ${amount}：银行撤回了 ${code} 的付款`,
      text: '此账单须再次付款。',
      toNumber: '请向新号码再次付款；旧号码已失效。',
    },
    operator: {
      subject: (amount, code) => `仍应付 ${amount}：${code} 的付款登记有误`,
      text: '此账单仍在等待你的付款。',
      toNumber: '此账单仍在等待你的付款，请付至新号码；旧号码已失效。',
    },
  },
}

function reopened(about: AboutTakenBack & { due: number; hasNumber: boolean }, language: Language): Written {
  const { subject, text, toNumber } = againTexts[language][about.by]
  return {
    subject: subject(formatRupiah(about.due), about.code),
    text: joinSentences([takenBackText(about, language).text, about.hasNumber ? toNumber : text], language),
  }
}

/** Money that goes back: to the payer, into the wallet, or by the bank. */
export const returnedTexts: {
  refund: MailTexts<AboutReceived>
  /** It was transferred back; `reference`: the bank's. */
  transferred: MailTexts<About & { reference: string }>
  /** That was recorded by mistake; `pays`: its invoice was to be paid again, and this pays it. */
  notTransferred: MailTexts<About & { reference: string; pays: boolean }>
  refundWithdrawn: MailTexts<AboutTakenBack>
  /** Of a refund, by its code, that was to be transferred: what paid for it was taken back. */
  refundNotDue: MailTexts<About & { order: string }>
  /** What was to be returned pays in the place of what is taken back. */
  paidByOther: MailTexts<AboutTakenBack>
  credit: MailTexts
  /** A later measurement takes back what an earlier one credited. */
  credit_undone: MailTexts
  /** Of an invoice that need not be paid again. */
  reversed: MailTexts<AboutTakenBack & { because: NotDue }>
  reopened: MailTexts<AboutTakenBack & { due: number; hasNumber: boolean }>
} = {
  refund: {
    id: (about) => ({
      subject:
        about.total === 0
          ? `${formatRupiah(about.received.amount)} untuk ${about.code} sudah dikembalikan sebelumnya`
          : `${formatRupiah(about.total)} untuk ${about.code} akan kami kembalikan`,
      text: returned(about, 'id'),
    }),
    en: (about) => ({
      subject:
        about.total === 0
          ? `${formatRupiah(about.received.amount)} for ${about.code} had been returned before`
          : `We will return ${formatRupiah(about.total)} for ${about.code}`,
      text: returned(about, 'en'),
    }),
    zh: (about) => ({
      subject:
        about.total === 0
          ? `${about.code} 的 ${formatRupiah(about.received.amount)} 此前已退还`
          : `${about.code} 的 ${formatRupiah(about.total)} 将退还`,
      text: returned(about, 'zh'),
    }),
  },
  transferred: {
    id: ({ code, total, reference }) => ({
      subject: `${formatRupiah(total)} untuk ${code} sudah kami kembalikan`,
      text: `${formatRupiah(total)} untuk ${code} sudah kami transfer kembali, dengan nomor referensi bank ${reference}. Kalau belum masuk rekeningmu dalam satu hari kerja, hubungi bantuan dengan nomor itu.`,
    }),
    en: ({ code, total, reference }) => ({
      subject: `We have returned ${formatRupiah(total)} for ${code}`,
      text: `We have transferred ${formatRupiah(total)} for ${code} back to you, with the bank reference ${reference}. If it is not in your account within one working day, contact support with that reference.`,
    }),
    zh: ({ code, total, reference }) => ({
      subject: `${code} 的 ${formatRupiah(total)} 已退还`,
      text: `我们已将 ${code} 的 ${formatRupiah(total)} 转回给你，银行参考号为 ${reference}。如一个工作日内未到账，请凭此参考号联系客服。`,
    }),
  },
  notTransferred: {
    id: ({ code, total, reference, pays }) => ({
      subject: `Catatan pengembalian ${formatRupiah(total)} untuk ${code} keliru`,
      text: `Kami menulis bahwa ${formatRupiah(total)} untuk ${code} sudah kami transfer kembali dengan nomor referensi bank ${reference}. Catatan itu keliru. ${pays ? `Uangnya masih pada kami, dan kini membayar ${code}, yang harus dibayar lagi. Tidak ada yang perlu kamu bayar.` : 'Uangnya tetap kami simpan untukmu: kami periksa, transfer kalau memang belum, dan kabari lagi.'}`,
    }),
    en: ({ code, total, reference, pays }) => ({
      subject: `We had recorded the return of ${formatRupiah(total)} for ${code} by mistake`,
      text: `We wrote that we had transferred ${formatRupiah(total)} for ${code} back to you, with the bank reference ${reference}. That record was a mistake. ${pays ? `We still have the money, and it now pays ${code}, which was to be paid again. You have nothing to pay.` : 'The money is still kept for you: we look into it, transfer it if it has not been, and write to you again.'}`,
    }),
    zh: ({ code, total, reference, pays }) => ({
      subject: `${code} 的 ${formatRupiah(total)} 退还登记有误`,
      text: `我们曾通知你，${code} 的 ${formatRupiah(total)} 已转回，银行参考号为 ${reference}。该登记有误。${pays ? `款项仍在我们这里，现已用于支付需再次付款的 ${code}。你无需再付。` : '款项仍为你保留：我们会核实，如尚未转出则尽快转账，并再次通知你。'}`,
    }),
  },
  refundWithdrawn: {
    id: (about) => refundWithdrawn(about, 'id'),
    en: (about) => refundWithdrawn(about, 'en'),
    zh: (about) => refundWithdrawn(about, 'zh'),
  },
  refundNotDue: {
    id: ({ code, total, order }) => ({
      subject: `Pengembalian dana ${formatRupiah(total)} tidak jadi`,
      text: `Pengembalian dana ${formatRupiah(total)} (${code}) untuk ${order} tidak jadi, karena pembayarannya, atau sebagiannya, tidak ada lagi pada kami. Kalau masih ada yang bisa dikembalikan, kamu bisa memintanya di halaman pesanan.`,
    }),
    en: ({ code, total, order }) => ({
      subject: `Your refund of ${formatRupiah(total)} is no longer due`,
      text: `Your refund of ${formatRupiah(total)} (${code}) for ${order} is no longer due, since we no longer have the payment that it was of, or a part of it. If something can still be returned, you can ask for it on the page of the order.`,
    }),
    zh: ({ code, total, order }) => ({
      subject: `退款 ${formatRupiah(total)} 已取消`,
      text: `${order} 的退款 ${formatRupiah(total)}（${code}）已取消，因为对应的付款或其中一部分已不在我们这里。如仍有可退金额，你可在订单页面申请。`,
    }),
  },
  paidByOther: {
    id: (about) => ({
      subject: `${about.code} tetap lunas`,
      text: `${oneTakenBack(about, 'id')} Pembayaranmu yang lain dengan jumlah yang sama, yang semula akan kami kembalikan, kini melunasinya, jadi yang itu tidak kami transfer kembali. Tidak ada yang perlu kamu bayar.`,
    }),
    en: (about) => ({
      subject: `${about.code} stays paid`,
      text: `${oneTakenBack(about, 'en')} Your other payment of the same amount, which we were going to return, pays for it now, so we do not transfer that one back. You have nothing to pay.`,
    }),
    zh: (about) => ({
      subject: `${about.code} 仍为已付款`,
      text: `${oneTakenBack(about, 'zh')}你另一笔同样金额的付款原定退还，现已用于支付此账单，不再退还。你无需再付。`,
    }),
  },
  credit: {
    id: ({ code, total }) => ({
      subject: `${formatRupiah(total)} masuk ke dompetmu`,
      text: `${formatRupiah(total)} untuk ${code} sudah kami kembalikan ke dompetmu.`,
    }),
    en: ({ code, total }) => ({
      subject: `${formatRupiah(total)} is in your wallet`,
      text: `We have returned ${formatRupiah(total)} for ${code} to your wallet.`,
    }),
    zh: ({ code, total }) => ({
      subject: `${formatRupiah(total)} 已存入钱包`,
      text: `${code} 的 ${formatRupiah(total)} 已退回你的钱包。`,
    }),
  },
  credit_undone: {
    id: ({ code, total }) => ({
      subject: `${formatRupiah(total)} ditarik kembali dari dompetmu`,
      text: `Hasil ukur ${code} dikoreksi. Dari uang yang masuk ke dompetmu setelah pengukuran sebelumnya, ${formatRupiah(total)} kami tarik kembali. Untuk koreksi ini tidak ada yang perlu kamu bayar.`,
    }),
    en: ({ code, total }) => ({
      subject: `${formatRupiah(total)} is taken back from your wallet`,
      text: `The measurement of ${code} is corrected. Of what went into your wallet after the earlier one, we take back ${formatRupiah(total)}. You have nothing to pay for this correction.`,
    }),
    zh: ({ code, total }) => ({
      subject: `已从你的钱包收回 ${formatRupiah(total)}`,
      text: `${code} 的测量结果已更正。此前测量后存入你钱包的款项中，我们收回 ${formatRupiah(total)}。此次更正你无需付款。`,
    }),
  },
  reversed: {
    id: (about) => reversed(about, 'id'),
    en: (about) => reversed(about, 'en'),
    zh: (about) => reversed(about, 'zh'),
  },
  reopened: {
    id: (about) => reopened(about, 'id'),
    en: (about) => reopened(about, 'en'),
    zh: (about) => reopened(about, 'zh'),
  },
}
