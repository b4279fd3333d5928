import type { Language } from '../language/index.ts'
import type { Status } from './statuses.ts'

/** Of a parcel that was checked out, and so is in no locker any more, but still at the warehouse abroad. */
export const atWarehouseLabels: Record<Language, string> = {
  id: 'Di gudang',
  en: 'At the warehouse',
  zh: '在仓库',
}

/** The server's `status_label`, and the label in the app. */
export const statusLabels: Record<Language, Record<Status, string>> = {
  id: {
    pending: 'Belum Dibayar',
    paid: 'Sudah Dibayar',
    from_seller: 'Belum Sampai',
    quarantine: 'Quarantine',
    warehouse: 'Dalam Locker',
    sent: 'Dikirim ke Indonesia',
    inbound: 'Sampai di Indonesia',
    outbound: 'Dikirim ke Rumahmu',
    finished: 'Selesai',
  },
  en: {
    pending: 'Awaiting payment',
    paid: 'Paid',
    from_seller: 'Not arrived yet',
    quarantine: 'Quarantine',
    warehouse: 'In locker',
    sent: 'On the way to Indonesia',
    inbound: 'Arrived in Indonesia',
    outbound: 'On the way to your home',
    finished: 'Finished',
  },
  zh: {
    pending: '待付款',
    paid: '已付款',
    from_seller: '未到仓',
    quarantine: '隔离区',
    warehouse: '已入仓',
    sent: '正在运往印尼',
    inbound: '已抵达印尼',
    outbound: '正在派送',
    finished: '已完成',
  },
}
