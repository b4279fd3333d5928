import type address from '../../locales/id/address.json'
import type checkout from '../../locales/id/checkout.json'
import type common from '../../locales/id/common.json'
import type home from '../../locales/id/home.json'
import type invoice from '../../locales/id/invoice.json'
import type locker from '../../locales/id/locker.json'
import type parcel from '../../locales/id/parcel.json'
import type pricing from '../../locales/id/pricing.json'
import type reason from '../../locales/id/reason.json'
import type session from '../../locales/id/session.json'
import type status from '../../locales/id/status.json'

export interface Texts {
  address: typeof address
  checkout: typeof checkout
  common: typeof common
  home: typeof home
  invoice: typeof invoice
  locker: typeof locker
  parcel: typeof parcel
  pricing: typeof pricing
  reason: typeof reason
  session: typeof session
  status: typeof status
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
    returnNull: false
  }
}
