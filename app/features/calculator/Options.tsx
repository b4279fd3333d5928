import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { quickestFirst } from '@seberang/domain/calculator'
import { formatFraction, joinSentences } from '@seberang/domain/format'
import { containerTypes, isWholeContainer } from '@seberang/domain/pricing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useLeftOut } from '../../components/options/option-texts.ts'
import { useOptionRow, useOrderNote } from '../../components/options/use-option-row.tsx'
import { shortList, type Calculation } from './calculate.ts'

/** Options that cost more than this many times the cheapest are containers far too large for the goods. */
const maxPriceRatio = 8

const wholeContainers = containerTypes.filter(isWholeContainer)

interface OptionsProps {
  calculation: Calculation
  onChoose: (optionId: string) => void
  /** Containers far too large for the goods, too. */
  everything: { value: boolean; onChange: (value: boolean) => void }
}

/** Everything that is offered for the parcel, a row each, and below it what is not and why. */
export function Options({ calculation, onChoose, everything }: OptionsProps) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const [order, setOrder] = useState<'price' | 'days'>('price')
  const row = useOptionRow()
  const orderNote = useOrderNote()
  const leftOut = useLeftOut()
  const { options, folded, chosen, unavailable, courier, request } = calculation
  const [cheapest = chosen] = options
  const quickest = quickestFirst(options)
  const realistic = folded.filter(
    ({ option }) =>
      everything.value ||
      option.id === chosen.id ||
      option.amountToHaveReady <= cheapest.amountToHaveReady * maxPriceRatio,
  )
  const ordered =
    order === 'price'
      ? realistic
      : realistic.toSorted((one, other) => quickest.indexOf(one.option) - quickest.indexOf(other.option))
  const shown = everything.value
    ? ordered
    : shortList(ordered, ({ option, others }) =>
        [option, ...others].some(({ id }) => id === chosen.id || id === cheapest.id),
      )
  const tooLarge =
    realistic.length < folded.length || unavailable.some(({ reason }) => reason === 'container_too_large')
  const tooLargeContainers = wholeContainers.filter(
    (type) =>
      !realistic.some(({ option }) => option.container === type) &&
      (folded.some(({ option }) => option.container === type) ||
        unavailable.some(({ container, reason }) => container === type && reason === 'container_too_large')),
  )
  const containersNote =
    tooLargeContainers.length === wholeContainers.length
      ? [t('options.containers')]
      : tooLargeContainers.map((type) => t('options.container', { container: t(`route.${type}`) }))
  return (
    <Stack space={{ phone: 2, tablet: 4 }}>
      <Inline space={4} align="between" alignY="bottom">
        <Stack space={1}>
          <Heading level={2}>{t('options.title')}</Heading>
          <Text tone="secondary">
            {joinSentences(
              [
                t(courier ? 'options.delivered' : 'options.withoutCourier'),
                order === 'price' && orderNote(options),
              ],
              language,
            )}
          </Text>
        </Stack>
        {/* On a phone all rows are within a thumb's reach. */}
        <Box display={{ phone: 'none', tablet: 'block' }}>
          <SegmentedControl
            label={t('options.order')}
            labelHidden
            options={[
              { value: 'price', label: t('options.byPrice') },
              { value: 'days', label: t('options.byDays') },
            ]}
            value={order}
            onChange={setOrder}
          />
        </Box>
      </Inline>
      <RadioCardGroup
        label={t('options.title')}
        labelHidden
        layout="rows"
        bleed
        options={shown.map(({ option, others }) => row({ option, others, cheapest }))}
        value={chosen.id}
        onChange={onChoose}
      />
      <Stack space={1}>
        <Text step="note" tone="tertiary">
          {joinSentences(
            [
              ...leftOut(unavailable),
              ...(everything.value ? [] : containersNote),
              request.insurance === 0
                ? t('options.uninsured')
                : t('options.insured', { percent: formatFraction(request.insurance, language) }),
              t('options.note'),
            ],
            language,
          )}
        </Text>
        {(tooLarge || everything.value || shown.length < ordered.length) && (
          <Button
            variant="plain"
            size="small"
            aria-pressed={everything.value}
            onClick={() => everything.onChange(!everything.value)}
          >
            {t(everything.value ? 'options.fewer' : 'options.all')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
