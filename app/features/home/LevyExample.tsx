import { LawList } from '@seberang/design-system/LawList'
import type { PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { HomeData } from './use-home-data.ts'

const levies = [
  ['duty', 'law.duty'],
  ['vat', 'law.vat'],
  ['income_tax', 'law.incomeTax'],
] as const satisfies readonly (readonly [PricingLine, string])[]

const example = { country: 'US', track: 'air', price: '100', currency: 'USD', weightKg: '1' } as const

const unknownFigures = { dutyFreeUsd: '–', parcelLimitUsd: '–' }

/** The levies of an example parcel at today's rates. */
export function LevyExample({ data }: { data: HomeData | undefined }) {
  const { t } = useTranslation(['home', 'pricing'])
  const language = useLanguage()
  const found = data?.engine.estimate(example, data.reference)
  return (
    <LawList
      items={levies.map(([line, text]) => {
        const why = found?.explanation.find((explanation) => explanation.line === line)
        return {
          name: t(`pricing:line.${line}`),
          text: t(text, data ? data.engine.ruleFigures(language) : unknownFigures),
          source: data && why ? data.engine.reasonWithLaw(why, language) : '–',
          amount: data && why ? data.engine.formatRupiah(why.amount) : '–',
        }
      })}
    />
  )
}
