import { linkedPaths } from '@seberang/domain/links'

export {
  companySettings,
  editOf,
  lockerAt,
  quoteAt,
  securitySettings,
  statusOrderOf,
} from '@seberang/domain/links'

/** Every path of the app. URLs are built here and, where mails have them too, in the domain's links. */
export const paths = {
  ...linkedPaths,
  home: '/',
  auth: '/auth',
  register: '/register',
  logout: '/logout',
  callback: '/callback',
  token: '/token',
  setup: '/setup',
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
  settings: '/settings',
  promos: '/promo',
  promo: '/promo/:id',
  balance: '/balance',
  printInvoice: '/print/invoice',
  printLabel: '/print/print-label',
} as const

/**
 * Pages that are still to come. Give one its path here together with its route, and its links, badges and prompts
 * appear.
 */
export const laterPaths: Partial<Record<'lockerExport' | 'checkoutExport' | 'tickets', string>> = {}

/** Where a sign-in ends that was begun from a page in another tab, which goes on by itself. */
export const signedInBeside = `${paths.callback}?beside=yes`

/** What a page for customers hands over to the sign-in that a guest is sent to. */
export interface SignInState {
  sentFrom: string
}

/** What the page that leads to the quarantine hands over. */
export interface QuarantineState {
  /** The shipment that papers were just sent for. */
  papersSent: string
}

/** A new shipment that starts from a parcel. */
export const wizardOf = (parcel: URLSearchParams): string => `${paths.wizard}?${parcel}`

/** The calculator, filled in. */
export const calculatorOf = (parcel: URLSearchParams): string => `${paths.calculator}?${parcel}`

/** A term, or the laws, on the page of all terms. */
export const glossaryAt = (anchor: string): string => `${paths.glossary}#${anchor}`

/** A shipment among those that were checked out. */
export const statusAt = (cartCode: string): string =>
  `${paths.status}?${new URLSearchParams({ q: cartCode })}`

export const promoAt = (id: string): string => `${paths.promos}/${encodeURIComponent(id)}`

/** What is to be paid, the first due first. */
export const payLaterInvoices = `${paths.invoices}?status=pending`

/** The wallet, with a top-up begun. @param amount whole rupiah */
export const topUpOf = (amount: number): string =>
  `${paths.wallet}?${new URLSearchParams({ topup: String(amount) })}`

export const howItWorks = '/#cara-kerja'
