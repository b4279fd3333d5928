import { Checkbox } from '@seberang/design-system/Checkbox'
import { Flag } from '@seberang/design-system/Flag'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { Select } from '@seberang/design-system/Select'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { InsurancePicker } from '@seberang/design-system/ShippingPriceCard'
import type { HsCode } from '@seberang/domain/api'
import { formatGrams, formatRupiah, formatVolume } from '@seberang/domain/format'
import { price } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { useInsurancePicker } from '../../components/form/insurance-picker.ts'
import { SidesField } from '../../components/form/SidesField.tsx'
import { currencyOf, flagOf, originCountries, useCountryName } from '../../lib/reference/countries.ts'
import type { Form as FormState } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { weightChoices } from '../../lib/pricing/typed.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { GoodsField } from './GoodsField.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { Calculation } from './calculate.ts'

interface ParcelFormProps {
  form: FormState<LinkedParcel>
  hsCode: HsCode | undefined
  reference: Reference
  /** Undefined while the input cannot be read. */
  calculation: Calculation | undefined
  npwp: { value: boolean; onChange: (value: boolean) => void }
}

/** Goods, origin and destination: everything that the price depends on. */
export function ParcelForm({ form, hsCode, reference, calculation, npwp }: ParcelFormProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const countryName = useCountryName()
  const { values, set } = form
  const { error: titleError, onBlur } = form.field('title')
  const country = originCountries.find((code) => code === values.country) ?? 'US'
  const hints = useHints(values, calculation, reference)
  const insurance = useInsurancePicker({
    title: values.title,
    goods: calculation?.chosen.answer.goods.idr,
    costOf: (choice) =>
      calculation ? price({ ...calculation.request, insurance: choice }).lines.insurance : 0,
    value: values.insurance,
    onChange: (choice) => set({ insurance: choice }),
  })
  return (
    <Sheet bleed aria-label={t('form')}>
      <SheetSection>
        <Form of={form} label={t('form')}>
          <Grid columns={6}>
            <GridItem span="half">
              <Select
                name="country"
                label={t('field.from')}
                leading={<Flag country={flagOf(country)} />}
                options={originCountries.map((code) => ({ value: code, label: countryName(code) }))}
                value={country}
                onChange={(next) => set({ country: next, currency: currencyOf[next], optionId: '' })}
              />
            </GridItem>
            <GridItem span="half">
              <PlaceField
                value={values.placeId ? { id: values.placeId, name: values.placeName } : null}
                onChange={({ id, name }) => set({ placeId: id, placeName: name })}
              />
            </GridItem>
            <GridItem span="twoThirds">
              <GoodsField
                name="title"
                value={values.categoryId ? values : null}
                onChange={(goods) => set(goods)}
                onBlur={onBlur}
                error={titleError}
                hsCode={hsCode}
                reference={reference}
              />
            </GridItem>
            <GridItem span="third">
              <QuantityField {...form.field('quantity')} label={t('field.quantity')} max={100_000} />
            </GridItem>
            <GridItem span="half">
              <MoneyField
                {...form.figure('price')}
                label={t('field.price')}
                currencyLabel={t('field.currency')}
                currency={values.currency}
                currencies={reference.rates.map(({ currency }) => currency)}
                onCurrencyChange={(currency) => set({ currency })}
                hint={hints.price}
              />
            </GridItem>
            <GridItem span="half">
              <MeasureField
                {...form.figure('weight')}
                label={t('field.weight')}
                unitLabel={t('field.weightUnit')}
                hint={hints.weight}
                units={weightChoices}
                unitNames={{ ons: t('common:unit.ons'), pound: t('common:unit.pound') }}
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
            <GridItem span="half">
              <InsurancePicker {...insurance} />
            </GridItem>
            <GridItem span="half">
              <Checkbox
                name="hasBattery"
                label={t('field.battery')}
                description={t('field.batteryHint')}
                checked={values.hasBattery}
                onChange={(hasBattery) => set({ hasBattery })}
              />
            </GridItem>
            <GridItem span="half">
              <Checkbox
                name="npwp"
                label={t('field.npwp')}
                description={t('field.npwpHint')}
                checked={npwp.value}
                onChange={npwp.onChange}
              />
            </GridItem>
          </Grid>
        </Form>
      </SheetSection>
    </Sheet>
  )
}

/** Hints below the fields: the value in rupiah, grams or cubic metres. */
function useHints(
  { currency }: LinkedParcel,
  calculation: Calculation | undefined,
  { rates }: Reference,
): { price?: string | undefined; weight?: string | undefined; size?: string | undefined } {
  const { t } = useTranslation('calculator')
  const language = useLanguage()
  if (!calculation) return {}
  const { goods } = calculation
  const several = goods.quantity > 1
  const rate = currency === 'IDR' ? 1 : rates.find((one) => one.currency === currency)?.rupiah
  const grams = formatGrams(Number(goods.weight), language)
  const cubicMetres =
    (Number(goods.dimension_length) * Number(goods.dimension_width) * Number(goods.dimension_height)) / 1e6
  return {
    price:
      rate === undefined
        ? undefined
        : t(several ? 'hint.priceOfAll' : 'hint.price', {
            amount: formatRupiah(Math.round(Number(goods.price_original) * goods.quantity * rate)),
            count: goods.quantity,
          }),
    weight: several
      ? t('hint.weightOfAll', { grams, total: formatGrams(Number(goods.weight) * goods.quantity, language) })
      : grams,
    size: cubicMetres > 0 ? formatVolume(cubicMetres * goods.quantity, language) : t('hint.noSize'),
  }
}
