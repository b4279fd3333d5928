import { LabelsProvider } from '@seberang/design-system/labels'
import { LinkProvider } from '@seberang/design-system/link'
import { ToastProvider } from '@seberang/design-system/Toast'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { whenSessionEnds } from '../lib/session/session.ts'
import { useSession } from '../lib/session/use-session.ts'
import { Connection } from './Connection.tsx'
import { PageProgress } from './PageProgress.tsx'
import { paths } from './paths.ts'
import { RouterLink } from './router-link.tsx'
import { useLabelTexts } from './use-label-texts.ts'
import { useScrollPosition } from './use-scroll-position.ts'

// Only who is signed in pays for it.
const Live = lazy(() => import('./Live.tsx').then((module) => ({ default: module.Live })))

/** What every page stands in: words for screen readers, the router's link, progress, connection, toasts. */
export function Root() {
  const labels = useLabelTexts()
  const { token } = useSession()
  const navigate = useNavigate()
  // The server no longer knows this customer: sign out here, too.
  useEffect(() => whenSessionEnds(() => void navigate(paths.logout)), [navigate])
  useScrollPosition()
  return (
    <LabelsProvider value={labels}>
      <LinkProvider linkComponent={RouterLink}>
        <ToastProvider>
          <PageProgress />
          {token && (
            <Suspense>
              <Live token={token} />
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
