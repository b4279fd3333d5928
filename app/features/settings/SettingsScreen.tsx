import { Container } from '@seberang/design-system/Container'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AppearanceTab } from './AppearanceTab.tsx'
import { DataTab } from './data/DataTab.tsx'
import { NotificationsTab } from './notifications/NotificationsTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const tabs = ['profile', 'security', 'notifications', 'appearance', 'data'] as const
type TabName = (typeof tabs)[number]

/** `/settings?tab=security` */
export function Screen() {
  const { t } = useTranslation('settings')
  usePageTitle(t('title'))
  const [query, setQuery] = useSearchParams()
  const { customer } = useSession()
  if (!customer) return null
  const contents = {
    profile: <ProfileTab customer={customer} />,
    security: <SecurityTab customer={customer} />,
    notifications: <NotificationsTab />,
    appearance: <AppearanceTab />,
    data: <DataTab />,
  }
  return (
    <Container size="sections">
      <Stack space={4}>
        <Heading level={1}>{t('title')}</Heading>
        <Tabs<TabName>
          label={t('tabs.label')}
          value={tabs.find((tab) => tab === query.get('tab')) ?? 'profile'}
          onChange={(tab) => setQuery({ tab })}
          activation="manual"
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), content: contents[value] }))}
        />
      </Stack>
    </Container>
  )
}
