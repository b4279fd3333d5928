import { Badge } from '@seberang/design-system/Badge'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { CircleCheck } from '@seberang/design-system/icons'
import type { Company } from '@seberang/domain/api'
import { formatNib } from '@seberang/domain/company'
import { formatNpwp, formatRupiah, joinParts } from '@seberang/domain/format'
import { leftToPayLater } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { CompanyTerms } from './CompanyTerms.tsx'
import { OwedLater } from './OwedLater.tsx'

export function ApprovedCompany({ company }: { company: Company }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { information, legality, members, paylater, terms } = company
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
              {
                term: t('paylater.left'),
                value: formatRupiah(leftToPayLater(paylater.used, paylater.limit)),
              },
              { term: t('paylater.used'), value: formatRupiah(paylater.used) },
              ...(paylater.overdue > 0
                ? [{ term: t('paylater.overdue'), value: formatRupiah(paylater.overdue) }]
                : []),
              { term: t('paylater.limit'), value: formatRupiah(paylater.limit) },
            ]}
          />
        ) : (
          <Text measure>{t('paylater.none')}</Text>
        )}
        {paylater && terms.accepted?.version !== terms.version && <Text measure>{t('paylater.terms')}</Text>}
        <OwedLater />
      </SettingsSection>
      <CompanyTerms company={company} />
    </>
  )
}
