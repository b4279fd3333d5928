import { Link } from '@seberang/design-system/Link'
import { PriceLines } from '@seberang/design-system/PriceLines'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { adviceText, type AdviceText, type CautionText, type ShipmentAtRisk } from '@seberang/domain/explain'
import { colon, sentenceGap } from '@seberang/domain/format'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { TermsHere } from '../glossary/TermsHere.tsx'

/** Why customs may levy more, and how much, a paragraph for each parcel. */
export function LawReasons({ of: { parts } }: { of: CautionText }) {
  const conditions = new Set(parts.map(({ advice }) => advice.conditions))
  const isShared = conditions.size === 1
  return (
    <Stack space={3}>
      {parts.map(({ code, cause, lines, advice }) => (
        <div key={code}>
          <WithLaw text={cause} of={advice} />
          {lines.length > 0 && <PriceLines lines={lines} />}
          {!isShared && <div>{advice.conditions}</div>}
        </div>
      ))}
      {isShared && <div>{conditions}</div>}
      <TermsHere of={['further_levies']} />
    </Stack>
  )
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
