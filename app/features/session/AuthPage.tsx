import { AuthLayout } from '@seberang/design-system/AuthLayout'
import { Heading } from '@seberang/design-system/Heading'
import { HarbourScene } from '@seberang/design-system/HarbourScene'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Logo } from '@seberang/design-system/Logo'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { originCountries, useCountryName } from '../../lib/reference/countries.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useWaitingShipment } from './use-waiting-shipment.ts'

/** All that we receive from by name. */
const named = originCountries.filter((country) => country !== 'ROW')

interface AuthPageProps {
  /** Omitted on the page that offers both. */
  page?: 'login' | 'register'
  children: ReactNode
}

/** The frame of login and registration, which link to each other. */
export function AuthPage({ page, children }: AuthPageProps) {
  const { t } = useTranslation(['session', 'common'])
  const shipmentWaits = useWaitingShipment()
  const countryName = useCountryName()
  const { question, href, label } =
    page === 'register'
      ? { question: t('register.haveAccount'), href: paths.login, label: t('common:nav.login') }
      : { question: t('login.noAccount'), href: paths.register, label: t('common:nav.register') }
  return (
    <AuthLayout
      top={
        <>
          <Link href={paths.home} variant="standalone">
            <Logo name={t('common:product')} />
          </Link>
          <Inline space={3}>
            {page && (
              <>
                <Text as="span" tone="secondary">
                  {question}
                </Text>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </>
            )}
            <LanguageChoice />
          </Inline>
        </>
      }
      side={
        <Stack space={3}>
          <Heading level={2} step="display" tone="onDeep">
            {t(`side.title.${page ?? 'login'}`)}
          </Heading>
          <Text step="read" tone="onDeep">
            {t('side.text', { countries: named.map(countryName).join(t('common:listJoin')) })}
          </Text>
        </Stack>
      }
      picture={<HarbourScene />}
    >
      {shipmentWaits ? (
        <Stack space={6}>
          <Notice tone="info">{t('shipmentWaits')}</Notice>
          {children}
        </Stack>
      ) : (
        children
      )}
    </AuthLayout>
  )
}
