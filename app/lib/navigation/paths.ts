import type { InvoiceStatus } from '@seberang/domain/api'

/** Every path of the app. URLs are built here only. */
export const paths = {
  home: '/',
  auth: '/auth',
  login: '/login',
  register: '/register',
  logout: '/logout',
  resetPassword: '/reset-password',
  setup: '/setup',
  underMaintenance: '/undermaintenance',
  address: '/address',
  wizard: '/wizard',
  wizardSaved: '/wizard/saved',
  calculator: '/calculator',
  glossary: '/glossary',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  quote: '/q/:code',
  lockerImport: '/locker-import',
  quarantine: '/quarantine',
  checkout: '/checkout',
  payNow: '/checkout2',
  invoices: '/invoices',
  status: '/status',
  statusOrder: '/status/order',
  printInvoice: '/print/invoice',
  printLabel: '/print/print-label',
} as const

/**
 * Pages that the header links to once they exist. Add the path here together with its route, and its links,
 * badges and prompts appear.
 */
export const laterPaths: Partial<
  Record<
    | 'lockerExport'
    | 'checkoutExport'
    | 'wallet'
    | 'promo'
    | 'invoices'
    | 'calculator'
    | 'banks'
    | 'tickets'
    | 'settings'
    | 'ktp'
    | 'passport'
    | 'company'
    | 'setup',
    string
  >
> = { invoices: paths.invoices, calculator: paths.calculator }

/** What the quarantine tells of the page that led there. */
export interface QuarantineState {
  /** The shipment that papers were just sent for. */
  papersSent: string
}

export const checkoutOf = (cartCodes: readonly string[]): string =>
  `${paths.checkout}?${new URLSearchParams({ carts: cartCodes.join(',') })}`

/** A new shipment that starts from a parcel. */
export const wizardOf = (parcel: URLSearchParams): string => `${paths.wizard}?${parcel}`

/** The calculator, filled in. */
export const calculatorOf = (parcel: URLSearchParams): string => `${paths.calculator}?${parcel}`

/** A term, or the laws, on the page of all terms. */
export const glossaryAt = (anchor: string): string => `${paths.glossary}#${anchor}`

export const quoteAt = (code: string): string => paths.quote.replace(':code', encodeURIComponent(code))

/** Checkout of a single shipment. */
export const payNowOf = (cartCode: string): string =>
  `${paths.payNow}?${new URLSearchParams({ cart: cartCode })}`

/** Edits a saved shipment, or completes one in quarantine. */
export const editOf = (cartCode: string): string =>
  `${paths.wizard}?${new URLSearchParams({ cart: cartCode })}`

/** A shipment that was just saved, with the address for its seller. */
export const savedOf = (cartCode: string): string =>
  `${paths.wizardSaved}?${new URLSearchParams({ cart: cartCode })}`

/** A shipment among those without an invoice. */
export const lockerAt = (cartCode: string): string =>
  `${paths.lockerImport}?${new URLSearchParams({ q: cartCode })}`

/** The invoices of one status. */
export const invoicesOf = (status: InvoiceStatus): string =>
  `${paths.invoices}?${new URLSearchParams({ status })}`

export const statusOrderOf = (invoiceCode: string): string =>
  `${paths.statusOrder}?${new URLSearchParams({ action: invoiceCode })}`

export const printInvoiceOf = (invoiceCode: string): string =>
  `${paths.printInvoice}?${new URLSearchParams({ code: invoiceCode })}`

export const printLabelOf = (cartCode: string): string =>
  `${paths.printLabel}?${new URLSearchParams({ code: cartCode })}`

export const howItWorks = '/#cara-kerja'
