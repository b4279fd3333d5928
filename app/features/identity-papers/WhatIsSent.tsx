import { Heading } from '@seberang/design-system/Heading'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Stack } from '@seberang/design-system/Stack'
import { Eye, FileText, IdCard, Image, User } from '@seberang/design-system/icons'
import { formatNumber } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface WhatIsSentProps {
  file: File | null
  number: string
  name: string
}

/** Exactly what leaves this device, and who can see it. */
export function WhatIsSent({ file, number, name }: WhatIsSentProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const what = t('form.whatTitle')
  const who = t('form.whoTitle')
  return (
    <Stack space={5}>
      <Stack space={2}>
        <Heading level={2} step="h3">
          {what}
        </Heading>
        <SettingsRows label={what}>
          <SettingsRow
            icon={Image}
            title={t('form.what.photo')}
            note={t('form.what.photoNote')}
            action={file ? sizeOf(file, language) : t('form.notYet')}
          />
          <SettingsRow
            icon={IdCard}
            title={number || t('form.what.number')}
            note={name || t('form.what.name')}
            {...(number === '' && { action: t('form.notYet') })}
          />
        </SettingsRows>
      </Stack>
      <Stack space={2}>
        <Heading level={2} step="h3">
          {who}
        </Heading>
        <SettingsRows label={who}>
          <SettingsRow icon={User} title={t('form.who.you')} note={t('form.who.youNote')} />
          <SettingsRow icon={Eye} title={t('form.who.us')} note={t('form.who.usNote')} />
          <SettingsRow icon={FileText} title={t('form.who.customs')} note={t('form.who.customsNote')} />
        </SettingsRows>
      </Stack>
    </Stack>
  )
}

/** In the unit that people read. */
function sizeOf({ size }: File, language: Language): string {
  const kilobytes = Math.ceil(size / 1000)
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, language)} kB`
    : `${formatNumber(Math.round(kilobytes / 100) / 10, language)} MB`
}
