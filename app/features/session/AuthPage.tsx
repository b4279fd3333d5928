import { AuthLayout, AuthSide, type AuthSteps } from '@seberang/design-system/AuthLayout'
import { Box } from '@seberang/design-system/Box'
import { Heading } from '@seberang/design-system/Heading'
import { HarbourScene } from '@seberang/design-system/HarbourScene'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Logo } from '@seberang/design-system/Logo'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, openAgentsIn, type Agent } from '@seberang/domain/api'
import { joinClauses, joinParts } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { flagOf, originCountries, useCountryName } from '../../lib/reference/countries.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageForCustomers } from './use-page-for-customers.ts'
import { useWaitingShipment } from './use-waiting-shipment.ts'

/** All that we receive from by name: a warehouse of each of the first, the others in a sentence. */
const named = originCountries.filter((country) => country !== 'ROW')
const shown = named.slice(0, 5)
const others = named.slice(5)

/** What happens to an account that its owner cannot sign in to, beside the form. */
export interface WayBack {
  title: string
  text: string
  steps: AuthSteps
}

interface AuthPageProps {
  /** Omitted on the page that offers both. */
  page?: 'login' | 'register'
  way?: WayBack | undefined
  children: ReactNode
}

/** The frame of login and registration, which link to each other. */
export function AuthPage({ page, way, children }: AuthPageProps) {
  const { t } = useTranslation(['session', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const shipmentWaits = useWaitingShipment()
  const guardedPage = usePageForCustomers()
  const why = shipmentWaits
    ? t('shipmentWaits')
    : guardedPage && t('signInFirst.text', { page: t(`signInFirst.page.${guardedPage}`) })
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
                {/* On a phone the link alone stands beside the logo: all of it in one row. */}
                <Box as="span" display={{ phone: 'none', tablet: 'block' }}>
                  <Text as="span" tone="secondary">
                    {question}
                  </Text>
                </Box>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </>
            )}
            {way && (
              <Link href={paths.login} variant="standalone">
                {t('common:nav.login')}
              </Link>
            )}
            <LanguageChoice />
          </Inline>
        </>
      }
      side={way ? <WaySide way={way} /> : <Side of={page ?? 'login'} />}
      strip={!way && t('side.strip', { countries: joinParts(shown.map(countryName), language) })}
    >
      {why ? (
        <Stack space={6}>
          <Notice tone="info">{why}</Notice>
          {children}
        </Stack>
      ) : (
        children
      )}
    </AuthLayout>
  )
}

function WaySide({ way: { title, text, steps } }: { way: WayBack }) {
  return (
    <AuthSide steps={steps} picture={<HarbourScene />}>
      <SideWords title={title} text={text} />
    </AuthSide>
  )
}

function SideWords({ title, text }: Pick<WayBack, 'title' | 'text'>) {
  return (
    <Stack space={3}>
      <Heading level={2} step="display" tone="onDeep">
        {title}
      </Heading>
      <Text step="read" tone="onDeepQuiet">
        {text}
      </Text>
    </Stack>
  )
}

/** It asks for the warehouses only where it is rendered: not on a phone. */
function Side({ of }: { of: 'login' | 'register' }) {
  const { t } = useTranslation(['session', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const warehouses = useCall(calls.agents, {}).data?.data
  return (
    <AuthSide
      places={shown.map((country) => {
        const [air] = openAgentsIn(country, warehouses?.air ?? [])
        const [sea] = openAgentsIn(country, warehouses?.sea ?? [])
        const daysOf = ({ days }: Agent) => t('common:unit.days', { from: days[0], to: days[1] })
        return {
          country: flagOf(country),
          name: joinClauses([air?.city, countryName(country)], language),
          facts: [
            air && t('side.air', { days: daysOf(air) }),
            sea && t('side.sea', { days: daysOf(sea) }),
          ].filter((fact) => fact !== undefined),
        }
      })}
      foot={t('side.foot', { countries: joinParts(others.map(countryName), language) })}
      picture={<HarbourScene />}
    >
      <SideWords title={t(`side.title.${of}`)} text={t('side.text')} />
    </AuthSide>
  )
}
