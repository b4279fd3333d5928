import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Inline } from '@seberang/design-system/Inline'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/navigation/paths.ts'
import { NoInternet } from '../components/NoInternet.tsx'
import { useIsOnline } from '../lib/browser/use-online.ts'
import { usePageTitle } from '../lib/navigation/use-page-title.ts'

/** The error page. It uses no router and no data, since those may have failed. */
export function PageError() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const [beganOffline] = useState(!isOnline)
  usePageTitle(t(beganOffline ? 'offline.title' : 'error.page.title'))
  useEffect(() => {
    // The page failed to load: open it once the network is back.
    if (beganOffline && isOnline) location.reload()
  }, [beganOffline, isOnline])
  if (beganOffline) return <NoInternet level={1} onRetry={() => location.reload()} />
  return (
    <ErrorState
      illustration="error"
      level={1}
      title={t('error.page.title')}
      text={t('error.page.text')}
      action={
        <Inline space={3} align="center">
          <Button onClick={() => location.reload()}>{t('action.retry')}</Button>
          <Button variant="outline" onClick={() => location.assign(paths.home)}>
            {t('action.home')}
          </Button>
        </Inline>
      }
    />
  )
}
