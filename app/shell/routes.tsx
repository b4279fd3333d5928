import type { ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { Guard } from './guards.ts'
import { Guarded } from './Guarded.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { MainLayout } from './MainLayout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'
import { HomeScreen } from '../features/home/HomeScreen.tsx'

interface ScreenRoute {
  path: string
  guard: Guard
  Screen: ComponentType
}

const underHeader: readonly ScreenRoute[] = [
  // The arrival page comes with the first file: what most people see first waits for nothing.
  { path: paths.home, guard: 'guest', Screen: HomeScreen },
  {
    path: paths.address,
    guard: 'customer',
    Screen: lazyScreen(['address'], () => import('../features/address/AddressScreen.tsx')),
  },
  {
    path: paths.lockerImport,
    guard: 'customer',
    Screen: lazyScreen(['locker'], () => import('../features/locker/LockerScreen.tsx')),
  },
  {
    path: paths.checkout,
    guard: 'customer',
    Screen: lazyScreen(
      ['checkout', 'locker', 'reason'],
      () => import('../features/checkout/CheckoutScreen.tsx'),
    ),
  },
  {
    path: paths.status,
    guard: 'customer',
    Screen: lazyScreen(['status', 'locker'], () => import('../features/status/StatusScreen.tsx')),
  },
  {
    path: paths.statusOrder,
    guard: 'customer',
    Screen: lazyScreen(['status', 'invoice', 'reason'], () => import('../features/status/OrderScreen.tsx')),
  },
  { path: '*', guard: 'guest', Screen: NotFoundPage },
]

const onTheirOwn: readonly ScreenRoute[] = [
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
    path: paths.wizard,
    guard: 'guest',
    Screen: lazyScreen(['parcel', 'address', 'reason'], () => import('../features/parcel/WizardScreen.tsx')),
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
