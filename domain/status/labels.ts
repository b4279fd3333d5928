import type { Language } from '../language/index.ts'
import type { Place } from './places.ts'
import type { Status } from './statuses.ts'

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

/**
 * The names of the places of a parcel. Those of statuses, but for the warehouse: in the locker is only what can be
 * checked out, in the warehouse also what was.
 */
export const placeLabels: Record<Language, Record<Place, string>> = {
  id: { ...statusLabels.id, warehouse: 'Di Gudang' },
  en: { ...statusLabels.en, warehouse: 'At the warehouse' },
  zh: { ...statusLabels.zh, warehouse: '在仓库' },
}
