import { Box } from '@seberang/design-system/Box'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { paths, type QuarantineState } from '../../lib/navigation/paths.ts'
import { ListSearch } from '../../components/ListSearch.tsx'
import { useListLocation } from '../../lib/navigation/use-list-location.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { LockerList } from './LockerList.tsx'

/** Parcels that arrived unannounced: what each lacks, and how to complete it. */
export function Screen() {
  const { t } = useTranslation(['locker', 'common'])
  usePageTitle(t('quarantine.title'))
  const { query, page, search: find, hrefOf, reset } = useListLocation(['quarantine'])
  const { pathname, search, state } = useLocation() as Location<QuarantineState | null>
  const navigate = useNavigate()
  return (
    <Container>
      <PageHeader
        title={t('quarantine.title')}
        text={t('quarantine.lead')}
        actions={<ListSearch label={t('search')} query={query} onSearch={find} />}
      />
      {state?.papersSent && (
        <Box paddingBottom={4}>
          <Notice
            tone="positive"
            live="polite"
            onClose={() => void navigate({ pathname, search }, { replace: true, state: null })}
          >
            {t('quarantine.papersSent', { code: state.papersSent })}
          </Notice>
        </Box>
      )}
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
