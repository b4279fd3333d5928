import { paths } from '../lib/navigation/paths.ts'
import { screenLoader } from './lazy-screen.tsx'
import type { RoutePath } from './route-guards.ts'

/** One screen under two paths: for several shipments and for a single one. */
const checkoutScreen = screenLoader(
  ['checkout', 'invoice', 'locker', 'price', 'quotes', 'reason', 'identity'],
  () => import('../features/checkout/CheckoutScreen.tsx'),
)

/** Those of a business open at its company. */
const settingsScreen = screenLoader(
  ['settings', 'security', 'identities', 'avatar', 'identity', 'company', 'notifications', 'personal'],
  () => import('../features/settings/SettingsScreen.tsx'),
)

const readingScreen = screenLoader(['reason'], () => import('./ReadingScreen.tsx'))

/** Every page but the arrival page, which would carry the list of all their files. */
export const screens: Record<Exclude<RoutePath, typeof paths.home>, ReturnType<typeof screenLoader>> = {
  [paths.calculator]: screenLoader(
    ['calculator', 'checkout', 'price', 'quotes', 'reason'],
    () => import('../features/calculator/CalculatorScreen.tsx'),
  ),
  [paths.glossary]: readingScreen,
  [paths.terms]: readingScreen,
  [paths.privacyPolicy]: readingScreen,
  [paths.quote]: screenLoader(
    ['quote', 'calculator', 'price', 'quotes', 'reason'],
    () => import('../features/quote/QuoteScreen.tsx'),
  ),
  [paths.promos]: screenLoader(['promo'], () => import('../features/promo/PromosScreen.tsx')),
  [paths.promo]: screenLoader(['promo'], () => import('../features/promo/PromoScreen.tsx')),
  [paths.address]: screenLoader(['address', 'file'], () => import('../features/address/AddressScreen.tsx')),
  [paths.lockerImport]: screenLoader(
    ['locker', 'price', 'reason', 'identity'],
    () => import('../features/locker/LockerScreen.tsx'),
  ),
  [paths.quarantine]: screenLoader(
    ['locker', 'price', 'reason', 'identity'],
    () => import('../features/locker/QuarantineScreen.tsx'),
  ),
  [paths.checkout]: checkoutScreen,
  [paths.payNow]: checkoutScreen,
  [paths.invoices]: screenLoader(
    ['invoice', 'refund'],
    () => import('../features/invoice/InvoicesScreen.tsx'),
  ),
  [paths.status]: screenLoader(
    ['status', 'locker', 'price', 'reason'],
    () => import('../features/status/StatusScreen.tsx'),
  ),
  [paths.statusOrder]: screenLoader(
    ['status', 'invoice', 'locker', 'price', 'quotes', 'reason', 'refund', 'file', 'wallet', 'identity'],
    () => import('../features/invoice/OrderScreen.tsx'),
  ),
  [paths.wizardSaved]: screenLoader(
    ['wizard', 'overseas', 'price', 'quotes', 'reason', 'locker', 'identity'],
    () => import('../features/wizard/SavedScreen.tsx'),
  ),
  [paths.wallet]: screenLoader(['wallet', 'security'], () => import('../features/wallet/WalletScreen.tsx')),
  [paths.balance]: screenLoader(['wallet'], () => import('../features/wallet/BalanceScreen.tsx')),
  [paths.bankAccounts]: screenLoader(
    ['wallet', 'security'],
    () => import('../features/wallet/BankAccountsScreen.tsx'),
  ),
  [paths.settings]: settingsScreen,
  [paths.company]: settingsScreen,
  [paths.companyUpgrade]: screenLoader(
    ['company', 'file'],
    () => import('../features/company/CompanyUpgradeScreen.tsx'),
  ),
  [paths.ktp]: screenLoader(
    ['identity', 'file', 'security'],
    () => import('../features/identity-papers/KtpScreen.tsx'),
  ),
  [paths.passport]: screenLoader(
    ['identity', 'file', 'security'],
    () => import('../features/identity-papers/PassportScreen.tsx'),
  ),
  [paths.setup]: screenLoader(
    ['setup', 'address', 'file', 'overseas', 'session'],
    () => import('../features/setup/SetupScreen.tsx'),
  ),
  [paths.underMaintenance]: screenLoader(['shell'], () => import('./MaintenanceScreen.tsx')),
  [paths.auth]: screenLoader(['session'], () => import('../features/session/ChooseScreen.tsx')),
  [paths.login]: screenLoader(['session', 'identities'], () => import('../features/session/LoginScreen.tsx')),
  [paths.register]: screenLoader(
    ['session', 'security', 'identities'],
    () => import('../features/session/RegisterScreen.tsx'),
  ),
  [paths.resetPassword]: screenLoader(
    ['session', 'security', 'identities'],
    () => import('../features/session/ResetPasswordScreen.tsx'),
  ),
  [paths.unlock]: screenLoader(['session'], () => import('../features/session/UnlockScreen.tsx')),
  [paths.callback]: screenLoader(
    ['session', 'identities', 'security'],
    () => import('../features/session/CallbackScreen.tsx'),
  ),
  [paths.token]: screenLoader(['session', 'identities'], () => import('../features/session/TokenScreen.tsx')),
  [paths.logout]: screenLoader(['session'], () => import('../features/session/LogoutScreen.tsx')),
  [paths.printInvoice]: screenLoader(
    ['print', 'invoice', 'price', 'quotes', 'reason'],
    () => import('../features/print/InvoiceScreen.tsx'),
  ),
  [paths.printLabel]: screenLoader(['print', 'locker'], () => import('../features/print/LabelScreen.tsx')),
  [paths.wizard]: screenLoader(
    ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
    () => import('../features/wizard/WizardScreen.tsx'),
  ),
}
