import { BottomBar } from '@seberang/design-system/BottomBar'
import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PriceCompact } from '@seberang/design-system/PriceFoot'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { X } from '@seberang/design-system/icons'
import { calls } from '@seberang/domain/api'
import { rupiahMeant, supposesNpwp } from '@seberang/domain/calculator'
import { formatRupiah, retyped } from '@seberang/domain/format'
import type { PackageType } from '@seberang/domain/pricing'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../lib/api/use-call.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { linkedNpwp, npwpOf, parcelQuery, type LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { currenciesOf } from '../../lib/pricing/products.ts'
import { splitUnits } from '../../lib/pricing/typed.ts'
import { useLargest, useNothing } from '../../lib/pricing/use-largest.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Cheaper } from './Cheaper.tsx'
import { generalOptionFor, totalByLaw } from './calculate.ts'
import { Estimate } from './Estimate.tsx'
import { empty, exampleIn, exampleNames, examples, type ExampleName } from './examples.ts'
import { ImporterField } from './ImporterField.tsx'
import { Options } from './Options.tsx'
import { ParcelForm } from './ParcelForm.tsx'
import { Questions } from './Questions.tsx'
import { useShownPrice, type Tried } from './shown-price.ts'
import { fieldOf, parcelOf, parcelSchema, type PricedParcel } from './typed.ts'
import { useCalculation } from './use-calculation.ts'
import { wizardLink } from './wizard-link.ts'

interface CalculatorProps {
  reference: Reference
  initial: LinkedParcel
}

/** One thought after another: goods, from and to, weight and size, importer, price, all options, cheaper. */
export function Calculator({ reference, initial }: CalculatorProps) {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  const currencies = currenciesOf(reference)
  const nothing = useNothing()
  const form = useForm<LinkedParcel, PricedParcel>({
    initial,
    schema: parcelSchema,
    toBody: parcelOf,
    fieldOf: (path) => fieldOf[path] ?? path,
    figures: ['price', 'weight', 'length', 'width', 'height'],
    wholes: ['quantity'],
    tidy: (typed) => splitUnits(typed, currencies),
    currencyOf: (name, values) => (name === 'price' ? values.currency : undefined),
    largestOf: useLargest(),
    // A gift may have cost nothing.
    zeroOf: (name, values) =>
      name === 'price' ? undefined : t('field.aboveZero', { zero: nothing(name, values) }),
    submit: () => Promise.resolve(),
    failure: '',
  })
  const { values, set } = form
  const [everyContainer, setEveryContainer] = useState(false)
  const { customer } = useSession()
  // Nobody imports in another's name, or needs a NIB, without having chosen to.
  const [importer, setImporter] = useState<PackageType>(
    customer?.customer_type === 'business' ? 'company' : 'individu',
  )
  const [tried, setTried] = useState<Tried>()
  const foot = useRef<HTMLDivElement>(null)
  const found = useCall(calls.hsCodes, values.hscode ? { query: { key: values.hscode } } : null)
  const hsCode = found.data?.results.find(({ hscode }) => hscode === values.hscode)
  // Whether goods may be sent at all is known only with their code.
  const isChecked = values.hscode === '' || found.data !== undefined
  const calculation = useCalculation({
    typed: values,
    reference,
    hsCode,
    hasValidNpwp: npwpOf(values),
    everyContainer,
    importer,
  })
  const known = typeof calculation === 'string' ? undefined : calculation
  const current = tried?.query === parcelQuery(values).toString() ? tried : undefined
  const price = useShownPrice(known, current)
  const general = known && generalOptionFor(known)
  const importedBy = known ? known.chosen.package.package_type : importer
  // Unticked for a company, the box of anybody else looks as if it was never ticked: it then says nothing of a company.
  const isUntickedOfOther = values.npwp === 'no' && !supposesNpwp(importedBy)
  useEffect(() => {
    if (isUntickedOfOther) set({ npwp: '' })
  })
  useInAddress(values)
  // At its field the same is asked already.
  const isAskedThere = rupiahMeant(values.price, values.currency) !== undefined
  const questions = known?.questions ?? []
  const ofPrice = isAskedThere ? [] : questions.filter(({ field }) => field === 'price')

  function tryOut(change: Partial<LinkedParcel>, reason: string): void {
    if (!known) return
    const query = parcelQuery({ ...values, ...change }).toString()
    const changed = Object.keys(change) as (keyof LinkedParcel)[]
    const undo = Object.fromEntries(changed.map((name) => [name, values[name]]))
    // Of another importer, whose price has what the law levies on this one besides.
    const before = change.optionId === undefined ? known.chosen.answer.total : totalByLaw(known.chosen)
    setTried({ query, before: formatRupiah(before), reason, undo })
    set(change)
  }

  return (
    <Stack space={{ phone: 4, tablet: 6 }}>
      <Columns
        aside="medium"
        stickyAside
        rest={
          known && (
            <Stack space={{ phone: 4, tablet: 8 }}>
              <Options
                calculation={known}
                onChoose={(optionId) => set({ optionId })}
                everything={{ value: everyContainer, onChange: setEveryContainer }}
              />
              <Cheaper
                calculation={known}
                typed={values}
                onTry={tryOut}
                tried={current}
                onUndo={({ undo }) => {
                  setTried(undefined)
                  set(undo)
                }}
              />
            </Stack>
          )
        }
      >
        <div>
          <CalculatorHeader />
          <Stack space={{ phone: 4, tablet: 6 }}>
            <Examples
              chosen={exampleIn(values)}
              isEmpty={isEmpty({ ...values, ...noPlace })}
              onChoose={(example) => {
                const { placeId, placeName, villageName } = values
                set({
                  ...(example
                    ? {
                        ...examples[example],
                        title: t(`exampleGoods.${example}`),
                        weight: retyped(examples[example].weight, language),
                      }
                    : empty),
                  placeId,
                  placeName,
                  villageName,
                })
              }}
            />
            <ParcelForm
              form={form}
              hsCode={hsCode}
              reference={reference}
              calculation={known}
              questions={ofPrice}
            />
            <Questions questions={questions.filter(({ field }) => field !== 'price')} onCorrect={set} />
            <ImporterField
              calculation={known}
              reference={reference}
              value={importedBy}
              onChange={(next, optionId) => {
                setImporter(next)
                set({ optionId })
              }}
              npwp={{
                value: npwpOf(values) ?? supposesNpwp(importedBy),
                onChange: (isComplete) => set({ npwp: linkedNpwp(isComplete, supposesNpwp(importedBy)) }),
              }}
            />
          </Stack>
        </div>
        <Estimate
          calculation={calculation}
          price={price}
          typed={values}
          reference={reference}
          isChecked={isChecked}
          onChange={set}
          footRef={foot}
        />
      </Columns>
      {known && price && (
        <BottomBar repeats={foot}>
          <PriceCompact variant="bar" statement={price.statement} />
          {isChecked && !known.unitLimit && general && (
            <Button size="large" onClick={() => set({ optionId: general.id })}>
              {t('estimate.general')}
            </Button>
          )}
          {isChecked && !known.unitLimit && !general && (
            <ButtonLink size="large" href={wizardLink(values, known)}>
              {t('estimate.startShort')}
            </ButtonLink>
          )}
        </BottomBar>
      )}
    </Stack>
  )
}

/** In the column of the form: the price beside it begins at the top, where its action is in sight. */
export function CalculatorHeader() {
  const { t } = useTranslation('calculator')
  return <PageHeader title={t('title')} text={t('text')} />
}

interface ExamplesProps {
  chosen: ExampleName | undefined
  /** Nothing is typed yet that an example would replace. */
  isEmpty: boolean
  /** Undefined takes the chosen example back. */
  onChoose: (example: ExampleName | undefined) => void
}

/** Examples to begin with: beside figures of one's own they would replace them at a press. */
function Examples({ chosen, isEmpty, onChoose }: ExamplesProps) {
  const { t } = useTranslation('calculator')
  if (!isEmpty && !chosen) return null
  return (
    <Box display="grid" gap={2}>
      {!chosen && <Text tone="tertiary">{t('examplesEmpty')}</Text>}
      <Box display="flex" flexDirection={{ phone: 'column', tablet: 'row' }} gap={2}>
        {exampleNames.map((name) => (
          <Box key={name} display={{ phone: isEmpty || name === chosen ? 'grid' : 'none', tablet: 'grid' }}>
            <Button
              {...(name === chosen ? { variant: 'soft' } : { variant: 'outline', tone: 'neutral' })}
              size="field"
              aria-pressed={name === chosen}
              {...(name === chosen && { trailingIcon: X })}
              onClick={() => onChoose(name === chosen ? undefined : name)}
            >
              {t(`example.${name}`)}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Keeps the input in the URL, for reloads and for sharing. */
function useInAddress(typed: LinkedParcel): void {
  const [, setQuery] = useSearchParams()
  const settled = useDebounced(addressOf(typed), 400)
  useEffect(() => {
    // The user may already have left this page.
    if (location.pathname !== paths.calculator) return
    if (settled !== location.search.slice(1)) setQuery(new URLSearchParams(settled), { replace: true })
  }, [settled, setQuery])
}

/** What an example leaves as it is. */
const noPlace = { placeId: '', placeName: '', villageName: '' }

const isEmpty = (typed: LinkedParcel): boolean =>
  parcelQuery(typed).toString() === parcelQuery(empty).toString()

/** An empty form has a clean address; without an origin, its parameter says that there is a parcel. */
function addressOf(typed: LinkedParcel): string {
  const query = parcelQuery(typed)
  if (isEmpty(typed)) return ''
  if (typed.country === '') query.set('from', '')
  return query.toString()
}
