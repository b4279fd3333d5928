import type { Language } from '@seberang/domain/language'

/** What devices are told of a shipment. */
export type DeviceEvent =
  | 'arrived'
  | 'measured'
  | 'priced'
  | 'unreceived'
  | 'needs_products'
  | 'needs_papers'
  | 'in_review'
  | 'confirmed'
  | 'sent'
  | 'inbound'
  | 'outbound'
  | 'finished'

/**
 * Anyone reads a lock screen, and a push service which device was sent something: no goods, no amounts, no addresses. The
 * code stands after the words.
 */
export const deviceTexts: Record<Language, Record<DeviceEvent, { title: string; text: string }>> = {
  id: {
    arrived: { title: 'Paketmu tiba di gudang', text: 'Sudah ditimbang dan diukur.' },
    measured: { title: 'Paketmu diukur ulang', text: 'Angkanya menggantikan yang sebelumnya.' },
    priced: { title: 'Harga kirimanmu keluar', text: 'Buka untuk melihat rinciannya.' },
    unreceived: { title: 'Paketmu ternyata belum tiba', text: 'Buka untuk melihat alasannya.' },
    needs_products: { title: 'Paketmu perlu daftar barang', text: 'Isi barang, alamat, dan cara kirimnya.' },
    needs_papers: { title: 'Paketmu perlu dokumen', text: 'Buka untuk melihat yang diminta.' },
    in_review: { title: 'Paketmu sedang diperiksa', text: 'Tidak ada yang perlu kamu kirim sekarang.' },
    confirmed: { title: 'Pemeriksaan paketmu selesai', text: 'Buka untuk melihat langkah berikutnya.' },
    sent: { title: 'Paketmu berangkat ke Indonesia', text: 'Buka untuk mengikuti perjalanannya.' },
    inbound: { title: 'Paketmu sampai di Indonesia', text: 'Buka untuk melihat langkah berikutnya.' },
    outbound: { title: 'Paketmu sedang diantar', text: 'Buka untuk melihat kurir dan resinya.' },
    finished: { title: 'Kirimanmu selesai', text: 'Buka untuk memberi nilai.' },
  },
  en: {
    arrived: { title: 'Your parcel is at the warehouse', text: 'It has been weighed and measured.' },
    measured: { title: 'Your parcel was measured again', text: 'The new figures replace the earlier ones.' },
    priced: { title: 'The price of your shipment is known', text: 'Open it to see the details.' },
    unreceived: { title: 'Your parcel has not arrived after all', text: 'Open it to see why.' },
    needs_products: {
      title: 'Your parcel needs a list of goods',
      text: 'Enter its goods, address and way of shipping.',
    },
    needs_papers: { title: 'Your parcel needs papers', text: 'Open it to see which.' },
    in_review: { title: 'Your parcel is being checked', text: 'There is nothing to send now.' },
    confirmed: { title: 'Your parcel has been checked', text: 'Open it to see what comes next.' },
    sent: { title: 'Your parcel is on its way to Indonesia', text: 'Open it to follow its journey.' },
    inbound: { title: 'Your parcel is in Indonesia', text: 'Open it to see what comes next.' },
    outbound: { title: 'Your parcel is being delivered', text: 'Open it to see the courier.' },
    finished: { title: 'Your shipment is finished', text: 'Open it to rate it.' },
  },
  zh: {
    arrived: { title: '你的包裹已到仓', text: '已称重并测量。' },
    measured: { title: '你的包裹已重新测量', text: '新数据已替换之前的数据。' },
    priced: { title: '你的货件价格已出', text: '打开查看明细。' },
    unreceived: { title: '你的包裹其实尚未到仓', text: '打开查看原因。' },
    needs_products: { title: '你的包裹需要商品清单', text: '请填写商品、地址和运输方式。' },
    needs_papers: { title: '你的包裹需要文件', text: '打开查看所需文件。' },
    in_review: { title: '你的包裹正在审核', text: '目前无需提交任何内容。' },
    confirmed: { title: '你的包裹审核完成', text: '打开查看下一步。' },
    sent: { title: '你的包裹已发往印尼', text: '打开跟踪行程。' },
    inbound: { title: '你的包裹已抵达印尼', text: '打开查看下一步。' },
    outbound: { title: '你的包裹正在派送', text: '打开查看快递信息。' },
    finished: { title: '你的货件已完成', text: '打开进行评价。' },
  },
}
