import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Inline } from '@seberang/design-system/Inline'
import { Money } from '@seberang/design-system/Money'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../lib/api/use-call.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { parcelQuery, type LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import type { PricedGoods } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { paths, wizardOf } from '../../lib/navigation/paths.ts'
import { Estimate } from './Estimate.tsx'
import { exampleNames, examples, type ExampleName } from './examples.ts'
import { Limits } from './Limits.tsx'
import { Options } from './Options.tsx'
import { ParcelForm } from './ParcelForm.tsx'
import { Questions } from './Questions.tsx'
import { fieldOf, goodsOf, goodsSchema } from './typed.ts'
import { useCalculation } from './use-calculation.ts'
import { Volume } from './Volume.tsx'
import { WhatIf } from './WhatIf.tsx'

interface CalculatorProps {
  reference: Reference
  initial: LinkedParcel
}

/** The form with its price; below, alternatives and savings. */
export function Calculator({ reference, initial }: CalculatorProps) {
  const { t } = useTranslation('calculator')
  const form = useForm<LinkedParcel, PricedGoods>({
    initial,
    schema: goodsSchema,
    toBody: goodsOf,
    fieldOf: (path) => fieldOf[path] ?? path,
    figures: ['price', 'weight', 'length', 'width', 'height'],
    currencyOf: (name, values) => (name === 'price' ? values.currency : undefined),
    submit: () => Promise.resolve(),
    failure: '',
  })
  const { values, set } = form
  const [hasValidNpwp, setHasValidNpwp] = useState(false)
  const [everyContainer, setEveryContainer] = useState(false)
  const found = useCall(calls.hsCodes, values.hscode ? { query: { key: values.hscode } } : null)
  const hsCode = found.data?.results.find(({ hscode }) => hscode === values.hscode)
  const calculation = useCalculation({ typed: values, reference, hsCode, hasValidNpwp, everyContainer })
  const known = typeof calculation === 'string' ? undefined : calculation
  useInAddress(values)

  return (
    <Stack space={8}>
      <Examples
        onChoose={(example) => {
          const { placeId, placeName } = values
          set({ ...examples[example], title: t(`exampleGoods.${example}`), placeId, placeName })
        }}
      />
      <Columns aside="medium">
        <Stack space={6}>
          <ParcelForm
            form={form}
            hsCode={hsCode}
            reference={reference}
            calculation={known}
            npwp={{ value: hasValidNpwp, onChange: setHasValidNpwp }}
          />
          <RatesAge asOf={reference.ratesAsOf} />
          {known && <Questions questions={known.questions} hsCode={hsCode} onCorrect={set} />}
        </Stack>
        <Estimate calculation={calculation} typed={values} reference={reference} />
      </Columns>
      {known && (
        <Options
          calculation={known}
          onChoose={(optionId) => set({ optionId })}
          everyContainer={{ value: everyContainer, onChange: setEveryContainer }}
        />
      )}
      {known && <Volume calculation={known} />}
      {known && <Limits calculation={known} />}
      {known && <WhatIf calculation={known} />}
      {known && (
        <BottomBar>
          <div>
            <Text step="small" tone="tertiary">
              {t('estimate.short')}
            </Text>
            <Money size="medium">{formatRupiah(known.chosen.answer.total)}</Money>
          </div>
          <ButtonLink size="large" href={wizardOf(parcelQuery({ ...values, optionId: known.chosen.id }))}>
            {t('estimate.startShort')}
          </ButtonLink>
        </BottomBar>
      )}
    </Stack>
  )
}

function Examples({ onChoose }: { onChoose: (example: ExampleName) => void }) {
  const { t } = useTranslation('calculator')
  return (
    <Inline space={2}>
      <Text tone="tertiary">{t('examples')}</Text>
      {exampleNames.map((name) => (
        <Button key={name} variant="outline" tone="neutral" size="small" onClick={() => onChoose(name)}>
          {t(`example.${name}`)}
        </Button>
      ))}
    </Inline>
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** Rates change daily; older ones are shown with their age. */
function RatesAge({ asOf }: { asOf: string }) {
  const { t } = useTranslation('calculator')
  const [days] = useState(() => Math.floor((Date.now() - Date.parse(asOf)) / dayMs))
  return days >= 1 && <Notice tone="info">{t('rates.old', { count: days })}</Notice>
}

/** Keeps the input in the URL, for reloads and for sharing. */
function useInAddress(typed: LinkedParcel): void {
  const [, setQuery] = useSearchParams()
  const settled = useDebounced(parcelQuery(typed).toString(), 400)
  useEffect(() => {
    // The user may already have left this page.
    if (location.pathname !== paths.calculator) return
    if (settled !== location.search.slice(1)) setQuery(new URLSearchParams(settled), { replace: true })
  }, [settled, setQuery])
}
