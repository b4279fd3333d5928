import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { AuthPage } from './AuthPage.tsx'

/** The choice between login and registration, for links from other sites. */
export function Screen() {
  const { t } = useTranslation('session')
  usePageTitle(t('choose.title'))
  return (
    <AuthPage>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{t('choose.title')}</Heading>
          <Text step="read" tone="secondary">
            {t('choose.text')}
          </Text>
        </Stack>
        <Stack space={2}>
          <ButtonLink size="large" width="full" href={paths.login}>
            {t('choose.login')}
          </ButtonLink>
          <Text step="note" tone="tertiary">
            {t('choose.loginText')}
          </Text>
        </Stack>
        <Stack space={2}>
          <ButtonLink variant="outline" size="large" width="full" href={paths.register}>
            {t('choose.register')}
          </ButtonLink>
          <Text step="note" tone="tertiary">
            {t('choose.registerText')}
          </Text>
        </Stack>
      </Stack>
    </AuthPage>
  )
}
