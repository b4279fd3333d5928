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
import { HomeScreen } from '../features/home/HomeScreen.tsx'

interface ScreenRoute {
  path: string
  guard: Guard
  Screen: ComponentType
}

/** One screen under two addresses: of several shipments, and of one at once. */
const CheckoutScreen = lazyScreen(
  ['checkout', 'invoice', 'locker', 'reason'],
  () => import('../features/checkout/CheckoutScreen.tsx'),
)

const underHeader: readonly ScreenRoute[] = [
  // The arrival page comes with the first file: what most people see first waits for nothing.
  { path: paths.home, guard: 'guest', Screen: HomeScreen },
  {
    path: paths.calculator,
    guard: 'guest',
    Screen: lazyScreen(
      ['calculator', 'checkout', 'reason'],
      () => import('../features/calculator/CalculatorScreen.tsx'),
    ),
  },
  {
    path: paths.quote,
    guard: 'guest',
    Screen: lazyScreen(['quote', 'calculator', 'reason'], () => import('../features/quote/QuoteScreen.tsx')),
  },
  {
    path: paths.address,
    guard: 'customer',
    Screen: lazyScreen(['address', 'file'], () => import('../features/address/AddressScreen.tsx')),
  },
  {
    path: paths.lockerImport,
    guard: 'customer',
    Screen: lazyScreen(['locker'], () => import('../features/locker/LockerScreen.tsx')),
  },
  {
    path: paths.quarantine,
    guard: 'customer',
    Screen: lazyScreen(['locker'], () => import('../features/locker/QuarantineScreen.tsx')),
  },
  { path: paths.checkout, guard: 'customer', Screen: CheckoutScreen },
  { path: paths.payNow, guard: 'customer', Screen: CheckoutScreen },
  {
    path: paths.invoices,
    guard: 'customer',
    Screen: lazyScreen(['invoice'], () => import('../features/invoice/InvoicesScreen.tsx')),
  },
  {
    path: paths.status,
    guard: 'customer',
    Screen: lazyScreen(['status', 'locker'], () => import('../features/status/StatusScreen.tsx')),
  },
  {
    path: paths.statusOrder,
    guard: 'customer',
    Screen: lazyScreen(['status', 'invoice', 'reason'], () => import('../features/invoice/OrderScreen.tsx')),
  },
  {
    path: paths.underMaintenance,
    guard: 'guest',
    Screen: lazyScreen(['shell'], () => import('./MaintenanceScreen.tsx')),
  },
  { path: '*', guard: 'guest', Screen: NotFoundPage },
]

const onTheirOwn: readonly ScreenRoute[] = [
  {
    path: paths.auth,
    guard: 'login',
    Screen: lazyScreen(['session'], () => import('../features/session/ChooseScreen.tsx')),
  },
  {
    path: paths.login,
    guard: 'login',
    Screen: lazyScreen(['session'], () => import('../features/session/LoginScreen.tsx')),
  },
  {
    path: paths.register,
    guard: 'login',
    Screen: lazyScreen(['session'], () => import('../features/session/RegisterScreen.tsx')),
  },
  {
    path: paths.logout,
    guard: 'guest',
    Screen: lazyScreen(['session'], () => import('../features/session/LogoutScreen.tsx')),
  },
  {
    path: paths.printInvoice,
    guard: 'customer',
    Screen: lazyScreen(['print', 'invoice', 'reason'], () => import('../features/print/InvoiceScreen.tsx')),
  },
  {
    path: paths.printLabel,
    guard: 'customer',
    Screen: lazyScreen(['print'], () => import('../features/print/LabelScreen.tsx')),
  },
  {
    path: paths.wizard,
    guard: 'guest',
    Screen: lazyScreen(
      ['wizard', 'address', 'file', 'reason'],
      () => import('../features/wizard/WizardScreen.tsx'),
    ),
  },
]

/** Every page of the app. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const route = ({ path, guard, Screen }: ScreenRoute) => (
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
  return (
    <PageBoundary page={pathname}>
      <Routes>
        <Route element={<Root />}>
          <Route element={<MainLayout />}>{underHeader.map(route)}</Route>
          {onTheirOwn.map(route)}
        </Route>
      </Routes>
    </PageBoundary>
  )
}
