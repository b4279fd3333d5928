import { LabelsProvider } from '@seberang/design-system/labels'
import { LinkProvider } from '@seberang/design-system/link'
import { ToastProvider } from '@seberang/design-system/Toast'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '../lib/session/use-session.ts'
import { Connection } from './Connection.tsx'
import { lazyPart } from './lazy-screen.tsx'
import { PageProgress } from './PageProgress.tsx'
import { RouterLink } from './router-link.tsx'
import { useLabelTexts } from './use-label-texts.ts'
import { usePageFocus } from './use-page-focus.ts'
import { useScrollPosition } from './use-scroll-position.ts'

// Loaded only for customers.
const SessionKeeper = lazyPart(['session'], () => import('./SessionKeeper.tsx'))

/** The providers and global parts around every page. */
export function Root() {
  const labels = useLabelTexts()
  const { token, customer } = useSession()
  // Stays mounted after sign-out: the session may still have to be renewed.
  const [known, setKnown] = useState(token !== null)
  if (token !== null && !known) setKnown(true)
  useScrollPosition()
  usePageFocus()
  return (
    <LabelsProvider value={labels}>
      <LinkProvider linkComponent={RouterLink}>
        <ToastProvider audience={customer?.customer_id}>
          <PageProgress />
          {known && (
            <Suspense>
              <SessionKeeper />
            </Suspense>
          )}
          <Connection>
            <Outlet />
          </Connection>
        </ToastProvider>
      </LinkProvider>
    </LabelsProvider>
  )
}
