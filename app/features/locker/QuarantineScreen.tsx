import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/navigation/paths.ts'
import { ListSearch } from '../../components/ListSearch.tsx'
import { useListLocation } from '../../lib/navigation/use-list-location.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { LockerList } from './LockerList.tsx'

/** Parcels that arrived unannounced: what each lacks, and how to complete it. */
export function Screen() {
  const { t } = useTranslation(['locker', 'common'])
  usePageTitle(t('quarantine.title'))
  const { query, page, search, hrefOf, reset } = useListLocation(['quarantine'])
  return (
    <Container>
      <PageHeader
        title={t('quarantine.title')}
        text={t('quarantine.lead')}
        actions={<ListSearch label={t('search')} query={query} onSearch={search} />}
      />
      <LockerList
        status="quarantine"
        query={query}
        page={page}
        hrefOf={hrefOf}
        onReset={reset}
        empty={
          <EmptyState
            illustration="locker"
            title={t('quarantine.empty.title')}
            text={t('quarantine.empty.text')}
            action={<ButtonLink href={paths.lockerImport}>{t('quarantine.empty.action')}</ButtonLink>}
          />
        }
      />
    </Container>
  )
}
