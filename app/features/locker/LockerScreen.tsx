import { Container } from '@seberang/design-system/Container'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { calls, importService, type CartCounts } from '@seberang/domain/api'
import { statusLabels } from '@seberang/domain/status'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useDismissed } from '../../lib/storage/use-dismissed.ts'
import { knowsPasskeys } from '../../components/passkeys/ceremony.ts'
import { ListSearch } from '../../components/ListSearch.tsx'
import { useListLocation } from '../../lib/navigation/use-list-location.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { LockerList } from './LockerList.tsx'
import { WaitingSteps } from './WaitingSteps.tsx'

const PasskeyOffer = lazy(async () => ({
  default: (await import('../../components/passkeys/PasskeyOffer.tsx')).PasskeyOffer,
}))

const lockerTabs = ['idle', 'warehouse', 'from_seller', 'quarantine'] as const
type LockerTab = (typeof lockerTabs)[number]

/** Shipments without an invoice, and the selection to pay next. */
export function Screen() {
  const { t } = useTranslation(['locker', 'common'])
  const language = useLanguage()
  usePageTitle(t('title'))
  const locker = useListLocation(lockerTabs)
  const counts = useCall(calls.cartCounts, locker.query ? { query: { query: locker.query } } : {}).data?.data
  const nameOf = (tab: LockerTab): string => (tab === 'idle' ? t('tab.all') : statusLabels[language][tab])
  return (
    <Container>
      <PageHeader
        title={t('title')}
        actions={<ListSearch label={t('search')} query={locker.query} onSearch={locker.search} />}
      />
      <Stack space={4}>
        <WaitingSteps />
        <BillingNotice />
        {knowsPasskeys() && (
          <Suspense>
            <PasskeyOffer />
          </Suspense>
        )}
        <Tabs
          label={t('tab.label')}
          value={locker.tab}
          onChange={locker.chooseTab}
          tabs={lockerTabs.map((tab) => ({
            value: tab,
            label: nameOf(tab),
            ...(counts && { count: countOf(tab, counts) }),
            content: tab === locker.tab && (
              <LockerList
                status={tab}
                query={locker.query}
                page={locker.page}
                hrefOf={locker.hrefOf}
                onReset={locker.reset}
              />
            ),
          }))}
        />
      </Stack>
    </Container>
  )
}

function countOf(tab: LockerTab, counts: CartCounts): number {
  return tab === 'idle' ? counts.idle[importService] : (counts.by_status[tab] ?? 0)
}

/** The notice for everyone who orders to a warehouse address. */
function BillingNotice() {
  const { t } = useTranslation('locker')
  const [dismissed, dismiss] = useDismissed('billing-notice')
  if (dismissed) return null
  return (
    <Notice tone="caution" title={t('warehouseNotice.bold')} onClose={dismiss}>
      {t('warehouseNotice.text')}
    </Notice>
  )
}
