import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { RefreshCw } from '@seberang/design-system/icons'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/navigation/paths.ts'
import { usePageTitle } from '../lib/navigation/use-page-title.ts'

/** Shown during maintenance. */
export function Screen() {
  const { t } = useTranslation(['shell', 'common'])
  usePageTitle(t('maintenance.title'))
  return (
    <ErrorState
      illustration="error"
      level={1}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      action={
        <Button variant="outline" icon={RefreshCw} onClick={() => location.assign(paths.home)}>
          {t('common:action.retry')}
        </Button>
      }
    />
  )
}
