import { Notice } from '@seberang/design-system/Notice'
import { unitLimit, type UnitLimit } from '@seberang/domain/calculator'
import { joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { lawText } from '../../lib/pricing/reason.ts'

/** How many of such goods a parcel takes, what happens to the others, and by which rule. */
export function useUnitLimitText(): (limit: UnitLimit) => string {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  return ({ max, beyond, law }) =>
    joinSentences(
      [t('units.lead', { count: max }), t('units.text', { count: beyond, law: lawText(law, language) })],
      language,
    )
}

interface UnitLimitNoticeProps {
  goods: Parameters<typeof unitLimit>[0]
  /** Of the shipment, where there are several. */
  title?: string | undefined
}

/** That a parcel holds more than it takes of its goods; nothing where it does not. */
export function UnitLimitNotice({ goods, title }: UnitLimitNoticeProps) {
  const limit = unitLimit(goods)
  // Its text is loaded only then.
  return limit ? <BeyondLimit limit={limit} title={title} /> : null
}

function BeyondLimit({ limit, title }: { limit: UnitLimit; title: string | undefined }) {
  const textOf = useUnitLimitText()
  return (
    <Notice tone="caution" {...(title !== undefined && { title })}>
      {textOf(limit)}
    </Notice>
  )
}
