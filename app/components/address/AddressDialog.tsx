import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Dialog } from '@seberang/design-system/Dialog'
import { Grid } from '@seberang/design-system/Grid'
import { Stack } from '@seberang/design-system/Stack'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Address, type AddressInput } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../lib/api/use-call.ts'
import { schemas } from '@seberang/domain/api/schemas'
import { useForm } from '../../lib/forms/use-form.ts'
import { Form } from '../Form.tsx'
import { RegionField, type Region } from './RegionField.tsx'

interface Fields {
  name: string
  phone_number: string
  sub_district_id: string
  postal_code: string
  address: string
  npwp: string
  is_main: boolean
  [name: string]: string | boolean
}

interface AddressDialogProps {
  /** The one to change; without it a new one is added. */
  address?: Address
  onClose: () => void
  onSaved?: (addressId: string) => void
}

/** Adds an address, or changes one. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['address', 'common'])
  const toaster = useToast()
  const [region, setRegion] = useState<Region | null>(address ? regionOf(address) : null)
  const refreshes = [calls.addresses]
  const create = useChange(calls.createAddress, refreshes)
  const update = useChange(calls.updateAddress, refreshes)
  const form = useForm<Fields, AddressInput>({
    initial: {
      name: address?.name ?? '',
      phone_number: address?.phone_number ?? '',
      sub_district_id: address?.sub_district_id ?? '',
      postal_code: address?.postal_code ?? '',
      address: address?.address ?? '',
      npwp: address?.npwp ?? '',
      is_main: address?.is_main ?? false,
    },
    schema: schemas.createAddress.body,
    toBody: (values) => values,
    submit: async (body) => {
      const saved = address
        ? await update.trigger({ params: { address_id: address.address_id }, body })
        : await create.trigger({ body })
      toaster.show({ text: t(address ? 'updated' : 'saved') })
      onSaved?.(saved.address_id)
      onClose()
    },
    failure: t(address ? 'failed.update' : 'failed.add'),
  })
  const isMain = form.field('is_main')

  function chooseRegion(chosen: Region | null): void {
    setRegion(chosen)
    form.set({
      sub_district_id: chosen?.id ?? '',
      postal_code: chosen?.postalCodes[0] ?? form.values.postal_code,
    })
  }

  return (
    <Dialog
      open
      title={t(address ? 'editTitle' : 'addTitle')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button onClick={form.submit} loading={form.submitting} loadingLabel={t('common:saving')}>
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <Form of={form} label={t(address ? 'editTitle' : 'addTitle')}>
        <Stack space={4}>
          <Grid columns={2}>
            <TextField {...form.field('name')} label={t('field.name')} autoComplete="name" />
            <TextField
              {...form.field('phone_number')}
              label={t('field.phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          </Grid>
          <RegionField value={region} onChange={chooseRegion} error={form.field('sub_district_id').error} />
          <TextField
            {...form.field('postal_code')}
            label={t('field.postalCode')}
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <TextArea
            {...form.field('address')}
            label={t('field.address')}
            hint={t('field.addressHint')}
            autoComplete="street-address"
          />
          <TextField
            {...form.field('npwp')}
            label={t('field.npwp')}
            optionalLabel={t('common:optional')}
            hint={t('field.npwpHint')}
            inputMode="numeric"
          />
          <Checkbox
            name={isMain.name}
            label={t('field.isMain')}
            checked={isMain.value}
            onChange={isMain.onChange}
            onBlur={isMain.onBlur}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}

function regionOf(address: Address): Region {
  return {
    id: address.sub_district_id,
    name: address.sub_district_name,
    above: `${address.district_name}, ${address.province_name}`,
    postalCodes: [address.postal_code],
  }
}
