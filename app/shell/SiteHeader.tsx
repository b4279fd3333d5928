import { Avatar } from '@seberang/design-system/Avatar'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Header, type HeaderLink } from '@seberang/design-system/Header'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import type { Customer } from '@seberang/domain/api'
import { formatName } from '@seberang/domain/format'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '../lib/session/use-session.ts'
import { LanguageChoice } from '../components/LanguageChoice.tsx'
import { lazyPart } from './lazy-screen.tsx'
import { howItWorks, paths } from '../lib/navigation/paths.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

// Loaded only for customers.
const CustomerHeader = lazyPart(['shell'], () => import('./header/CustomerHeader.tsx'))
const AccountPanel = lazyPart(['shell'], () => import('./header/AccountPanel.tsx'))

/** The home page shows everyone the visitor's links; other pages show customers theirs. */
export function SiteHeader() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { customer } = useSession()
  if (!customer || pathname === paths.home) return <VisitorHeader customer={customer} />
  return (
    <Suspense
      fallback={<Header home={{ href: paths.home, name: t('product') }} links={[]} linksOnPhone="tabs" />}
    >
      <CustomerHeader customer={customer} />
    </Suspense>
  )
}

/** The page has the one solid button. */
function VisitorHeader({ customer }: { customer: Customer | null }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const link = (href: string, label: string): HeaderLink => ({ href, label, current: pathname === href })
  return (
    <Header
      home={{ href: paths.home, name: t('product') }}
      links={[
        link(paths.home, t('nav.home')),
        link(paths.calculator, t('nav.calculator')),
        link(howItWorks, t('nav.howItWorks')),
      ]}
      actions={
        <>
          <ThemeSwitch />
          <LanguageChoice />
          {customer ? null : (
            <>
              <ButtonLink variant="plain" tone="neutral" href={paths.login}>
                {t('nav.login')}
              </ButtonLink>
              <ButtonLink variant="outline" tone="neutral" href={paths.register}>
                {t('nav.register')}
              </ButtonLink>
            </>
          )}
          <ButtonLink variant="outline" href={paths.wizard}>
            {t('nav.addShipment')}
          </ButtonLink>
        </>
      }
      always={
        customer ? (
          <Suspense fallback={<Avatar name={formatName(customer)} />}>
            <AccountPanel customer={customer} />
          </Suspense>
        ) : undefined
      }
      menu={
        <Stack space={3}>
          <ButtonLink variant="outline" width="full" href={paths.wizard}>
            {t('nav.addShipment')}
          </ButtonLink>
          {customer ? null : (
            <>
              <Link variant="standalone" href={paths.login}>
                {t('nav.login')}
              </Link>
              <Link variant="standalone" href={paths.register}>
                {t('nav.register')}
              </Link>
            </>
          )}
          <LanguageChoice />
          <ThemeSwitch />
        </Stack>
      }
    />
  )
}
