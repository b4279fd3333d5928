import { Text } from '@seberang/design-system/Text'
import { adviceText, allAtRisk, partAtRisk, type shipmentsAtRisk } from '@seberang/domain/explain'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

/** What to set aside for levies beside the price: with the reason for one parcel; the sum and its parts for several. */
export function LawCaution({ of }: { of: ReturnType<typeof shipmentsAtRisk> }) {
  const language = useLanguage()
  const texts = billTexts(language).reason
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
  const { lead, text } = adviceText(risk.advice, texts, language, risk.ruleSet)
  return (
    <div>
      <Lead>{lead}</Lead> {text}
    </div>
  )
}

const Lead = ({ children }: { children: ReactNode }) => (
  <Text as="strong" step="note" weight="semibold">
    {children}
  </Text>
)
