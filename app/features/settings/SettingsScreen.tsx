import { Container } from '@seberang/design-system/Container'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CompanyTab } from './company/CompanyTab.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AppearanceTab } from './AppearanceTab.tsx'
import { DataTab } from './data/DataTab.tsx'
import { IdentityTab } from './IdentityTab.tsx'
import { NotificationsTab } from './notifications/NotificationsTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const tabs = ['profile', 'security', 'identity', 'company', 'notifications', 'appearance', 'data'] as const
type TabName = (typeof tabs)[number]

/** `/settings?tab=security`; the company of a business has a path of its own. */
export function Screen() {
  const { t } = useTranslation('settings')
  usePageTitle(t('title'))
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { customer } = useSession()
  if (!customer) return null
  const countRejected = (...papers: ({ status: string } | null | undefined)[]) =>
    papers.filter((paper) => paper?.status === 'rejected').length
  const rejected: Partial<Record<TabName, number>> = {
    identity: countRejected(customer.ktp, customer.passport),
    company: countRejected(customer.company),
  }
  const contents = {
    profile: <ProfileTab customer={customer} />,
    security: <SecurityTab customer={customer} />,
    identity: <IdentityTab />,
    company: <CompanyTab />,
    notifications: <NotificationsTab />,
    appearance: <AppearanceTab />,
    data: <DataTab />,
  }
  const isBusiness = customer.customer_type === 'business'
  const current = pathname === paths.company ? 'company' : tabs.find((tab) => tab === query.get('tab'))

  function open(tab: TabName): void {
    const at = tab === 'company' && isBusiness ? paths.company : `${paths.settings}?tab=${tab}`
    void navigate(at)
  }
  return (
    <Container size="sections">
      <Stack space={4}>
        <Heading level={1}>{t('title')}</Heading>
        <Tabs<TabName>
          label={t('tabs.label')}
          value={current ?? 'profile'}
          onChange={open}
          activation="manual"
          tabs={tabs.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            content: contents[value],
            ...(rejected[value] && { count: rejected[value] }),
          }))}
        />
      </Stack>
    </Container>
  )
}
