import { maxUploadMegabytes } from '@seberang/domain/limits'
import { Accordion } from '@seberang/design-system/Accordion'
import { Box } from '@seberang/design-system/Box'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid, GridItem } from '@seberang/design-system/Grid'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { Notice } from '@seberang/design-system/Notice'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { PackageOpen } from '@seberang/design-system/icons'
import { maxValues } from '@seberang/domain/api/schemas'
import { formatNumber } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../components/files/AttachmentField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { SidesField } from '../../components/form/SidesField.tsx'
import { documentTypes } from '../../lib/files/draft-file.ts'
import { useForm, type Form as FormState } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { countOf, splitMeasures, weightChoices } from '../../lib/pricing/typed.ts'
import { useUnitNames } from '../../lib/pricing/use-unit-names.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useLargest } from '../../lib/pricing/use-largest.ts'
import { boxesSchema, toBoxesInput, type BoxesInput } from './draft/convert.ts'
import { emptyBoxes, type BoxesDraft, type DraftChange, type ShipmentDraft } from './draft/draft.ts'
import { useBoxesText } from './texts.ts'

interface BoxesFieldsProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  /** Changes when the draft was replaced from elsewhere. */
  revision: number
  /** The parcel was measured: what was estimated of its boxes no longer counts. */
  isMeasured: boolean
  isMissing: boolean
  /** The seller's invoice has its field elsewhere on the page. */
  hasInvoiceAbove: boolean
}

/** What the seller says about the boxes: closed at first, since many buyers never learn it. */
export function BoxesFields(props: BoxesFieldsProps) {
  const { draft, change, revision, isMeasured, isMissing, hasInvoiceAbove } = props
  const { t } = useTranslation('wizard')
  const note = useBoxesText()(draft.boxes)
  return (
    <Sheet bleed as="div">
      <SheetSection rows>
        <Accordion
          items={[
            {
              id: 'boxes',
              icon: PackageOpen,
              title: t('boxes.title'),
              note: note || t('boxes.note'),
              error: isMissing ? t('missing.boxes') : undefined,
              content: (
                <Box paddingTop={4}>
                  <BoxesForm
                    key={revision}
                    boxes={draft.boxes ?? emptyBoxes}
                    isMeasured={isMeasured}
                    hasInvoiceAbove={hasInvoiceAbove}
                    onType={({ invoice, ...typed }) => {
                      const attached = hasInvoiceAbove ? (draft.boxes?.invoice ?? null) : invoice
                      change({ type: 'details', details: { boxes: { ...typed, invoice: attached } } })
                    }}
                  />
                </Box>
              ),
            },
          ]}
        />
      </SheetSection>
    </Sheet>
  )
}

/** Form fields by the API's field names. */
const fieldOf: Record<string, keyof BoxesDraft> = {
  quantity_packaging: 'count',
  estimation_weight: 'weight',
  estimation_dimension_length: 'length',
  estimation_dimension_width: 'width',
  estimation_dimension_height: 'height',
  marking_code: 'markingCode',
  invoice_file: 'invoice',
}

interface BoxesFormProps {
  boxes: BoxesDraft
  isMeasured: boolean
  hasInvoiceAbove: boolean
  onType: (boxes: BoxesDraft) => void
}

function BoxesForm({ boxes, isMeasured, hasInvoiceAbove, onType }: BoxesFormProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const largestOf = useLargest()
  const form = useForm<BoxesDraft, BoxesInput>({
    initial: boxes,
    schema: boxesSchema,
    toBody: toBoxesInput,
    fieldOf: (path) => fieldOf[path] ?? path,
    figures: ['weight', 'length', 'width', 'height'],
    wholes: ['count'],
    tidy: splitMeasures,
    largestOf: (name, values) => largestOf(name, { ...values, currency: '' }),
    submit: () => Promise.resolve(),
    failure: '',
  })
  const { values } = form
  useTypedValues(values, onType)
  const fragile = form.field('isFragile')
  const invoice = form.field('invoice')
  return (
    <Form of={form} label={t('boxes.title')}>
      <Stack space={4}>
        {isMeasured ? <Notice tone="info">{t('boxes.measured')}</Notice> : <Measures form={form} />}
        <Checkbox
          name={fragile.name}
          label={t('boxes.fragile')}
          description={t('boxes.fragileText')}
          checked={fragile.value}
          onChange={fragile.onChange}
          onBlur={fragile.onBlur}
        />
        <TextField
          {...form.field('markingCode')}
          label={t('boxes.marking')}
          optionalLabel={t('common:optional')}
          hint={t('boxes.markingHint')}
          autoComplete="off"
        />
        {!hasInvoiceAbove && (
          <AttachmentField
            name={invoice.name}
            label={t('boxes.invoice')}
            hint={t('boxes.invoiceHint', { megabytes: maxUploadMegabytes })}
            types={documentTypes}
            value={invoice.value}
            onChange={invoice.onChange}
            error={invoice.error}
          />
        )}
      </Stack>
    </Form>
  )
}

function Measures({ form }: { form: FormState<BoxesDraft> }) {
  const language = useLanguage()
  const { t } = useTranslation(['wizard', 'common'])
  const unitNames = useUnitNames()
  return (
    <Grid columns={6}>
      <GridItem span="third">
        <QuantityField
          {...form.field('count')}
          label={t('boxes.count')}
          optionalLabel={t('common:optional')}
          max={maxValues.packages}
          parse={countOf}
          format={(count) => formatNumber(count, language)}
        />
      </GridItem>
      <GridItem span="twoThirds">
        <MeasureField
          {...form.figure('weight')}
          label={t('boxes.weight')}
          optionalLabel={t('common:optional')}
          unitLabel={t('field.weightUnit')}
          hint={t('boxes.weightHint')}
          units={weightChoices}
          unitNames={unitNames}
          unit={weightChoices.find((unit) => unit === form.values.weightUnit) ?? 'kg'}
          onUnitChange={(weightUnit) => form.set({ weightUnit })}
        />
      </GridItem>
      <GridItem span="full">
        <SidesField
          form={form}
          label={t('boxes.size')}
          optionalLabel={t('common:optional')}
          hint={t('boxes.sizeHint')}
          unitLabel={t('field.sizeUnit')}
          sideLabels={{ length: t('field.length'), width: t('field.width'), height: t('field.height') }}
          onUnitChange={(sizeUnit) => form.set({ sizeUnit })}
        />
      </GridItem>
    </Grid>
  )
}
