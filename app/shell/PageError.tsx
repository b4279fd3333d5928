import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Inline } from '@seberang/design-system/Inline'
import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'
import { usePageTitle } from './use-page-title.ts'

/** A page that failed. It needs no router and no data: those may be what failed. */
export function PageError() {
  const { t } = useTranslation()
  usePageTitle(t('error.page.title'))
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
