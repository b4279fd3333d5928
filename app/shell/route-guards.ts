import { paths } from '../lib/navigation/paths.ts'
import type { Guard } from './guards.ts'

/** Who may open each page. Separate from the pages, so that tests can import it. */
export const routeGuards = {
  [paths.home]: 'guest',
  [paths.calculator]: 'guest',
  [paths.glossary]: 'guest',
  [paths.terms]: 'guest',
  [paths.privacyPolicy]: 'guest',
  [paths.quote]: 'guest',
  [paths.promos]: 'guest',
  [paths.promo]: 'guest',
  [paths.address]: 'customer',
  [paths.lockerImport]: 'customer',
  [paths.quarantine]: 'customer',
  [paths.checkout]: 'customer',
  [paths.payNow]: 'customer',
  [paths.invoices]: 'customer',
  [paths.status]: 'customer',
  [paths.statusOrder]: 'customer',
  [paths.wallet]: 'customer',
  [paths.balance]: 'customer',
  [paths.bankAccounts]: 'customer',
  [paths.settings]: 'customer',
  [paths.company]: 'business',
  [paths.companyUpgrade]: 'customer',
  [paths.ktp]: 'customer',
  [paths.passport]: 'customer',
  [paths.setup]: 'landing',
  [paths.underMaintenance]: 'guest',
  [paths.auth]: 'login',
  [paths.login]: 'login',
  [paths.register]: 'login',
  [paths.resetPassword]: 'guest',
  [paths.unlock]: 'guest',
  [paths.callback]: 'guest',
  [paths.token]: 'guest',
  [paths.logout]: 'guest',
  [paths.printInvoice]: 'customer',
  [paths.printLabel]: 'customer',
  [paths.wizard]: 'guest',
  [paths.wizardSaved]: 'customer',
} as const satisfies Partial<Record<(typeof paths)[keyof typeof paths], Guard>>

export type RoutePath = keyof typeof routeGuards

export const routePaths = Object.keys(routeGuards) as RoutePath[]
