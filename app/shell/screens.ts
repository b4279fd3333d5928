import type { ComponentType } from 'react'
import { paths } from '../lib/navigation/paths.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { RoutePath } from './route-guards.ts'

/** One screen under two paths: for several shipments and for a single one. */
const CheckoutScreen = lazyScreen(
  ['checkout', 'invoice', 'locker', 'price', 'quotes', 'reason'],
  () => import('../features/checkout/CheckoutScreen.tsx'),
)

const ReadingScreen = lazyScreen(['reason'], () => import('./ReadingScreen.tsx'))

/** Every page but the arrival page, which would carry the list of all their files. */
export const screens: Record<Exclude<RoutePath, typeof paths.home>, ComponentType> = {
  [paths.calculator]: lazyScreen(
    ['calculator', 'checkout', 'price', 'quotes', 'reason'],
    () => import('../features/calculator/CalculatorScreen.tsx'),
  ),
  [paths.glossary]: ReadingScreen,
  [paths.terms]: ReadingScreen,
  [paths.privacyPolicy]: ReadingScreen,
  [paths.quote]: lazyScreen(
    ['quote', 'calculator', 'price', 'quotes', 'reason'],
    () => import('../features/quote/QuoteScreen.tsx'),
  ),
  [paths.address]: lazyScreen(['address', 'file'], () => import('../features/address/AddressScreen.tsx')),
  [paths.lockerImport]: lazyScreen(
    ['locker', 'price', 'reason'],
    () => import('../features/locker/LockerScreen.tsx'),
  ),
  [paths.quarantine]: lazyScreen(
    ['locker', 'price', 'reason'],
    () => import('../features/locker/QuarantineScreen.tsx'),
  ),
  [paths.checkout]: CheckoutScreen,
  [paths.payNow]: CheckoutScreen,
  [paths.invoices]: lazyScreen(['invoice'], () => import('../features/invoice/InvoicesScreen.tsx')),
  [paths.status]: lazyScreen(
    ['status', 'locker', 'price', 'reason'],
    () => import('../features/status/StatusScreen.tsx'),
  ),
  [paths.statusOrder]: lazyScreen(
    ['status', 'invoice', 'locker', 'price', 'quotes', 'reason'],
    () => import('../features/invoice/OrderScreen.tsx'),
  ),
  [paths.wizardSaved]: lazyScreen(
    ['wizard', 'overseas', 'price', 'quotes', 'reason', 'locker'],
    () => import('../features/wizard/SavedScreen.tsx'),
  ),
  [paths.settings]: lazyScreen(
    ['settings', 'security'],
    () => import('../features/settings/SettingsScreen.tsx'),
  ),
  [paths.underMaintenance]: lazyScreen(['shell'], () => import('./MaintenanceScreen.tsx')),
  [paths.auth]: lazyScreen(['session'], () => import('../features/session/ChooseScreen.tsx')),
  [paths.login]: lazyScreen(['session'], () => import('../features/session/LoginScreen.tsx')),
  [paths.register]: lazyScreen(
    ['session', 'security'],
    () => import('../features/session/RegisterScreen.tsx'),
  ),
  [paths.resetPassword]: lazyScreen(
    ['session', 'security'],
    () => import('../features/session/ResetPasswordScreen.tsx'),
  ),
  [paths.unlock]: lazyScreen(['session'], () => import('../features/session/UnlockScreen.tsx')),
  [paths.logout]: lazyScreen(['session'], () => import('../features/session/LogoutScreen.tsx')),
  [paths.printInvoice]: lazyScreen(
    ['print', 'invoice', 'price', 'quotes', 'reason'],
    () => import('../features/print/InvoiceScreen.tsx'),
  ),
  [paths.printLabel]: lazyScreen(['print', 'locker'], () => import('../features/print/LabelScreen.tsx')),
  [paths.wizard]: lazyScreen(
    ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
    () => import('../features/wizard/WizardScreen.tsx'),
  ),
}
