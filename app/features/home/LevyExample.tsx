import { LawList } from '@seberang/design-system/LawList'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { formatDay, formatRupiah } from '@seberang/domain/format'
import type { PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useReason } from '../../lib/pricing/use-reason.ts'
import { useReference } from '../../lib/reference/use-reference.ts'
import { useEngine } from './use-engine.ts'

const levies = [
  ['duty', 'law.duty'],
  ['vat', 'law.vat'],
  ['income_tax', 'law.incomeTax'],
] as const satisfies readonly (readonly [PricingLine, string])[]

const example = { country: 'US', track: 'udara', price: '100', currency: 'USD', weightKg: '1' } as const

/** One parcel's levies, worked out with today's rates. */
export function LevyExample() {
  const { t } = useTranslation(['home', 'pricing'])
  const language = useLanguage()
  const reason = useReason()
  const { reference } = useReference()
  const engine = useEngine()
  const found = engine && reference ? engine.estimate(example, reference) : undefined
  return (
    <Stack space={4}>
      <LawList
        items={levies.map(([line, text]) => {
          const why = found?.explanation.find((explanation) => explanation.line === line)
          return {
            name: t(`pricing:line.${line}`),
            text: t(text),
            source: why ? reason.withLaw(why) : '–',
            amount: why ? formatRupiah(why.amount) : '–',
          }
        })}
      />
      <Text step="note" tone="tertiary">
        {t('law.example', { date: engine ? formatDay(engine.currentRuleSet().checked_on, language) : '–' })}
      </Text>
    </Stack>
  )
}
