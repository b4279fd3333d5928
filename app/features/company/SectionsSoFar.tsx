import { Heading } from '@seberang/design-system/Heading'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { CircleAlert, CircleCheck, FileText, MapPin, Building2 } from '@seberang/design-system/icons'
import { companySections, type CompanySection } from '@seberang/domain/company'
import { joinParts } from '@seberang/domain/format'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { CompanyDraft } from './draft.ts'

const icons = { information: Building2, contact: MapPin, legality: FileText }

interface SectionsSoFarProps {
  draft: CompanyDraft
  step: CompanySection
  isDone: (section: CompanySection) => boolean
  /** Whether it was rejected, and is still as it was sent. */
  isFaulty: (section: CompanySection) => boolean
}

/** What each section has by now, and what comes after it. */
export function SectionsSoFar({ draft, step, isDone, isFaulty }: SectionsSoFarProps) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const heading = useId()
  const { information, contact } = draft
  const summaries: Record<CompanySection, string> = {
    information: information.company_name.trim(),
    contact: joinParts([contact.phone, contact.origin].map((one) => one.trim()).filter(Boolean), language),
    legality: '',
  }
  const noteOf = (section: CompanySection): string => {
    if (isDone(section)) return summaries[section] || t('soFar.done')
    if (isFaulty(section)) return t('state.faulty')
    return t(section === step ? 'soFar.current' : 'soFar.missing')
  }
  const iconOf = (section: CompanySection) => {
    if (isDone(section)) return CircleCheck
    return isFaulty(section) ? CircleAlert : icons[section]
  }
  return (
    <aside aria-labelledby={heading}>
      <Stack space={8}>
        <Stack space={3}>
          <Heading level={2} step="h3" id={heading}>
            {t('soFar.title')}
          </Heading>
          <SettingsRows label={t('soFar.title')}>
            {companySections.map((section) => (
              <SettingsRow
                key={section}
                icon={iconOf(section)}
                title={t(`step.${section}`)}
                note={noteOf(section)}
              />
            ))}
          </SettingsRows>
        </Stack>
        <Stack space={1}>
          <Heading level={2} step="h4">
            {t('after.title')}
          </Heading>
          <Text step="note" tone="secondary">
            {t('after.text')}
          </Text>
        </Stack>
      </Stack>
    </aside>
  )
}
