import type { ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Guard } from './guards.ts'
import { Guarded } from './Guarded.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { MainLayout } from './MainLayout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { Root } from './Root.tsx'
import { routeGuards, routePaths, type RoutePath } from './route-guards.ts'
import { HomeScreen } from '../features/home/HomeScreen.tsx'

/** One screen under two paths: for several shipments and for a single one. */
const CheckoutScreen = lazyScreen(
  ['checkout', 'invoice', 'locker', 'price', 'quotes', 'reason'],
  () => import('../features/checkout/CheckoutScreen.tsx'),
)

const ReadingScreen = lazyScreen(['reason'], () => import('./ReadingScreen.tsx'))

const underHeader = {
  // Bundled with the first file: the page that most people see first waits for nothing.
  [paths.home]: HomeScreen,
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
} satisfies Partial<Record<RoutePath, ComponentType>>

const onTheirOwn = {
  [paths.auth]: lazyScreen(['session'], () => import('../features/session/ChooseScreen.tsx')),
  [paths.login]: lazyScreen(['session', 'identities'], () => import('../features/session/LoginScreen.tsx')),
  [paths.register]: lazyScreen(
    ['session', 'security', 'identities'],
    () => import('../features/session/RegisterScreen.tsx'),
  ),
  [paths.resetPassword]: lazyScreen(
    ['session', 'security'],
    () => import('../features/session/ResetPasswordScreen.tsx'),
  ),
  [paths.unlock]: lazyScreen(['session'], () => import('../features/session/UnlockScreen.tsx')),
  [paths.callback]: lazyScreen(
    ['session', 'identities', 'security'],
    () => import('../features/session/CallbackScreen.tsx'),
  ),
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
} satisfies Partial<Record<RoutePath, ComponentType>>

const screens: Record<RoutePath, ComponentType> = { ...underHeader, ...onTheirOwn }
const isUnderHeader = (path: string): boolean => Object.hasOwn(underHeader, path)

export function AppRoutes() {
  const { pathname } = useLocation()
  const route = (path: string, guard: Guard, Screen: ComponentType) => (
    <Route
      key={path}
      path={path}
      element={
        <PageBoundary page={pathname}>
          <Guarded guard={guard}>
            <Screen />
          </Guarded>
        </PageBoundary>
      }
    />
  )
  const routesOf = (wanted: (path: string) => boolean) =>
    routePaths.filter(wanted).map((path) => route(path, routeGuards[path], screens[path]))
  return (
    <PageBoundary page={pathname}>
      <Routes>
        <Route element={<Root />}>
          <Route element={<MainLayout />}>
            {routesOf(isUnderHeader)}
            {route('*', 'guest', NotFoundPage)}
          </Route>
          {routesOf((path) => !isUnderHeader(path))}
        </Route>
      </Routes>
    </PageBoundary>
  )
}
