import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Text } from '@seberang/design-system/Text'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/navigation/paths.ts'
import { wantedPage } from '../../lib/session/previous-page.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { GoOn } from './GoOn.tsx'

interface SignedInElsewhereProps extends Pick<ComponentProps<typeof AuthScreen>, 'page'> {
  email: string
}

/** Somebody has signed in in another tab, perhaps somebody else: it is not for this page to sign them out. */
export function SignedInElsewhere({ page, email }: SignedInElsewhereProps) {
  const { t } = useTranslation(['session', 'common'])
  return (
    <AuthScreen page={page} title={t('login.title')} text={t('login.text')}>
      <Notice tone="info" live="assertive">
        {t('login.elsewhere', { email })}
      </Notice>
      <GoOn to={wantedPage()} />
      <Text>
        <Link href={paths.logout}>{t('common:nav.logout')}</Link>
      </Text>
    </AuthScreen>
  )
}
