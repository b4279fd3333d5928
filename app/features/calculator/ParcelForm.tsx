import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Flag } from '@seberang/design-system/Flag'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { Notice } from '@seberang/design-system/Notice'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { Select } from '@seberang/design-system/Select'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { InsurancePicker } from '@seberang/design-system/ShippingPriceCard'
import { Stack } from '@seberang/design-system/Stack'
import { Globe } from '@seberang/design-system/icons'
import type { HsCode } from '@seberang/domain/api'
import { maxValues } from '@seberang/domain/api/schemas'
import { batteryAfter, holdsBattery, type Question } from '@seberang/domain/calculator'
import { formatGrams, formatNumber, formatRupiah, formatVolume, withCurrency } from '@seberang/domain/format'
import { isWithoutPrice, price } from '@seberang/domain/pricing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { useInsurancePicker } from '../../components/form/insurance-picker.ts'
import { SidesField } from '../../components/form/SidesField.tsx'
import {
  currencyOf,
  flagOf,
  originCountries,
  useCountryName,
  type OriginCountry,
} from '../../lib/reference/countries.ts'
import type { Form as FormState } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { countOf, weightChoices } from '../../lib/pricing/typed.ts'
import { useUnitNames } from '../../lib/pricing/use-unit-names.ts'
import { currenciesOf, rupiahOf } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { RestrictionNotice } from '../../components/goods/RestrictionNote.tsx'
import { RupiahQuestion } from '../../components/goods/RupiahQuestion.tsx'
import { GoodsField } from './GoodsField.tsx'
import { PlaceField } from './PlaceField.tsx'
import { Questions } from './Questions.tsx'
import type { Calculation } from './calculate.ts'

interface ParcelFormProps {
  form: FormState<LinkedParcel>
  hsCode: HsCode | undefined
  reference: Reference
  /** Undefined while the input cannot be read. */
  calculation: Calculation | undefined
  /** About the price: they stand at its field. */
  questions: readonly Question[]
}

/** Goods, origin and destination: everything that the price depends on. */
export function ParcelForm({ form, hsCode, reference, calculation, questions }: ParcelFormProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const unitNames = useUnitNames()
  const countryName = useCountryName()
  const language = useLanguage()
  const { values, set } = form
  const { error: titleError, onBlur } = form.field('title')
  const origin = form.field('country')
  const country = originCountries.find((code) => code === values.country)
  const hints = useHints(values, calculation, reference)
  const insurance = useInsurancePicker({
    title: values.title,
    goods: calculation?.chosen.answer.goods.idr,
    costOf: (choice) =>
      calculation ? price({ ...calculation.request, insurance: choice }).lines.insurance : 0,
    value: values.insurance,
    onChange: (choice) => set({ insurance: choice }),
  })
  // A price keeps the currency it was typed in: a number in another one is another price.
  const [asksCurrency, setAsksCurrency] = useState(false)
  function chooseCountry(next: OriginCountry): void {
    const isTyped = values.price.trim() !== ''
    set({ country: next, optionId: '', ...(!isTyped && { currency: currencyOf[next] }) })
    setAsksCurrency(isTyped && currencyOf[next] !== values.currency)
  }
  const usual = country && currencyOf[country]
  return (
    <Form of={form} label={t('form')}>
      <Sheet as="div" bleed>
        <SheetSection>
          <Stack space={4}>
            <Heading level={2} step="h3">
              {t('section.goods')}
            </Heading>
            <Grid columns={6}>
              <GridItem span="full">
                <Stack space={2}>
                  <GoodsField
                    name="title"
                    value={values.categoryId ? values : null}
                    onChange={(goods, typed) =>
                      set({
                        ...goods,
                        hasBattery: batteryAfter({ hscode: goods.hscode, title: typed }, values),
                      })
                    }
                    onBlur={onBlur}
                    error={titleError}
                    hsCode={hsCode}
                    reference={reference}
                  />
                  {hsCode?.restriction && <RestrictionNotice restriction={hsCode.restriction} />}
                </Stack>
              </GridItem>
              <GridItem span="half">
                <Stack space={2}>
                  <MoneyField
                    {...form.figure('price')}
                    label={t('field.price')}
                    currencyLabel={t('field.currency')}
                    currency={values.currency}
                    currencies={currenciesOf(reference)}
                    onCurrencyChange={(currency) => {
                      set({ currency })
                      setAsksCurrency(false)
                    }}
                    hint={hints.price}
                  />
                  <Questions questions={questions} onCorrect={set} />
                </Stack>
                <RupiahQuestion
                  price={values.price}
                  currency={values.currency}
                  onChange={(meant) => {
                    set(meant)
                    setAsksCurrency(false)
                  }}
                />
              </GridItem>
              <GridItem span="half">
                <QuantityField
                  {...form.field('quantity')}
                  label={t('field.quantity')}
                  max={maxValues.pieces}
                  parse={countOf}
                  format={(count) => formatNumber(count, language)}
                />
              </GridItem>
              <GridItem span="full">
                <Checkbox
                  name="hasBattery"
                  label={t('field.battery')}
                  {...(holdsBattery(values) && { description: t('field.batteryKnown') })}
                  checked={values.hasBattery}
                  onChange={(hasBattery) => set({ hasBattery })}
                />
              </GridItem>
            </Grid>
          </Stack>
        </SheetSection>
        <SheetSection>
          <Stack space={4}>
            <Heading level={2} step="h3">
              {t('section.route')}
            </Heading>
            <Grid columns={6}>
              <GridItem span="half">
                <Select
                  name="country"
                  label={t('field.from')}
                  placeholder={t('field.fromPlaceholder')}
                  leading={country ? <Flag country={flagOf(country)} /> : <Icon icon={Globe} />}
                  options={originCountries.map((code) => ({ value: code, label: countryName(code) }))}
                  value={country ?? ''}
                  onChange={chooseCountry}
                  onBlur={origin.onBlur}
                  error={origin.error}
                />
              </GridItem>
              <GridItem span="half">
                <PlaceField
                  value={
                    values.placeId
                      ? { id: values.placeId, name: values.placeName, village: values.villageName }
                      : null
                  }
                  onChange={({ id, name, village }) =>
                    set({ placeId: id, placeName: name, villageName: village })
                  }
                />
              </GridItem>
              {asksCurrency && usual && usual !== values.currency && (
                <GridItem span="full">
                  <Notice
                    tone="caution"
                    live="polite"
                    action={
                      <Inline space={2}>
                        {[usual, values.currency].map((currency) => (
                          <Button
                            key={currency}
                            size="small"
                            variant="outline"
                            tone="neutral"
                            onClick={() => {
                              set({ currency })
                              setAsksCurrency(false)
                            }}
                          >
                            {t(currency === usual ? 'currency.change' : 'currency.keep', { currency })}
                          </Button>
                        ))}
                      </Inline>
                    }
                  >
                    {t('currency.question', {
                      price: withCurrency(values.currency, values.price),
                      country: countryName(country),
                      usual,
                    })}
                  </Notice>
                </GridItem>
              )}
            </Grid>
          </Stack>
        </SheetSection>
        <SheetSection>
          <Stack space={4}>
            <Heading level={2} step="h3">
              {t('section.size')}
            </Heading>
            <Grid columns={6}>
              <GridItem span="half">
                <MeasureField
                  {...form.figure('weight')}
                  label={t('field.weight')}
                  unitLabel={t('field.weightUnit')}
                  hint={hints.weight}
                  units={weightChoices}
                  unitNames={unitNames}
                  unit={weightChoices.find((unit) => unit === values.weightUnit) ?? 'kg'}
                  onUnitChange={(weightUnit) => set({ weightUnit })}
                />
              </GridItem>
              <GridItem span="half">
                <SidesField
                  form={form}
                  label={t('field.size')}
                  hint={hints.size}
                  unitLabel={t('field.sizeUnit')}
                  sideLabels={{
                    length: t('field.length'),
                    width: t('field.width'),
                    height: t('field.height'),
                  }}
                  onUnitChange={(sizeUnit) => set({ sizeUnit })}
                />
              </GridItem>
              {calculation && (
                <GridItem span="full">
                  <InsurancePicker {...insurance} />
                </GridItem>
              )}
            </Grid>
          </Stack>
        </SheetSection>
      </Sheet>
    </Form>
  )
}

/** Hints below the fields: the value in rupiah, grams or cubic metres. */
function useHints(
  { currency }: LinkedParcel,
  calculation: Calculation | undefined,
  reference: Reference,
): { price?: string | undefined; weight?: string | undefined; size?: string | undefined } {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  if (!calculation) return { size: t('hint.bigBox') }
  const { goods } = calculation
  const several = goods.quantity > 1
  const rupiah = rupiahOf({ ...goods, currency_code: currency }, reference)
  const grams = formatGrams(Number(goods.weight), language)
  const cubicMetres =
    (Number(goods.dimension_length) * Number(goods.dimension_width) * Number(goods.dimension_height)) / 1e6
  return {
    price: isWithoutPrice(goods)
      ? t('hint.priceZero')
      : rupiah === undefined
        ? undefined
        : t(several ? 'hint.priceOfAll' : 'hint.price', {
            amount: formatRupiah(rupiah),
            count: formatNumber(goods.quantity, language),
          }),
    weight: several
      ? t('hint.weightOfAll', { grams, total: formatGrams(Number(goods.weight) * goods.quantity, language) })
      : grams,
    size: cubicMetres > 0 ? formatVolume(cubicMetres * goods.quantity, language) : t('hint.noSize'),
  }
}
