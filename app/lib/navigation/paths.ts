import type { InvoiceStatus } from '@seberang/domain/api'
import { linkedPaths } from '@seberang/domain/links'

export { editOf, lockerAt, quoteAt, statusOrderOf } from '@seberang/domain/links'

/** Every path of the app. URLs are built here and, where mails have them too, in the domain's links. */
export const paths = {
  ...linkedPaths,
  home: '/',
  auth: '/auth',
  login: '/login',
  register: '/register',
  logout: '/logout',
  resetPassword: '/reset-password',
  underMaintenance: '/undermaintenance',
  address: '/address',
  wizardSaved: '/wizard/saved',
  calculator: '/calculator',
  glossary: '/glossary',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  checkout: '/checkout',
  payNow: '/checkout2',
  invoices: '/invoices',
  status: '/status',
  printInvoice: '/print/invoice',
  printLabel: '/print/print-label',
} as const

/**
 * Pages that are still to come. Give one its path here together with its route, and its links, badges and prompts
 * appear.
 */
export const laterPaths: Partial<
  Record<
    | 'lockerExport'
    | 'checkoutExport'
    | 'wallet'
    | 'promo'
    | 'banks'
    | 'tickets'
    | 'settings'
    | 'ktp'
    | 'passport'
    | 'company',
    string
  >
> = {}

/** What the page that leads to the quarantine hands over. */
export interface QuarantineState {
  /** The shipment that papers were just sent for. */
  papersSent: string
}

export const checkoutOf = (cartCodes: readonly string[], voucher?: LinkedVoucher): string =>
  `${paths.checkout}?${new URLSearchParams({
    carts: cartCodes.join(','),
    ...(voucher && { voucher: voucher.code, voucher_for: voucher.cart_code }),
  })}`

interface LinkedVoucher {
  code: string
  cart_code: string
}

/** The voucher that a link to the checkout names. */
export function linkedVoucherOf(search: URLSearchParams): LinkedVoucher | undefined {
  const [code, cart_code] = [search.get('voucher'), search.get('voucher_for')]
  return code && cart_code ? { code, cart_code } : undefined
}

/** A new shipment that starts from a parcel. */
export const wizardOf = (parcel: URLSearchParams): string => `${paths.wizard}?${parcel}`

/** The calculator, filled in. */
export const calculatorOf = (parcel: URLSearchParams): string => `${paths.calculator}?${parcel}`

/** A term, or the laws, on the page of all terms. */
export const glossaryAt = (anchor: string): string => `${paths.glossary}#${anchor}`

/** Checkout of a single shipment. */
export const payNowOf = (cartCode: string): string =>
  `${paths.payNow}?${new URLSearchParams({ cart: cartCode })}`

/** A shipment that was just saved, with the address for its seller. */
export const savedOf = (cartCode: string): string =>
  `${paths.wizardSaved}?${new URLSearchParams({ cart: cartCode })}`

/** The invoices of one status. */
export const invoicesOf = (status: InvoiceStatus): string =>
  `${paths.invoices}?${new URLSearchParams({ status })}`

export const printInvoiceOf = (invoiceCode: string): string =>
  `${paths.printInvoice}?${new URLSearchParams({ code: invoiceCode })}`

export const printLabelOf = (cartCode: string): string =>
  `${paths.printLabel}?${new URLSearchParams({ code: cartCode })}`

export const howItWorks = '/#cara-kerja'
