import { Link } from '@seberang/design-system/Link'
import { Text } from '@seberang/design-system/Text'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/navigation/paths.ts'

export function BackToLogin() {
  const { t } = useTranslation('identities')
  return (
    <Text>
      <Link href={paths.login}>{t('back')}</Link>
    </Text>
  )
}
