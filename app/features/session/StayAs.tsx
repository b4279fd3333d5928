import { Link } from '@seberang/design-system/Link'
import { Text } from '@seberang/design-system/Text'
import { useTranslation } from 'react-i18next'

/** For whoever is signed in already, and would be signed out by the step of somebody else. */
export function StayAs({ email, at }: { email: string; at: string }) {
  const { t } = useTranslation('identities')
  return (
    <Text>
      <Link href={at}>{t('owner.stay', { email })}</Link>
    </Text>
  )
}
