import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { Select } from '@seberang/design-system/Select'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/Form.tsx'
import type { Reference } from '../../lib/reference/reference.ts'
import type { ProductDraft } from './draft.ts'
import { HsCodeField } from './HsCodeField.tsx'
import { lengthChoices, useProductForm, weightChoices } from './use-product-form.ts'

/** The wizard's own button sends the open product before it goes on. */
export const productFormId = 'product'

interface ProductFormProps {
  number: number
  product: ProductDraft
  reference: Reference
  onKeep: (product: ProductDraft) => void
  onCancel: (() => void) | undefined
}

/** One product of the shipment, as it is being filled in. */
export function ProductForm({ number, product, reference, onKeep, onCancel }: ProductFormProps) {
  const { t } = useTranslation(['parcel', 'common'])
  const { form, hints } = useProductForm(product, reference, onKeep)
  const battery = form.field('hasBattery')
  return (
    <Sheet bleed aria-label={t('products.number', { number })}>
      <SheetSection>
        <Stack space={4}>
          <Heading level={2} step="h3">
            {t('products.number', { number })}
          </Heading>
          <Form of={form} id={productFormId} label={t('products.number', { number })}>
            <Grid columns={6}>
              <GridItem span="full">
                <TextField {...form.field('title')} label={t('field.title')} hint={t('field.titleHint')} />
              </GridItem>
              <GridItem span="half">
                <HsCodeField
                  code={form.values.hscode}
                  codeLabel={form.values.hscodeLabel}
                  onChange={form.set}
                  error={form.field('hscode').error}
                />
              </GridItem>
              <GridItem span="half">
                <Select
                  {...form.field('categoryId')}
                  label={t('field.category')}
                  placeholder={t('field.categoryPlaceholder')}
                  options={reference.categories.map(({ category_id, category_name }) => ({
                    value: category_id,
                    label: category_name,
                  }))}
                />
              </GridItem>
              <GridItem span="third">
                <QuantityField {...form.field('quantity')} label={t('field.quantity')} />
              </GridItem>
              <GridItem span="third">
                <MoneyField
                  {...form.figure('price')}
                  label={t('field.price')}
                  currencyLabel={t('field.currency')}
                  currency={form.values.currency}
                  currencies={reference.rates.map(({ currency }) => currency)}
                  onCurrencyChange={(currency) => form.set({ currency })}
                  equivalent={hints.rupiah}
                />
              </GridItem>
              <GridItem span="third">
                <MeasureField
                  {...form.figure('weight')}
                  label={t('field.weight')}
                  unitLabel={t('field.weightUnit')}
                  hint={hints.grams}
                  units={weightChoices}
                  unit={form.values.weightUnit}
                  onUnitChange={(weightUnit) => form.set({ weightUnit })}
                />
              </GridItem>
              {(['length', 'width', 'height'] as const).map((side) => (
                <GridItem key={side} span="third">
                  <MeasureField
                    {...form.figure(side)}
                    label={t(`field.${side}`)}
                    optionalLabel={t('common:optional')}
                    unitLabel={t('field.sizeUnit')}
                    units={lengthChoices}
                    unit={form.values.sizeUnit}
                    onUnitChange={(sizeUnit) => form.set({ sizeUnit })}
                  />
                </GridItem>
              ))}
              <GridItem span="full">
                <TextField
                  {...form.field('url')}
                  label={t('field.url')}
                  optionalLabel={t('common:optional')}
                  hint={t('field.urlHint')}
                  type="url"
                  inputMode="url"
                />
              </GridItem>
              <GridItem span="full">
                <Checkbox
                  name={battery.name}
                  label={t('field.battery')}
                  description={t('field.batteryHint')}
                  checked={battery.value}
                  onChange={battery.onChange}
                  onBlur={battery.onBlur}
                />
              </GridItem>
            </Grid>
            <Inline space={2} align="end">
              {onCancel && (
                <Button variant="outline" tone="neutral" onClick={onCancel}>
                  {t('common:action.cancel')}
                </Button>
              )}
              <Button type="submit" variant="soft">
                {t('products.keep')}
              </Button>
            </Inline>
          </Form>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
