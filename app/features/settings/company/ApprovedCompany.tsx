import { Badge } from '@seberang/design-system/Badge'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { CircleCheck } from '@seberang/design-system/icons'
import type { Company } from '@seberang/domain/api'
import { formatNib } from '@seberang/domain/company'
import { formatNpwp, joinParts } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { CompanyTerms } from './CompanyTerms.tsx'
import { PayLater } from './PayLater.tsx'

export function ApprovedCompany({ company }: { company: Company }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { information, legality, members } = company
  return (
    <>
      <SettingsSection
        title={information.company_name}
        text={
          <Badge tone="positive" icon={CircleCheck}>
            {t('approved.state')}
          </Badge>
        }
      >
        <DescriptionList
          items={[
            { term: t('field.npwp'), value: formatNpwp(legality.npwp.number) },
            { term: t('field.nib'), value: formatNib(legality.nib.number) },
            { term: t('approved.shownOn'), value: t('approved.invoices') },
            {
              term: t('approved.members'),
              value: joinParts(
                members.map(({ name, is_owner }) => (is_owner ? t('approved.owner', { name }) : name)),
                language,
              ),
            },
          ]}
        />
      </SettingsSection>
      <PayLater company={company} />
      <CompanyTerms company={company} />
    </>
  )
}
