import { calls, type Company } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { StepsPage } from '../../components/StepsPage.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import { companySettings } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { companyPolicy, isCompanyDraft } from './draft.ts'
import { CompanyWizard } from './CompanyWizard.tsx'

/** Registers a company in three steps, or mends what was rejected of one. */
export function Screen() {
  const { t } = useTranslation('company')
  usePageTitle(t('page'))
  const company = useCall(calls.company, {})
  const shown = company.data?.data
  if (shown && shown.status !== 'rejected') return <Navigate to={companySettings} replace />
  return company.data ? (
    <StoredCompany company={shown ?? null} />
  ) : (
    <Page>
      <Resource of={company} loading={<ListSkeleton />}>
        {() => null}
      </Resource>
    </Page>
  )
}

function StoredCompany({ company }: { company: Company | null }) {
  const { customer } = useSession()
  const draft = useStoredDraft('company', isCompanyDraft, companyPolicy)
  if (!customer) return null
  if (draft.ready) return <CompanyWizard company={company} customer={customer} {...draft} />
  return (
    <Page>
      <ListSkeleton />
    </Page>
  )
}

/** The page while there is nothing to fill in: the ways out stay. */
function Page({ children }: { children: ReactNode }) {
  const { t } = useTranslation('company')
  return <StepsPage close={{ href: companySettings, label: t('close') }}>{children}</StepsPage>
}
