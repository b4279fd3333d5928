import type { QuarantineStatus } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { greeting } from '../mail/phrases.ts'

/** What an arrived shipment waits for before it leaves. */
export type ArrivedAs = 'unclassified' | 'unpaid' | 'pending' | 'paid'
/** What follows where a price is known that waited for an HS code. */
export type PricedAs = 'payable' | 'expected' | 'held'
/** What a parcel in quarantine waits for. */
type Need = Exclude<QuarantineStatus, 'confirmed'>

interface Named {
  title: string
  code: string
}

interface ShipmentTexts {
  greeting: string
  arrived: {
    subject: (about: Named & { weight: string }) => string
    text: (about: Named) => string
    weight: string
    boxes: (count: number) => string
    byVolume: (about: { billed: string; real: string; boxes: string }) => string
    /** Less than the smallest volume that is billed by sea. */
    atMinimum: (about: { billed: string; measured: string }) => string
    next: Record<Exclude<ArrivedAs, 'pending'> | 'anyDay', string> & {
      pending: (until: string) => string
      /** After `unpaid`, of a price that a quote keeps; `anyDay` of any other. */
      quoteUntil: (until: string) => string
    }
    /** What follows once the open invoice is paid. */
    following: { title: string; due: (amount: string) => string; credited: (amount: string) => string }
    /** What is not credited while the bank has reversed a payment. */
    withheld: { title: string; credited: (amount: string) => string }
    open: string
  }
  /** Measured again before it is paid. */
  measured: {
    subject: (about: Named & { weight: string }) => string
    text: (about: Named) => string
  }
  /** Its price waited for an HS code. */
  priced: {
    subject: (about: Named & { amount: string }) => string
    text: (about: Named) => string
    /** Before the codes of its goods. */
    codes: string
    next: Record<PricedAs, string>
    open: Record<PricedAs, string>
  }
  quarantined: {
    subject: (about: Named) => Record<Need, string>
    text: (about: Named) => Record<Need, string>
    papers: string
    resi: (number: string) => string
    complete: string
    open: string
  }
  /** Out of quarantine, or checked at last although it is paid for. */
  confirmed: {
    subject: (about: Named) => string
    text: (about: Named) => string
  }
  sent: {
    subject: (about: Named) => string
    text: (about: Named) => string
    resi: (number: string) => string
  }
  inbound: {
    subject: (about: Named) => string
    text: (about: Named) => string
    due: (amount: string) => string
  }
  outbound: {
    subject: (about: Named) => string
    text: (about: Named & { courier: string }) => string
    /** Where none was chosen. */
    aCourier: string
    resi: (number: string) => string
    track: (courier: string, url: string) => string
  }
  finished: {
    subject: (about: Named) => string
    text: (about: Named) => string
  }
  /** Said to have arrived by mistake. */
  unreceived: {
    subject: (about: Named) => string
    text: (about: Named) => string
    reason: string
    /** Of a parcel that nobody announced, or one that still is to come. */
    next: Record<'gone' | 'expected', string>
  }
  /** The last days by which it is expected. */
  expected: { title: string; inbound: string; finished: string }
  follow: string
  help: (code: string) => string
}

/** The mails about where a shipment is: the fact first, then what follows from it. */
export const shipmentTexts: Record<Language, ShipmentTexts> = {
  id: {
    greeting: greeting.id,
    arrived: {
      subject: ({ title, weight }) => `Sudah tiba di gudang, ${weight}: ${title}`,
      text: ({ code, title }) =>
        `Paketmu ${title} (${code}) sudah tiba di gudang kami, sudah ditimbang dan diukur.`,
      weight: 'Ditimbang',
      boxes: (count) => `${count} kotak`,
      byVolume: ({ billed, real, boxes }) =>
        `Ditagih menurut volume ${billed} (${boxes}), bukan berat ${real}.`,
      atMinimum: ({ billed, measured }) => `Ditagih minimum laut ${billed}; volumenya sendiri ${measured}.`,
      next: {
        unclassified:
          'Harganya menunggu kode HS barangmu. Kami yang mencarinya, dan kami kabari begitu harganya keluar. Sekarang belum ada yang perlu dibayar.',
        unpaid: 'Belum ada yang dibayar. Bayar dari locker, lalu paketnya kami berangkatkan.',
        anyDay: 'Tidak ada batas waktunya: harganya memakai kurs dan tarif hari kamu checkout.',
        quoteUntil: (until) => `Harga penawaranmu berlaku sampai ${until}.`,
        pending: (until) => `Bayar invoice-nya sebelum ${until}; begitu lunas, paketnya kami berangkatkan.`,
        paid: 'Sudah lunas: paketnya segera kami berangkatkan.',
      },
      following: {
        title: 'Setelah invoice ini lunas',
        due: (amount) =>
          `Selisih ${amount} kami tagih sesudahnya; paketnya baru diantar ke rumah setelah itu lunas.`,
        credited: (amount) => `Selisih ${amount} masuk ke dompetmu sesudahnya.`,
      },
      withheld: {
        title: 'Setelah pembayaranmu kami terima lagi',
        credited: (amount) =>
          `Pembayaranmu ditarik kembali, jadi selisih ${amount} baru masuk ke dompetmu setelah pembayaran itu kami terima lagi.`,
      },
      open: 'Buka kiriman',
    },
    measured: {
      subject: ({ title, weight }) => `Diukur ulang di gudang, ${weight}: ${title}`,
      text: ({ code, title }) =>
        `Paketmu ${title} (${code}) kami timbang dan ukur lagi. Angka ini menggantikan yang sebelumnya.`,
    },
    priced: {
      subject: ({ title, amount }) => `Harganya keluar: ${amount} untuk ${title}`,
      text: ({ code }) => `Kode HS untuk semua barang di kirimanmu ${code} sudah ada, jadi harganya keluar.`,
      codes: 'Kode HS barangmu',
      next: {
        payable: 'Paketnya sudah di gudang. Bayar dari locker, lalu kami berangkatkan.',
        expected: 'Paketnya belum tiba di gudang. Setelah ditimbang di sana, kami kabari harga akhirnya.',
        held: 'Paketnya masih di quarantine. Baru bisa dibayar setelah dokumennya lengkap.',
      },
      open: { payable: 'Bayar di locker', expected: 'Lihat kiriman', held: 'Buka quarantine' },
    },
    quarantined: {
      subject: ({ title }) => ({
        needs_products: `Menunggu daftar barang di quarantine: ${title}`,
        needs_papers: `Menunggu dokumen di quarantine: ${title}`,
        in_review: `Diperiksa petugas di quarantine: ${title}`,
      }),
      text: ({ code }) => ({
        needs_products: `Paket ${code} tiba di gudang kami tanpa daftar barang. Isi barangnya, alamatmu, dan cara kirimnya, lalu petugas memeriksanya.`,
        needs_papers: `Paket ${code} ada di gudang kami, tetapi dokumennya belum lengkap. Lampirkan yang diminta ini, lalu petugas memeriksanya.`,
        in_review: `Paket ${code} ada di gudang kami dan sedang diperiksa petugas. Tidak ada yang perlu kamu kirim sekarang.`,
      }),
      papers: 'Yang diminta',
      resi: (number) => `nomor resi penjual ${number}`,
      complete: 'Lengkapi kiriman',
      open: 'Buka quarantine',
    },
    confirmed: {
      subject: ({ title }) => `Pemeriksaan selesai: ${title}`,
      text: ({ code }) => `Kirimanmu ${code} sudah selesai diperiksa petugas, dan semuanya beres.`,
    },
    sent: {
      subject: ({ title }) => `Berangkat ke Indonesia: ${title}`,
      text: ({ code, title }) =>
        `Kirimanmu ${title} (${code}) sudah berangkat dari gudang kami ke Indonesia.`,
      resi: (number) => `Nomor resi internasional: ${number}`,
    },
    inbound: {
      subject: ({ title }) => `Sampai di Indonesia: ${title}`,
      text: ({ code, title }) =>
        `Kirimanmu ${title} (${code}) sudah sampai di Indonesia dan diproses bea cukai. Setelah itu kurir mengantarnya ke rumahmu.`,
      due: (amount) => `Masih ada ${amount} yang harus dibayar. Paketnya diantar setelah itu lunas.`,
    },
    outbound: {
      subject: ({ title }) => `Dikirim ke rumahmu: ${title}`,
      text: ({ code, title, courier }) =>
        `Kirimanmu ${title} (${code}) sudah diserahkan ke ${courier} dan menuju rumahmu.`,
      aCourier: 'kurir',
      resi: (number) => `Nomor resi: ${number}`,
      track: (courier, url) => `Lacak di ${courier}: ${url}`,
    },
    finished: {
      subject: ({ title }) => `Selesai: ${title}`,
      text: ({ code, title }) =>
        `Kirimanmu ${title} (${code}) selesai. Belum kamu terima, atau ada yang kurang? Hubungi kami dan sebutkan kodenya.`,
    },
    unreceived: {
      subject: ({ title }) => `Belum tiba: ${title}`,
      text: ({ code }) =>
        `Kami keliru mengabarkan bahwa paket ${code} sudah tiba di gudang. Kabar itu kami tarik, juga berat dan ukurannya.`,
      reason: 'Alasannya',
      next: {
        gone: 'Paket itu tidak lagi tercatat di akunmu.',
        expected: 'Paketmu tetap kami tunggu; begitu tiba, kami kabari lagi.',
      },
    },
    expected: { title: 'Perkiraan tiba', inbound: 'Sampai di Indonesia', finished: 'Sampai di rumahmu' },
    follow: 'Lihat perjalanan',
    help: (code) => `Tombol tidak berfungsi? Masuk ke Seberang, lalu cari ${code}.`,
  },
  en: {
    greeting: greeting.en,
    arrived: {
      subject: ({ title, weight }) => `Arrived at the warehouse, ${weight}: ${title}`,
      text: ({ code, title }) =>
        `Your parcel ${title} (${code}) has arrived at our warehouse, and was weighed and measured.`,
      weight: 'Weighed',
      boxes: (count) => (count === 1 ? '1 box' : `${count} boxes`),
      byVolume: ({ billed, real, boxes }) =>
        `Billed by its volume of ${billed} (${boxes}), not by its weight of ${real}.`,
      atMinimum: ({ billed, measured }) =>
        `Billed at the sea minimum of ${billed}; its own volume is ${measured}.`,
      next: {
        unclassified:
          'Its price waits for the HS code of your goods. We look it up, and tell you as soon as there is a price. There is nothing to pay now.',
        unpaid: 'Nothing is paid yet. Pay from your locker, then we send it on.',
        anyDay: 'There is no deadline: the price uses the rates and tariffs of the day that you check out.',
        quoteUntil: (until) => `The price of your quote holds until ${until}.`,
        pending: (until) => `Pay its invoice before ${until}; once it is paid, we send it on.`,
        paid: 'It is paid: we send it on soon.',
      },
      following: {
        title: 'Once this invoice is paid',
        due: (amount) =>
          `The difference of ${amount} is invoiced after that; the parcel goes to your door once it is paid.`,
        credited: (amount) => `The difference of ${amount} goes into your wallet after that.`,
      },
      withheld: {
        title: 'Once we have your payment again',
        credited: (amount) =>
          `Your payment was taken back, so the difference of ${amount} goes into your wallet only once we have that payment again.`,
      },
      open: 'Open the shipment',
    },
    measured: {
      subject: ({ title, weight }) => `Measured again at the warehouse, ${weight}: ${title}`,
      text: ({ code, title }) =>
        `We have weighed and measured your parcel ${title} (${code}) again. These figures replace the earlier ones.`,
    },
    priced: {
      subject: ({ title, amount }) => `The price is known: ${amount} for ${title}`,
      text: ({ code }) =>
        `All goods of your shipment ${code} have their HS codes now, and so the shipment has a price.`,
      codes: 'HS codes of your goods',
      next: {
        payable: 'The parcel is at the warehouse. Pay from your locker, then we send it on.',
        expected:
          'The parcel has not reached our warehouse. We tell you its final price once it is weighed there.',
        held: 'The parcel is still in quarantine. It can be paid once its papers are complete.',
      },
      open: { payable: 'Pay in the locker', expected: 'See the shipment', held: 'Open quarantine' },
    },
    quarantined: {
      subject: ({ title }) => ({
        needs_products: `Waiting for its list of goods in quarantine: ${title}`,
        needs_papers: `Waiting for papers in quarantine: ${title}`,
        in_review: `Being checked in quarantine: ${title}`,
      }),
      text: ({ code }) => ({
        needs_products: `Parcel ${code} came to our warehouse without a list of goods. Tell us what is in it, your address and how to send it; then we check it.`,
        needs_papers: `Parcel ${code} is at our warehouse, but its papers are not complete. Attach what is asked for here; then we check it.`,
        in_review: `Parcel ${code} is at our warehouse and is being checked. There is nothing for you to send now.`,
      }),
      papers: 'What is asked for',
      resi: (number) => `seller’s tracking number ${number}`,
      complete: 'Complete the shipment',
      open: 'Open quarantine',
    },
    confirmed: {
      subject: ({ title }) => `Checked: ${title}`,
      text: ({ code }) => `We have checked your shipment ${code}, and everything is in order.`,
    },
    sent: {
      subject: ({ title }) => `On its way to Indonesia: ${title}`,
      text: ({ code, title }) => `Your shipment ${title} (${code}) has left our warehouse for Indonesia.`,
      resi: (number) => `International tracking number: ${number}`,
    },
    inbound: {
      subject: ({ title }) => `Arrived in Indonesia: ${title}`,
      text: ({ code, title }) =>
        `Your shipment ${title} (${code}) has arrived in Indonesia and goes through customs. Then a courier brings it to your door.`,
      due: (amount) => `${amount} are still to be paid. The parcel goes to your door after that.`,
    },
    outbound: {
      subject: ({ title }) => `On the way to your home: ${title}`,
      text: ({ code, title, courier }) =>
        `Your shipment ${title} (${code}) is with ${courier} and on the way to your home.`,
      aCourier: 'a courier',
      resi: (number) => `Tracking number: ${number}`,
      track: (courier, url) => `Track it at ${courier}: ${url}`,
    },
    finished: {
      subject: ({ title }) => `Finished: ${title}`,
      text: ({ code, title }) =>
        `Your shipment ${title} (${code}) is finished. Has it not reached you, or is something missing? Tell us its code.`,
    },
    unreceived: {
      subject: ({ title }) => `Not arrived yet: ${title}`,
      text: ({ code }) =>
        `We told you by mistake that the parcel ${code} had arrived at our warehouse. We take that back, with its weight and size.`,
      reason: 'The reason',
      next: {
        gone: 'The parcel is no longer on your account.',
        expected: 'We still expect your parcel, and tell you when it arrives.',
      },
    },
    expected: { title: 'Expected by', inbound: 'In Indonesia', finished: 'At your home' },
    follow: 'Follow the shipment',
    help: (code) => `Button not working? Log in to Seberang and search for ${code}.`,
  },
  zh: {
    greeting: greeting.zh,
    arrived: {
      subject: ({ title, weight }) => `已到仓，${weight}：${title}`,
      text: ({ code, title }) => `你的包裹 ${title}（${code}）已到达我们的仓库，并已称重测量。`,
      weight: '称重',
      boxes: (count) => `${count} 箱`,
      byVolume: ({ billed, real, boxes }) => `按体积 ${billed}（${boxes}）计费，不按重量 ${real}。`,
      atMinimum: ({ billed, measured }) => `按海运最低 ${billed} 计费；实际体积 ${measured}。`,
      next: {
        unclassified: '价格等待商品的 HS 编码。编码由我们查找，价格一出即通知你。现在无需付款。',
        unpaid: '尚未付款。请在进口仓付款，付款后我们即发出。',
        anyDay: '没有付款期限：价格按你结算当天的汇率和费率计算。',
        quoteUntil: (until) => `你的报价有效至 ${until}。`,
        pending: (until) => `请在 ${until} 前支付账单，付清后我们即发出。`,
        paid: '已付清，我们即将发出。',
      },
      following: {
        title: '此账单付清后',
        due: (amount) => `差额 ${amount} 将另行开单；付清后才会派送到家。`,
        credited: (amount) => `差额 ${amount} 将存入你的钱包。`,
      },
      withheld: {
        title: '重新收到你的付款后',
        credited: (amount) =>
          `你的付款被撤回，因此要等我们重新收到这笔付款，差额 ${amount} 才会存入你的钱包。`,
      },
      open: '打开货件',
    },
    measured: {
      subject: ({ title, weight }) => `仓库重新测量，${weight}：${title}`,
      text: ({ code, title }) => `我们已重新称重并测量你的包裹 ${title}（${code}），以下数据取代之前的数据。`,
    },
    priced: {
      subject: ({ title, amount }) => `价格已出：${amount}，${title}`,
      text: ({ code }) => `你的货件 ${code} 的全部商品已有 HS 编码，价格已出。`,
      codes: '商品的 HS 编码',
      next: {
        payable: '包裹已在仓库。请在进口仓付款，付款后我们即发出。',
        expected: '包裹尚未到仓。在仓库称重后，我们会通知最终价格。',
        held: '包裹仍在隔离区。文件齐全后才能付款。',
      },
      open: { payable: '在进口仓付款', expected: '查看货件', held: '打开隔离区' },
    },
    quarantined: {
      subject: ({ title }) => ({
        needs_products: `在隔离区等待货物清单：${title}`,
        needs_papers: `在隔离区等待文件：${title}`,
        in_review: `正在隔离区审核：${title}`,
      }),
      text: ({ code }) => ({
        needs_products: `包裹 ${code} 到达我们的仓库时没有货物清单。请填写货物、地址和运输方式，然后由工作人员审核。`,
        needs_papers: `包裹 ${code} 在我们的仓库，但文件不齐。请附上以下所需文件，然后由工作人员审核。`,
        in_review: `包裹 ${code} 在我们的仓库，工作人员正在审核。现在无需提交任何材料。`,
      }),
      papers: '所需文件',
      resi: (number) => `卖家运单号 ${number}`,
      complete: '补全货件',
      open: '打开隔离区',
    },
    confirmed: {
      subject: ({ title }) => `审核完成：${title}`,
      text: ({ code }) => `工作人员已审核你的货件 ${code}，一切齐全。`,
    },
    sent: {
      subject: ({ title }) => `已发往印尼：${title}`,
      text: ({ code, title }) => `你的货件 ${title}（${code}）已离开我们的仓库，发往印尼。`,
      resi: (number) => `国际运单号：${number}`,
    },
    inbound: {
      subject: ({ title }) => `已抵达印尼：${title}`,
      text: ({ code, title }) => `你的货件 ${title}（${code}）已抵达印尼，正在清关。随后由快递送到家。`,
      due: (amount) => `还有 ${amount} 待付。付清后才会派送。`,
    },
    outbound: {
      subject: ({ title }) => `正在派送：${title}`,
      text: ({ code, title, courier }) => `你的货件 ${title}（${code}）已交给 ${courier}，正在派送到家。`,
      aCourier: '快递',
      resi: (number) => `运单号：${number}`,
      track: (courier, url) => `在 ${courier} 查询：${url}`,
    },
    finished: {
      subject: ({ title }) => `已完成：${title}`,
      text: ({ code, title }) =>
        `你的货件 ${title}（${code}）已完成。没有收到，或有缺少？请联系我们并告知货件编号。`,
    },
    unreceived: {
      subject: ({ title }) => `尚未到达：${title}`,
      text: ({ code }) => `我们误告包裹 ${code} 已到达仓库，现予撤回，其重量和尺寸一并作废。`,
      reason: '原因',
      next: {
        gone: '该包裹不再记在你的账户下。',
        expected: '我们仍在等待你的包裹，到达后会再通知你。',
      },
    },
    expected: { title: '预计时间', inbound: '抵达印尼', finished: '送达' },
    follow: '查看行程',
    help: (code) => `按钮无法使用？登录 Seberang，搜索 ${code}。`,
  },
}
