import { Badge } from '@seberang/design-system/Badge'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { CircleAlert, CircleCheck, Clock } from '@seberang/design-system/icons'
import type { Company } from '@seberang/domain/api'
import { companySections, formatNib, type CompanySection } from '@seberang/domain/company'
import { formatDay, formatList, formatNpwp, joinParts, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** A company that waits for us, or of which sections were rejected. */
export function CompanyState({ company }: { company: Company }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const { information, contact, legality, sent_at, decided_at, reasons = [] } = company
  const isRejected = company.status === 'rejected'
  const reasonOf = (section: CompanySection) => reasons.find((one) => one.section === section)?.reason
  const { country_code, phoneNumber, origin } = contact
  const summaries: Record<CompanySection, string> = {
    information: information.company_description,
    contact: joinParts([`${country_code} ${phoneNumber}`, origin], language),
    legality: t('state.numbers', {
      npwp: formatNpwp(legality.npwp.number),
      nib: formatNib(legality.nib.number),
    }),
  }
  const days = [
    t('state.sent', { day: formatDay(sent_at, language) }),
    decided_at !== null && t('state.decided', { day: formatDay(decided_at, language) }),
  ]
  const faulty = formatList(
    reasons.map(({ section }) => t(`step.${section}`)),
    language,
  )

  function badgeOf(section: CompanySection) {
    if (!isRejected) return <Badge tone="info">{t('state.checking')}</Badge>
    return reasonOf(section) === undefined ? (
      <Badge tone="positive">{t('state.right')}</Badge>
    ) : (
      <Badge tone="critical">{t('state.faulty')}</Badge>
    )
  }
  const iconOf = (section: CompanySection) => {
    if (!isRejected) return Clock
    return reasonOf(section) === undefined ? CircleCheck : CircleAlert
  }
  return (
    <SettingsSection title={information.company_name} text={joinSentences(days, language)}>
      <Text weight="semibold">
        {isRejected ? t('state.rejected', { count: reasons.length }) : t('state.waiting')}
      </Text>
      <SettingsRows label={t('steps')}>
        {companySections.map((section) => (
          <SettingsRow
            key={section}
            icon={iconOf(section)}
            title={t(`step.${section}`)}
            badge={badgeOf(section)}
            note={reasonOf(section) ?? summaries[section]}
          />
        ))}
      </SettingsRows>
      {isRejected ? (
        <div>
          <ButtonLink href={paths.companyUpgrade}>{t('state.mend', { sections: faulty })}</ButtonLink>
        </div>
      ) : (
        <Text step="note" tone="secondary" measure>
          {t('after.text')}
        </Text>
      )}
    </SettingsSection>
  )
}
