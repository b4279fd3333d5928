import { Button } from '@seberang/design-system/Button'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Select } from '@seberang/design-system/Select'
import { ShippingOptionsTable } from '@seberang/design-system/ShippingOptionsTable'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import type { Calculation } from './calculate.ts'
import { useDifference, useOptionTexts } from './texts.ts'

interface OptionsProps {
  calculation: Calculation
  onChoose: (optionId: string) => void
  everyContainer: { value: boolean; onChange: (value: boolean) => void }
}

/** Every route once; the importer is selected above. */
export function Options({ calculation, onChoose, everyContainer }: OptionsProps) {
  const { t } = useTranslation('calculator')
  const optionTexts = useOptionTexts()
  const difference = useDifference()
  const { options, routes, chosen, unavailable } = calculation
  const [cheapest = chosen] = routes.toSorted((one, other) => one.answer.total - other.answer.total)
  const sameRoute = options.filter(({ container }) => container === chosen.container)
  const tooLarge = unavailable.some(({ reason }) => reason === 'container_too_large')
  return (
    <Stack space={4}>
      <Stack space={1}>
        <Heading level={2}>{t('options.title')}</Heading>
        <Text tone="secondary">{t('options.text')}</Text>
      </Stack>
      <ShippingOptionsTable
        caption={t('options.title')}
        columnNames={{
          way: t('column.way'),
          time: t('column.time'),
          billed: t('column.billed'),
          difference: t('column.difference'),
          total: t('column.total'),
        }}
        options={routes.map((option) => {
          const { name, importer, time, billed } = optionTexts(option)
          return {
            id: option.id,
            by: option.container === null ? ('air' as const) : ('sea' as const),
            name,
            note: importer,
            time,
            days: option.days[1],
            billed,
            total: formatRupiah(option.answer.total),
            amount: option.answer.total,
            difference: difference(option, cheapest),
          }
        })}
        value={chosen.id}
        onChange={onChoose}
        chooseLabel={({ name, note }) => t('options.choose', { name, importer: note ?? '' })}
        empty={t('estimate.no_way')}
      />
      {sameRoute.length > 1 && (
        <Grid columns={2}>
          <Select
            name="importer"
            label={t('field.importer')}
            hint={t('field.importerHint')}
            options={sameRoute.map((option) => ({
              value: option.id,
              label: t('options.importer', {
                importer: optionTexts(option).importer,
                total: formatRupiah(option.answer.total),
              }),
            }))}
            value={chosen.id}
            onChange={onChoose}
          />
        </Grid>
      )}
      {(tooLarge || everyContainer.value) && (
        <Inline space={2}>
          <Text step="note" tone="tertiary">
            {t('options.containers')}
          </Text>
          <Button
            variant="plain"
            size="small"
            aria-pressed={everyContainer.value}
            onClick={() => everyContainer.onChange(!everyContainer.value)}
          >
            {t(everyContainer.value ? 'options.fewer' : 'options.all')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
