import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../lib/i18n/i18n.ts'
import type { Namespace } from '../lib/i18n/types.ts'
import { guards, type Guard } from './guards.ts'
import { MainLayout } from './MainLayout.tsx'
import { PageError } from './PageError.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'
import { HomeScreen } from '../features/home/HomeScreen.tsx'

interface ScreenModule {
  Screen: ComponentType
  default?: never
}

/** A route whose code and texts come side by side when it is first opened. */
function screen(
  path: string,
  guard: Guard,
  texts: readonly Namespace[],
  load: () => Promise<ScreenModule>,
): RouteObject {
  return {
    path,
    loader: guards[guard],
    lazy: async () => {
      const [{ Screen }] = await Promise.all([load(), loadTexts(...texts)])
      return { Component: Screen }
    },
  }
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageError />,
    // The texts and the first screen are here at once: nothing to show in between.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <MainLayout />,
        errorElement: <PageError />,
        children: [
          // The arrival page comes with the first file: what most people see first waits for nothing.
          { path: paths.home, element: <HomeScreen /> },
          screen(
            paths.address,
            'customer',
            ['address'],
            () => import('../features/address/AddressScreen.tsx'),
          ),
          screen(
            paths.lockerImport,
            'customer',
            ['locker'],
            () => import('../features/locker/LockerScreen.tsx'),
          ),
          screen(
            paths.checkout,
            'customer',
            ['checkout', 'locker', 'reason'],
            () => import('../features/checkout/CheckoutScreen.tsx'),
          ),
          screen(
            paths.status,
            'customer',
            ['status', 'locker'],
            () => import('../features/status/StatusScreen.tsx'),
          ),
          screen(
            paths.statusOrder,
            'customer',
            ['status', 'invoice', 'reason'],
            () => import('../features/status/OrderScreen.tsx'),
          ),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      screen(paths.login, 'login', ['session'], () => import('../features/session/LoginScreen.tsx')),
      screen(paths.register, 'login', ['session'], () => import('../features/session/RegisterScreen.tsx')),
      screen(paths.logout, 'guest', ['session'], () => import('../features/session/LogoutScreen.tsx')),
      screen(
        paths.wizard,
        'guest',
        ['parcel', 'address', 'reason'],
        () => import('../features/parcel/WizardScreen.tsx'),
      ),
    ],
  },
]
