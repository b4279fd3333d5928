import { LabelsProvider } from '@seberang/design-system/labels'
import { LinkProvider } from '@seberang/design-system/link'
import { ToastProvider } from '@seberang/design-system/Toast'
import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { whenSessionEnds } from '../lib/session/session.ts'
import { Connection } from './Connection.tsx'
import { PageProgress } from './PageProgress.tsx'
import { paths } from './paths.ts'
import { RouterLink } from './router-link.tsx'
import { useLabelTexts } from './use-label-texts.ts'
import { useScrollPosition } from './use-scroll-position.ts'

/** What every page stands in: words for screen readers, the router's link, progress, connection, toasts. */
export function Root() {
  const labels = useLabelTexts()
  const navigate = useNavigate()
  // The server no longer knows this customer: sign out here, too.
  useEffect(() => whenSessionEnds(() => void navigate(paths.logout)), [navigate])
  useScrollPosition()
  return (
    <LabelsProvider value={labels}>
      <LinkProvider linkComponent={RouterLink}>
        <ToastProvider>
          <PageProgress />
          <Connection>
            <Outlet />
          </Connection>
        </ToastProvider>
      </LinkProvider>
    </LabelsProvider>
  )
}
