import { Badge } from '@seberang/design-system/Badge'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { CircleCheck } from '@seberang/design-system/icons'
import type { Company } from '@seberang/domain/api'
import { formatNib } from '@seberang/domain/company'
import { formatNpwp, formatRupiah, joinParts } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { CompanyTerms } from './CompanyTerms.tsx'

export function ApprovedCompany({ company }: { company: Company }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { information, legality, members, paylater } = company
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
      <SettingsSection
        title={t('paylater.title')}
        text={paylater ? t('paylater.text', { count: paylater.days }) : undefined}
      >
        {paylater ? (
          <DescriptionList
            variant="inline"
            items={[
              { term: t('paylater.left'), value: formatRupiah(paylater.limit - paylater.used) },
              { term: t('paylater.used'), value: formatRupiah(paylater.used) },
              { term: t('paylater.limit'), value: formatRupiah(paylater.limit) },
            ]}
          />
        ) : (
          <Text measure>{t('paylater.none')}</Text>
        )}
      </SettingsSection>
      <CompanyTerms company={company} />
    </>
  )
}
