import { Notice } from '@seberang/design-system/Notice'
import { unitLimit, type UnitLimit } from '@seberang/domain/calculator'
import { joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { lawText } from '../../lib/pricing/reason.ts'

interface UnitLimitNoticeProps {
  goods: Parameters<typeof unitLimit>[0]
}

/** That a parcel holds more than it takes of its goods; nothing where it does not. */
export function UnitLimitNotice({ goods }: UnitLimitNoticeProps) {
  const limit = unitLimit(goods)
  // Its text is loaded only then.
  return limit ? <BeyondLimit limit={limit} /> : null
}

/** How many of such goods a parcel takes, what happens to the others, and by which rule. */
function BeyondLimit({ limit: { max, beyond, law } }: { limit: UnitLimit }) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const texts = [
    t('units.lead', { count: max }),
    t('units.text', { count: beyond, law: lawText(law, language) }),
  ]
  return <Notice tone="caution">{joinSentences(texts, language)}</Notice>
}
