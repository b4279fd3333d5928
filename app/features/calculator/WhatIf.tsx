import { CostComparison } from '@seberang/design-system/CostComparison'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { quickestFirst } from '@seberang/domain/calculator'
import { formatFraction, formatRupiah, joinSentences } from '@seberang/domain/format'
import { leviesOf } from '@seberang/domain/terms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Calculation } from './calculate.ts'
import { useDifference, useReasons, useOptionTexts } from './texts.ts'

/** Options that cost more than this many times the cheapest are no realistic alternative. */
const maxPriceRatio = 8

/** All options for the parcel, cheapest or fastest first. */
export function WhatIf({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const [order, setOrder] = useState<'cheapest' | 'quickest'>('cheapest')
  const optionTexts = useOptionTexts()
  const difference = useDifference()
  const reasons = useReasons()
  const { options, chosen, unavailable } = calculation
  const { insurance } = calculation.request
  const [cheapest = chosen] = options
  const compared = options.filter(
    (option) => option.answer.total <= cheapest.answer.total * maxPriceRatio || option.id === chosen.id,
  )
  const shown = order === 'cheapest' ? compared : quickestFirst(compared)
  const missing = [...new Set(unavailable.map(({ reason }) => reason))]
  return (
    <Stack space={4}>
      <Inline space={4} align="between" alignY="bottom">
        <Stack space={1}>
          <Heading level={2}>{t('whatIf.title')}</Heading>
          <Text tone="secondary">{t('whatIf.text')}</Text>
        </Stack>
        <SegmentedControl
          label={t('whatIf.order')}
          options={[
            { value: 'cheapest', label: t('whatIf.cheapest') },
            { value: 'quickest', label: t('whatIf.quickest') },
          ]}
          value={order}
          onChange={setOrder}
        />
      </Inline>
      <CostComparison
        caption={t('whatIf.title')}
        columnNames={{
          way: t('column.way'),
          time: t('column.time'),
          parts: t('column.parts'),
          total: t('column.total'),
          difference: t('column.difference'),
        }}
        partNames={{
          service: t(insurance === 0 ? 'part.service' : 'part.insured'),
          levies: t('part.levies'),
          courier: t('part.courier'),
        }}
        chosen={chosen.id}
        ways={shown.map((option) => {
          const { name, importer, time } = optionTexts(option)
          const { lines, total } = option.answer
          const levies = leviesOf(lines)
          const courier = lines.domestic_shipping
          const parts = { service: total - levies - courier, levies, courier }
          return {
            id: option.id,
            by: option.container === null ? 'air' : 'sea',
            name,
            note: option.id === chosen.id ? t('whatIf.yours', { importer }) : importer,
            time,
            parts,
            sum: Object.values(parts)
              .filter((part) => part > 0)
              .map(formatRupiah)
              .join(' + '),
            total: formatRupiah(total),
            difference: t('whatIf.because', {
              difference: difference(option, cheapest),
              reason: reasons(option),
            }),
          }
        })}
      />
      <Text step="note" tone="tertiary">
        {joinSentences(
          [
            ...missing.map((reason) => t(`leftOut.${reason}`)),
            compared.length < options.length && t('whatIf.containers'),
            insurance === 0
              ? t('whatIf.uninsured')
              : t('whatIf.insured', { percent: formatFraction(insurance, language) }),
            t('whatIf.note'),
          ],
          language,
        )}
      </Text>
    </Stack>
  )
}
