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
import { useScrollPosition } from './use-scroll-position.ts'

// Only who is signed in pays for it.
const SessionKeeper = lazyPart([], () => import('./SessionKeeper.tsx'))

/** What every page stands in: words for screen readers, the router's link, progress, connection, toasts. */
export function Root() {
  const labels = useLabelTexts()
  const { token } = useSession()
  // Once somebody was signed in, what they see is kept until the window closes.
  const [known, setKnown] = useState(token !== null)
  if (token !== null && !known) setKnown(true)
  useScrollPosition()
  return (
    <LabelsProvider value={labels}>
      <LinkProvider linkComponent={RouterLink}>
        <ToastProvider>
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
