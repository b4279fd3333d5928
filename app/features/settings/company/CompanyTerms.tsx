import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { calls, type Company, type Terms } from '@seberang/domain/api'
import { formatDay, formatMoment } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../lib/api/use-call.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { ListSkeleton } from '../../../components/ListSkeleton.tsx'
import { Resource } from '../../../components/Resource.tsx'
import { AcceptTermsForm } from './AcceptTermsForm.tsx'
import { TermsText } from './TermsText.tsx'

/** What a company accepts, who did, and the current version while nobody has accepted it yet. */
export function CompanyTerms({ company }: { company: Company }) {
  const { t } = useTranslation('company')
  const terms = useCall(calls.terms, { params: { kind: 'company' } })
  return (
    <SettingsSection title={t('terms.title')} text={t('terms.text')}>
      <Resource of={terms} loading={<ListSkeleton />}>
        {({ data }) => (
          <Shown terms={data} accepted={company.terms.accepted} reload={() => void terms.mutate()} />
        )}
      </Resource>
    </SettingsSection>
  )
}

interface ShownProps {
  terms: Terms
  accepted: Company['terms']['accepted']
  /** There is a newer version. */
  reload: () => void
}

function Shown({ terms, accepted, reload }: ShownProps) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { version, valid_from, body } = terms
  return (
    <>
      <Text weight="semibold">
        {t('terms.version', { version, day: formatDay(`${valid_from}T00:00:00+07:00`, language) })}
      </Text>
      <TermsText body={body} />
      {accepted?.version !== version && (
        <AcceptTermsForm key={version} version={version} onChanged={reload} />
      )}
      {accepted && (
        <Text step="note" tone="secondary">
          {t('terms.accepted', { ...accepted, time: formatMoment(accepted.at, language) })}
        </Text>
      )}
    </>
  )
}
