import { Accordion } from '@seberang/design-system/Accordion'
import { Box } from '@seberang/design-system/Box'
import { Grid } from '@seberang/design-system/Grid'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { TextField } from '@seberang/design-system/TextField'
import { Contact } from '@seberang/design-system/icons'
import type { Shipper } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { shipperSchema, toShipper } from './draft/convert.ts'
import type { ShipperDraft } from './draft/draft.ts'

interface ShipperFieldsProps {
  shipper: ShipperDraft
  onType: (shipper: ShipperDraft) => void
  /** Changes when the draft was replaced from elsewhere. */
  revision: number
  isMissing: boolean
}

/** Whom the warehouse may ask about the goods of a saved shipment: its seller. */
export function ShipperFields({ shipper, onType, revision, isMissing }: ShipperFieldsProps) {
  const { t } = useTranslation('wizard')
  return (
    <Sheet bleed as="div">
      <SheetSection rows>
        <Accordion
          items={[
            {
              id: 'shipper',
              icon: Contact,
              title: t('shipper.title'),
              note: shipper.name || t('shipper.note'),
              error: isMissing ? t('missing.shipper') : undefined,
              content: (
                <Box paddingTop={4}>
                  <ShipperForm key={revision} shipper={shipper} onType={onType} />
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
const fieldOf: Record<string, keyof ShipperDraft> = {
  shipper_name: 'name',
  shipper_email: 'email',
  shipper_phone_number: 'phone',
}

function ShipperForm({ shipper, onType }: Pick<ShipperFieldsProps, 'shipper' | 'onType'>) {
  const { t } = useTranslation(['wizard', 'common'])
  const form = useForm<ShipperDraft, Shipper>({
    initial: shipper,
    schema: shipperSchema,
    toBody: toShipper,
    fieldOf: (path) => fieldOf[path] ?? path,
    submit: () => Promise.resolve(),
    failure: '',
  })
  const { values } = form
  useTypedValues(values, onType)
  return (
    <Form of={form} label={t('shipper.title')}>
      <Grid columns={3}>
        <TextField {...form.field('name')} label={t('shipper.name')} autoComplete="off" />
        <TextField
          {...form.field('email')}
          label={t('shipper.email')}
          optionalLabel={t('common:optional')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <TextField
          {...form.field('phone')}
          label={t('shipper.phone')}
          optionalLabel={t('common:optional')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </Grid>
    </Form>
  )
}
