import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Inline } from '@seberang/design-system/Inline'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/navigation/paths.ts'
import { usePageTitle } from '../lib/navigation/use-page-title.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('error.notFound.title'))
  return (
    <ErrorState
      illustration="notFound"
      level={1}
      title={t('error.notFound.title')}
      text={t('error.notFound.text')}
      // Both are for guests, too.
      action={
        <Inline space={2} align="center">
          <ButtonLink href={paths.home}>{t('action.home')}</ButtonLink>
          <ButtonLink variant="outline" tone="neutral" href={paths.calculator}>
            {t('nav.calculator')}
          </ButtonLink>
        </Inline>
      }
    />
  )
}
