import { Container } from '@seberang/design-system/Container'
import { Heading } from '@seberang/design-system/Heading'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { formatDay } from '@seberang/domain/format'
import * as limits from '@seberang/domain/limits'
import type { ResourceKey } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../lib/i18n/i18n.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { contact } from '../../lib/navigation/contact.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'

addTexts(import.meta.glob<{ default: ResourceKey }>('../../locales/*/legal.json'))

/** What each page tells, in this order. */
export const sectionsOf = {
  terms: ['service', 'prices', 'payment', 'measured', 'goods', 'warehouse', 'liability', 'finish', 'change'],
  privacy: ['data', 'why', 'who', 'long', 'device', 'safe', 'rights'],
} as const

/** Since when they apply. Changes with every change of what they promise. */
const writtenOn = '2026-11-24'

/** What a customer agrees to, to read. Each section has an address, and the figures are those that the code counts with. */
export function LegalPage({ page }: { page: keyof typeof sectionsOf }) {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  const title = t(`${page}.title`)
  usePageTitle(title)
  const figures = { ...limits, mail: contact.mail, phone: contact.phone.shown }
  // The keys of the two pages differ in their page only.
  const sectionText = (id: string, part: 'title' | 'text'): string =>
    t(`${page}.section.${id}.${part}` as 'terms.section.service.text', figures)
  return (
    <Container size="reading">
      <Stack space={8}>
        <Stack space={2}>
          <PageHeader title={title} text={t(`${page}.text`)} />
          <Text step="note" tone="secondary">
            {t('written', { date: formatDay(writtenOn, language) })}
          </Text>
        </Stack>
        {sectionsOf[page].map((id) => (
          <Stack key={id} as="section" space={2}>
            <Heading level={2} id={id}>
              {sectionText(id, 'title')}
            </Heading>
            <Text step="read">{sectionText(id, 'text')}</Text>
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}
