import { Link } from '@seberang/design-system/Link'
import { Text } from '@seberang/design-system/Text'
import {
  adviceText,
  allAtRisk,
  partAtRisk,
  readyText,
  type AdviceText,
  type shipmentsAtRisk,
} from '@seberang/domain/explain'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

interface LawCautionProps {
  of: ReturnType<typeof shipmentsAtRisk>
  /** Part of the sum to have ready may be paid. */
  isAgreed?: boolean
}

/** What to set aside for levies beside the price: with the reason for one parcel; the sum and its parts for several. */
export function LawCaution({ of, isAgreed = false }: LawCautionProps) {
  const language = useLanguage()
  const { reason: texts, pricing } = billTexts(language)
  const [risk, ...others] = of
  if (!risk) return null
  if (others.length > 0) {
    return (
      <div>
        <Lead>{allAtRisk(of, texts)}</Lead>
        {of.map((one) => (
          <div key={one.code}>{partAtRisk(one)}</div>
        ))}
      </div>
    )
  }
  const advice = adviceText(risk.advice, texts, language, risk.ruleSet)
  return (
    <div>
      <Lead>{isAgreed ? advice.lead : readyText(risk.advice, risk.total, pricing)}</Lead>{' '}
      <WithLaw text={advice.text} of={advice} />
    </div>
  )
}

/** A sentence that names a law, with the law as a link. */
export function WithLaw({ text, of: { law, lawName } }: { text: string; of: AdviceText }) {
  const [before = '', after] = text.split(lawName)
  if (after === undefined || law.url === undefined) return text
  return (
    <>
      {before}
      <Link href={law.url} newWindow>
        {lawName}
      </Link>
      {after}
    </>
  )
}

const Lead = ({ children }: { children: ReactNode }) => (
  <Text as="strong" step="note" weight="semibold">
    {children}
  </Text>
)
