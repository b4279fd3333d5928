import { Text } from '@seberang/design-system/Text'
import { adviceText, type shipmentsAtRisk } from '@seberang/domain/explain'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

/** What to set aside for levies beside the price: with the reason for one parcel, the amount alone for several. */
export function LawCaution({ of }: { of: ReturnType<typeof shipmentsAtRisk> }) {
  const language = useLanguage()
  return of.map(({ code, title, advice, ruleSet }) => {
    const { lead, text } = adviceText(advice, billTexts(language).reason, language, ruleSet)
    return (
      <div key={code}>
        <Text as="strong" step="note" weight="semibold">
          {of.length > 1 ? `${title}: ${lead}` : lead}
        </Text>{' '}
        {of.length === 1 && text}
      </div>
    )
  })
}
