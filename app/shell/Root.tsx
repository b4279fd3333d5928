import { LabelsProvider } from '@seberang/design-system/labels'
import { LinkProvider } from '@seberang/design-system/link'
import { ToastProvider } from '@seberang/design-system/Toast'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { forgetPageOutside } from '../lib/session/previous-page.ts'
import { Connection } from './Connection.tsx'
import { PageProgress } from './PageProgress.tsx'
import { RouterLink } from './router-link.tsx'
import { useLabelTexts } from './use-label-texts.ts'

/** What every page stands in: words for screen readers, the router's link, progress, connection, toasts. */
export function Root() {
  const labels = useLabelTexts()
  const { pathname } = useLocation()
  useEffect(() => forgetPageOutside(pathname), [pathname])
  return (
    <LabelsProvider value={labels}>
      <LinkProvider linkComponent={RouterLink}>
        <ToastProvider>
          <PageProgress />
          <Connection>
            <Outlet />
          </Connection>
          <ScrollRestoration />
        </ToastProvider>
      </LinkProvider>
    </LabelsProvider>
  )
}
