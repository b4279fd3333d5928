import { Container } from '@seberang/design-system/Container'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { calls, importService, type CartCounts } from '@seberang/domain/api'
import { placeLabels, places } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { ListSearch } from '../../components/ListSearch.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useListLocation } from '../../lib/navigation/use-list-location.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { StatusList } from './StatusList.tsx'

/** The tabs: all, then one per place. What waits for payment stands above the list. */
const tabs = ['all', ...places] as const
type Tab = (typeof tabs)[number]

/** All shipments by where they are. */
export function Screen() {
  const { t } = useTranslation(['status', 'common'])
  const language = useLanguage()
  usePageTitle(t('title'))
  const list = useListLocation<Tab>(tabs)
  const counts = useCall(calls.cartCounts, list.query ? { query: { query: list.query } } : {}).data?.data
  // A place without shipments has no tab, unless it is selected.
  const shown = tabs.filter((tab) => tab === 'all' || tab === list.tab || countOf(tab, counts) > 0)
  return (
    <Container>
      <Stack space={4}>
        <PageHeader
          title={t('title')}
          actions={<ListSearch label={t('search')} query={list.query} onSearch={list.search} />}
        />
        <Tabs
          label={t('filter')}
          value={list.tab}
          onChange={list.chooseTab}
          tabs={shown.map((tab) => ({
            value: tab,
            label: tab === 'all' ? t('all') : placeLabels[language][tab],
            ...(counts && { count: countOf(tab, counts) }),
            content: tab === list.tab && (
              <StatusList
                place={tab === 'all' ? undefined : tab}
                query={list.query}
                page={list.page}
                hrefOf={list.hrefOf}
                onReset={list.reset}
              />
            ),
          }))}
        />
      </Stack>
    </Container>
  )
}

function countOf(tab: Tab, counts: CartCounts | undefined): number {
  if (!counts) return 0
  return tab === 'all' ? counts[importService] : (counts.by_place[tab] ?? 0)
}
