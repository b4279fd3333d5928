import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { calls } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../lib/api/use-call.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ListSkeleton } from '../../../components/ListSkeleton.tsx'
import { Resource } from '../../../components/Resource.tsx'
import { ApprovedCompany } from './ApprovedCompany.tsx'
import { CompanyState } from './CompanyState.tsx'

/** The customer's company: how to register one, what became of it, and what it agreed to. */
export function CompanyTab() {
  const company = useCall(calls.company, {})
  return (
    <Resource of={company} loading={<ListSkeleton />}>
      {({ data }) => {
        if (data === null) return <NoCompany />
        return data.status === 'approved' ? (
          <ApprovedCompany company={data} />
        ) : (
          <CompanyState company={data} />
        )
      }}
    </Resource>
  )
}

function NoCompany() {
  const { t } = useTranslation('company')
  const draft = useCall(calls.draft, { params: { kind: 'company' } }).data?.data
  return (
    <SettingsSection title={t('none.title')} text={t('none.text')}>
      <Text measure>{t('none.what')}</Text>
      <div>
        <ButtonLink href={paths.companyUpgrade}>{t(draft?.body ? 'none.resume' : 'none.action')}</ButtonLink>
      </div>
    </SettingsSection>
  )
}
