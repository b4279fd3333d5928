import { Link } from '@seberang/design-system/Link'
import { Text } from '@seberang/design-system/Text'
import { adviceText, type AdviceText, type CautionText, type ShipmentAtRisk } from '@seberang/domain/explain'
import { colon, sentenceGap } from '@seberang/domain/format'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

/** What to set aside for levies besides the price: the reason for one parcel, the sum and its parts for several. */
export function LawCaution({ of }: { of: CautionText }) {
  const gap = sentenceGap(useLanguage())
  return (
    <div>
      <Lead>{of.lead}</Lead>
      {gap}
      <LawReasons of={of} />
    </div>
  )
}

/** Why, without what it comes to. */
export function LawReasons({ of: { parts } }: { of: CautionText }) {
  const [only, ...others] = parts
  if (only && others.length === 0) return <WithLaw text={only.text} of={only.advice} />
  return parts.map(({ code, text, advice }) => (
    <div key={code}>
      <WithLaw text={text} of={advice} />
    </div>
  ))
}

/** What the tariff charges beyond the levies by law, with the reason. @param isNamed there are other parcels */
export function AboveLaw({ of, isNamed }: { of: readonly ShipmentAtRisk[]; isNamed: boolean }) {
  const language = useLanguage()
  const texts = billTexts(language).reason
  return of.map(({ code, title, advice, ruleSet }) => {
    const words = adviceText(advice, texts, language, ruleSet)
    return (
      <div key={code}>
        {isNamed && title + colon(language)}
        <Lead>{words.lead}</Lead>
        {sentenceGap(language)}
        <WithLaw text={words.text} of={words} />
      </div>
    )
  })
}

/** A text that names a law, with its first mention as a link. */
export function WithLaw({ text, of: { law, lawName } }: { text: string; of: AdviceText }) {
  const start = text.indexOf(lawName)
  if (start < 0 || law.url === undefined) return text
  return (
    <>
      {text.slice(0, start)}
      <Link href={law.url} newWindow>
        {lawName}
      </Link>
      {text.slice(start + lawName.length)}
    </>
  )
}

const Lead = ({ children }: { children: string }) => (
  <Text as="strong" step="note" weight="semibold">
    {children}
  </Text>
)
