import { batteryAfter, holdsBattery } from '@seberang/domain/calculator'
import { maxUploadMegabytes } from '@seberang/domain/limits'
import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Divider } from '@seberang/design-system/Divider'
import { FormErrorSummary } from '@seberang/design-system/FormErrorSummary'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { Notice } from '@seberang/design-system/Notice'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { Select } from '@seberang/design-system/Select'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { colon, formatNumber } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RestrictionOfCode } from '../../components/goods/RestrictionNote.tsx'
import { RupiahQuestion } from '../../components/goods/RupiahQuestion.tsx'
import { AttachmentField } from '../../components/files/AttachmentField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { SidesField } from '../../components/form/SidesField.tsx'
import { documentTypes, photoTypes } from '../../lib/files/draft-file.ts'
import type { Form as FormState } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { countOf, weightChoices } from '../../lib/pricing/typed.ts'
import { useUnitNames } from '../../lib/pricing/use-unit-names.ts'
import { currenciesOf } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { categoryName } from '../../lib/reference/category-name.ts'
import type { ProductDraft } from './draft/draft.ts'
import { HsCodeField } from './HsCodeField.tsx'
import { NameQuestion, useBannedByName } from './NameQuestion.tsx'
import { useProductForm } from './use-product-form.ts'

/** The wizard's "next" button submits the open product first. */
export const productFormId = 'product'

interface ProductFormProps {
  number: number
  product: ProductDraft
  reference: Reference
  onType: (product: ProductDraft) => void
  onKeep: (product: ProductDraft) => void
  /** The form's own button was pressed, by Enter too. */
  onSubmit?: (() => void) | undefined
  onCancel: (() => void) | undefined
}

/** The form of one product. */
export function ProductForm(props: ProductFormProps) {
  const { number, product, reference, onType, onKeep, onSubmit, onCancel } = props
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  const { form, hints } = useProductForm({ product, reference, onType, onKeep })
  const missing = Object.entries(labelKeys).flatMap(([name, label]) => {
    const error = form.errors.find((one) => one.name === name)
    return error ? [{ ...error, label }] : []
  })
  return (
    <Sheet bleed aria-label={t('products.number', { number })}>
      <SheetSection>
        <Stack space={4}>
          <Heading level={2} step="h3">
            {t('products.number', { number })}
          </Heading>
          <Form of={form} id={productFormId} label={t('products.number', { number })}>
            {missing.length > 1 && (
              <FormErrorSummary
                title={t('missing.title', { count: missing.length })}
                items={missing.map(({ name, label, message }) => ({
                  id: name,
                  text: t(`field.${label}`) + colon(language) + message,
                  onNavigate: () => form.focus(name),
                }))}
              />
            )}
            <ProductFields form={form} hints={hints} reference={reference} />
            <Divider />
            <Attachments form={form} />
            <Inline space={2} align="end">
              {onCancel && (
                <Button variant="outline" tone="neutral" onClick={onCancel}>
                  {t('common:action.cancel')}
                </Button>
              )}
              <Button type="submit" variant="soft" onClick={() => onSubmit?.()}>
                {t('products.keep')}
              </Button>
            </Inline>
          </Form>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

/** The fields' labels, in the order of the fields. */
const labelKeys = {
  title: 'title',
  hscode: 'hscode',
  categoryId: 'category',
  quantity: 'quantity',
  price: 'price',
  currency: 'currency',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  url: 'url',
  description: 'description',
} as const

interface ProductFieldsProps {
  form: FormState<ProductDraft>
  hints: ReturnType<typeof useProductForm>['hints']
  reference: Reference
}

function ProductFields({ form, hints, reference }: ProductFieldsProps) {
  const language = useLanguage()
  const { t } = useTranslation(['wizard', 'common'])
  const unitNames = useUnitNames()
  const title = form.field('title')
  const description = form.field('description')
  const [leftTitle, setLeftTitle] = useState(title.value)
  const banned = useBannedByName(leftTitle === title.value ? title.value : '', form.values.hscode)
  /** A name that says whether there is a battery ticks it so; another one leaves what was ticked. */
  function rename(title: string): void {
    const holds = holdsBattery({ ...form.values, title })
    form.set({ title, ...(holds !== holdsBattery(form.values) && { hasBattery: holds }) })
  }
  return (
    <Grid columns={6}>
      <GridItem span="full">
        <TextField
          {...title}
          onChange={rename}
          onBlur={() => {
            title.onBlur()
            setLeftTitle(title.value)
          }}
          label={t('field.title')}
          hint={t('field.titleHint')}
        />
      </GridItem>
      <GridItem span="half">
        <HsCodeField
          name="hscode"
          code={form.values.hscode}
          codeLabel={form.values.hscodeLabel}
          unclassified={form.values.unclassified ?? false}
          categoryId={form.values.categoryId}
          productTitle={form.values.title}
          reference={reference}
          onChange={(change) =>
            form.set({
              ...change,
              hasBattery: batteryAfter({ hscode: change.hscode, title: form.values.title }, form.values),
            })
          }
          error={form.field('hscode').error}
        />
      </GridItem>
      <GridItem span="half">
        <Select
          {...form.field('categoryId')}
          label={t('field.category')}
          placeholder={t('field.categoryPlaceholder')}
          options={reference.categories.map((category) => ({
            value: category.category_id,
            label: categoryName(category),
          }))}
        />
      </GridItem>
      {(banned || form.values.hscode) && (
        <GridItem span="full">
          <Stack space={2}>
            {banned && <NameQuestion goods={banned} />}
            {form.values.hscode && <RestrictionOfCode hscode={form.values.hscode} />}
          </Stack>
        </GridItem>
      )}
      {form.values.unclassified && (
        <GridItem span="full">
          <Notice tone="info">{t('hscode.unclassifiedNote')}</Notice>
        </GridItem>
      )}
      <GridItem span="third">
        <QuantityField
          {...form.field('quantity')}
          label={t('field.quantity')}
          parse={countOf}
          format={(count) => formatNumber(count, language)}
        />
      </GridItem>
      <GridItem span="third">
        <MoneyField
          {...form.figure('price')}
          label={t('field.price')}
          currencyLabel={t('field.currency')}
          currency={form.values.currency}
          currencies={currenciesOf(reference)}
          onCurrencyChange={(currency) => form.set({ currency })}
          hint={hints.price}
          equivalent={hints.rupiah}
        />
        <RupiahQuestion price={form.values.price} currency={form.values.currency} onChange={form.set} />
      </GridItem>
      <GridItem span="third">
        <MeasureField
          {...form.figure('weight')}
          label={t('field.weight')}
          unitLabel={t('field.weightUnit')}
          hint={hints.grams}
          units={weightChoices}
          unitNames={unitNames}
          unit={weightChoices.find((unit) => unit === form.values.weightUnit) ?? 'kg'}
          onUnitChange={(weightUnit) => form.set({ weightUnit })}
        />
      </GridItem>
      <GridItem span="half">
        <SidesField
          form={form}
          label={t('field.size')}
          optionalLabel={t('common:optional')}
          hint={t('field.sizeHint')}
          unitLabel={t('field.sizeUnit')}
          sideLabels={{ length: t('field.length'), width: t('field.width'), height: t('field.height') }}
          onUnitChange={(sizeUnit) => form.set({ sizeUnit })}
        />
      </GridItem>
      <GridItem span="half">
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
        <TextArea
          {...description}
          value={description.value ?? ''}
          label={t('field.description')}
          optionalLabel={t('common:optional')}
          hint={t('field.descriptionHint')}
        />
      </GridItem>
    </Grid>
  )
}

function Attachments({ form }: { form: FormState<ProductDraft> }) {
  const { t } = useTranslation(['wizard', 'common', 'calculator'])
  const battery = form.field('hasBattery')
  const photo = form.field('photo')
  const documentField = form.field('document')
  return (
    <Stack space={3}>
      <Checkbox
        name={battery.name}
        label={t('field.battery')}
        description={t(holdsBattery(form.values) ? 'calculator:field.batteryKnown' : 'field.batteryHint')}
        checked={battery.value}
        onChange={battery.onChange}
        onBlur={battery.onBlur}
      />
      <Divider />
      <AttachmentField
        name={photo.name}
        label={t('field.photo')}
        hint={t('field.photoHint', { megabytes: maxUploadMegabytes })}
        types={photoTypes}
        value={photo.value}
        onChange={photo.onChange}
      />
      <Divider />
      <AttachmentField
        name={documentField.name}
        label={t('field.document')}
        hint={t('field.documentHint', { megabytes: maxUploadMegabytes })}
        types={documentTypes}
        value={documentField.value}
        onChange={documentField.onChange}
      />
    </Stack>
  )
}
