// Pages that are linked to from outside the app too, from mails and printed quotes: paths from the site's root.

export const linkedPaths = {
  wizard: '/wizard',
  quote: '/q/:code',
  lockerImport: '/locker-import',
  quarantine: '/quarantine',
  statusOrder: '/status/order',
  login: '/login',
  resetPassword: '/reset-password',
  unlock: '/unlock',
  ktp: '/ktp',
  passport: '/passport',
  bankAccounts: '/account/payment',
  companyUpgrade: '/settings/company-upgrade',
  company: '/settings/company',
  wallet: '/wallet',
} as const

export const quoteAt = (code: string): string => linkedPaths.quote.replace(':code', encodeURIComponent(code))

/** Edits a saved shipment, or completes one in quarantine. */
export const editOf = (cartCode: string): string =>
  `${linkedPaths.wizard}?${new URLSearchParams({ cart: cartCode })}`

/** A shipment among those without an invoice. */
export const lockerAt = (cartCode: string): string =>
  `${linkedPaths.lockerImport}?${new URLSearchParams({ q: cartCode })}`

/** A shipment in quarantine. */
export const quarantineAt = (cartCode: string): string =>
  `${linkedPaths.quarantine}?${new URLSearchParams({ q: cartCode })}`

/** The page of an invoice. */
export const statusOrderOf = (invoiceCode: string): string =>
  `${linkedPaths.statusOrder}?${new URLSearchParams({ action: invoiceCode })}`

/** Sets a new password. */
export const resetPasswordAt = (token: string): string =>
  `${linkedPaths.resetPassword}?${new URLSearchParams({ token })}`

/** Opens an account that failed sign-ins have closed. */
export const unlockAt = (token: string): string => `${linkedPaths.unlock}?${new URLSearchParams({ token })}`

/** The ways into the account. */
export const securitySettings = '/settings?tab=security'

/** Where a customer sees their identity papers, and who opened them. */
export const identitySettings = '/settings?tab=identity'

/** Where a customer sees what became of the company that they registered. */
export const companySettings = '/settings?tab=company'

/** A page of the server: it works in every mail program, for whom nobody has signed in. */
export const unsubscribePath = '/unsubscribe'
export const unsubscribeAt = (token: string): string => `${unsubscribePath}?${new URLSearchParams({ token })}`

/**
 * Whether a path leads to a page of this site, against open redirects: browsers read `/\` as `//`, and drop tabs and line
 * breaks before they look.
 */
export const isOurPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path)

/** Where a person writes to whom we can answer. */
export const supportMail = 'bantuan@seberang.id'
