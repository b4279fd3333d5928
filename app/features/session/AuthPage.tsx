import { AuthLayout } from '@seberang/design-system/AuthLayout'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Logo } from '@seberang/design-system/Logo'
import { Text } from '@seberang/design-system/Text'
import { Lock } from '@seberang/design-system/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../shell/LanguageChoice.tsx'
import { paths } from '../../shell/paths.ts'

interface AuthPageProps {
  page: 'login' | 'register'
  children: ReactNode
}

/** Login and register stand in the same frame; each leads to the other. */
export function AuthPage({ page, children }: AuthPageProps) {
  const { t } = useTranslation(['session', 'common'])
  const other =
    page === 'register'
      ? { question: t('register.haveAccount'), href: paths.login, words: t('common:nav.login') }
      : { question: t('login.noAccount'), href: paths.register, words: t('common:nav.register') }
  return (
    <AuthLayout
      top={
        <>
          <Link href={paths.home} variant="standalone">
            <Logo name={t('common:product')} />
          </Link>
          <Inline space={3}>
            <Text as="span" tone="secondary">
              {other.question}
            </Text>
            <Link href={other.href} variant="standalone">
              {other.words}
            </Link>
            <LanguageChoice />
          </Inline>
        </>
      }
      side={{
        title: t(`side.title.${page}`),
        text: t('side.text'),
        preview: {
          note: t('side.locked'),
          noteIcon: <Icon icon={Lock} size={16} />,
          rows: [
            { term: t('side.recipient'), value: 'Seberang SBR-00000' },
            { term: t('side.address'), value: '000 Harbour Street, Unit SBR-00000, Wilmington' },
            { term: t('side.phone'), value: '+1 000 000 0000' },
          ],
        },
      }}
    >
      {children}
    </AuthLayout>
  )
}
