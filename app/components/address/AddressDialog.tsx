import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { Notice } from '@seberang/design-system/Notice'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { Stack } from '@seberang/design-system/Stack'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { maxUploadMegabytes, type AddressInput } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import type { AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { documentTypes, uploadedFile } from '../../lib/files/draft-file.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AttachmentField } from '../files/AttachmentField.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import type { AddressFields } from './address-fields.ts'
import { RegionField, type Region } from './RegionField.tsx'
import { useAddressDraft } from './use-address-draft.ts'

/** Dialling codes of Indonesia and of the countries of origin. */
const phoneCodes = ['+62', '+60', '+65', '+1', '+44', '+81', '+82', '+86', '+852']

interface AddressDialogProps {
  save: AddressBookState['save']
  /** The address to edit; without it a new one is added. */
  address?: BookAddress
  onClose: () => void
  onSaved?: (addressId: string) => void
}

/** Adds or edits an address. */
export function AddressDialog({ save, address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['address', 'common'])
  const toaster = useToast()
  const { customer } = useSession()
  const [region, setRegion] = useState<Region | null>(address ? regionOf(address) : null)
  const form = useForm<AddressFields, AddressInput>({
    initial: fieldsOf(address, t('field.npwpOnFile')),
    schema: schemas.createAddress.body,
    toBody: ({ npwp_file, ...values }) => ({ ...values, npwp_file: npwp_file?.id }),
    submit: async (input, { npwp_file }) => {
      if (!region) return
      const { id: _id, postalCodes: _codes, ...place } = region
      const paper = npwp_file && customer ? await uploadedFile(npwp_file) : npwp_file
      const id = await save({
        id: address?.address_id,
        input: { ...input, npwp_file: paper?.id },
        place,
        paper,
      })
      await draft.forget()
      toaster.show({ text: t(address ? 'updated' : 'saved') })
      onSaved?.(id)
      onClose()
    },
    failure: t(address ? 'failed.update' : 'failed.add'),
  })
  const draft = useAddressDraft(address?.address_id, form, region, setRegion)
  const title = t(address ? 'editTitle' : 'addTitle')
  const isMain = form.field('is_main')
  const paper = form.field('npwp_file')

  function chooseRegion(chosen: Region | null): void {
    setRegion(chosen)
    form.set({
      sub_district_id: chosen?.id ?? '',
      postal_code: chosen?.postalCodes[0] ?? form.values.postal_code,
    })
  }

  return (
    <ActionDialog
      size="large"
      title={title}
      action={t('common:action.save')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      onDiscard={() => void draft.forget()}
    >
      <Form of={form} label={title}>
        <Stack space={5}>
          {draft.isResumed && <Notice tone="info">{t('resumed')}</Notice>}
          <Grid columns={2}>
            <TextField {...form.field('name')} label={t('field.name')} autoComplete="name" />
            <PhoneField
              {...form.field('phone_number')}
              label={t('field.phone')}
              hint={t('field.phoneHint')}
              codes={phoneCodes}
              codeLabel={t('field.phoneCode')}
            />
          </Grid>
          <RegionField
            name="sub_district_id"
            value={region}
            onChange={chooseRegion}
            error={form.field('sub_district_id').error}
          />
          <TextArea
            {...form.field('address')}
            label={t('field.address')}
            hint={t('field.addressHint')}
            autoComplete="street-address"
          />
          <Grid columns={2}>
            <TextField
              {...form.field('postal_code')}
              label={t('field.postalCode')}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <TextField
              {...form.field('npwp')}
              label={t('field.npwp')}
              optionalLabel={t('common:optional')}
              hint={t('field.npwpHint')}
              inputMode="numeric"
            />
          </Grid>
          <AttachmentField
            name={paper.name}
            label={t('field.npwpFile')}
            hint={t('field.npwpFileHint', { megabytes: maxUploadMegabytes })}
            error={paper.error}
            types={documentTypes}
            value={paper.value}
            onChange={paper.onChange}
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
    </ActionDialog>
  )
}

function fieldsOf(address: BookAddress | undefined, documentName: string): AddressFields {
  const paper = address?.npwp_paper ?? null
  return {
    name: address?.name ?? '',
    phone_number: address?.phone_number ?? '',
    sub_district_id: address?.sub_district_id ?? '',
    postal_code: address?.postal_code ?? '',
    address: address?.address ?? '',
    npwp: address?.npwp ?? '',
    npwp_file: paper ?? (address?.npwp_file ? { id: address.npwp_file, name: documentName, type: '' } : null),
    is_main: address?.is_main ?? false,
  }
}

const regionOf = ({ sub_district_id, postal_code, ...address }: BookAddress): Region => ({
  id: sub_district_id,
  sub_district_name: address.sub_district_name,
  district_id: address.district_id,
  district_name: address.district_name,
  province_id: address.province_id,
  province_name: address.province_name,
  postalCodes: [postal_code],
})
