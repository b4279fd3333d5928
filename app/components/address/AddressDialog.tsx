import { maxUploadMegabytes } from '@seberang/domain/limits'
import { limits } from '@seberang/domain/validation'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { Notice } from '@seberang/design-system/Notice'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type AddressInput, type Customer, type SubDistrictFound } from '@seberang/domain/api'
import { addressWithin } from '@seberang/domain/api/schemas'
import { formatName, joinParts, joinPlaces } from '@seberang/domain/format'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocalAddress, type BookAddress } from '../../lib/addresses/book-address.ts'
import { placeName } from '../../lib/addresses/place-name.ts'
import { postalCodesOf, rememberPostalCodes } from '../../lib/addresses/postal-codes.ts'
import type { AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { documentTypes } from '../../lib/files/draft-file.ts'
import { useUploadedFile } from '../../lib/files/use-uploaded-file.ts'
import { phoneCodes } from '../../lib/forms/phone-codes.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useBackCloses } from '../../lib/navigation/use-back-closes.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AttachmentField } from '../files/AttachmentField.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import type { AddressFields, MapPoint } from './address-fields.ts'
import { PointField } from './PointField.tsx'
import { onlyPostalCode, placeAsRegion, RegionField, type Region } from './RegionField.tsx'
import { useAddressDraft } from './use-address-draft.ts'

const schema = addressWithin(postalCodesOf)

interface AddressDialogProps {
  save: AddressBookState['save']
  /** The address to edit; without it a new one is added. */
  address?: BookAddress
  /** Where a new address is likely to be. */
  near?: SubDistrictFound | undefined
  /** Opens at the NPWP, for which it was asked. */
  atNpwp?: boolean
  onClose: () => void
  onSaved?: (addressId: string) => void
}

/** Adds or edits an address. */
export function AddressDialog(props: AddressDialogProps) {
  const { save, address, near, atNpwp = false, onClose, onSaved } = props
  const { t } = useTranslation(['address', 'common'])
  // What was typed is there again.
  useBackCloses(onClose)
  const language = useLanguage()
  const toaster = useToast()
  const { customer } = useSession()
  const uploadedFile = useUploadedFile()
  const [region, setRegion] = useState<Region | null>(() => regionFor(address, near))
  const npwp = useRef<HTMLInputElement>(null)
  // A number without its paper changes no rate: it is saved only by somebody who knows.
  const [isPaperAsked, setIsPaperAsked] = useState(false)
  const form = useForm<AddressFields, AddressInput>({
    initial: address ? fieldsOf(address, t('field.npwpOnFile')) : fieldsOfNew(customer, region),
    schema,
    toBody: ({ npwp_file, point, address: typed, ...values }) => ({
      ...values,
      address: withVillage(typed, region?.village_name),
      lat: point?.lat,
      long: point?.long,
      npwp_file: npwp_file?.id,
    }),
    fieldOf: (path) => (path === 'lat' || path === 'long' ? 'point' : path),
    submit: async (input, { npwp_file }) => {
      if (!region) return
      if (input.npwp && !npwp_file && !isPaperAsked) return setIsPaperAsked(true)
      const {
        id: _id,
        postalCodes: _codes,
        village_name: _name,
        village_postal_codes: _own,
        ...place
      } = region
      const paper = npwp_file && customer ? await uploadedFile('npwp_file', npwp_file) : npwp_file
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
  const postalCodeHint = ({ postalCodes, sub_district_name }: Region): string | undefined =>
    postalCodes.length > 1 && postalCodes.length <= 8
      ? t('field.postalCodeHint', { place: sub_district_name, codes: joinParts(postalCodes, language) })
      : undefined
  const title = t(address ? 'editTitle' : 'addTitle')
  const isMain = form.field('is_main')
  const paper = form.field('npwp_file')
  const lacksPaper = isPaperAsked && form.values.npwp.trim() !== '' && !paper.value

  const { postal_code: postalCode } = form.values

  // The codes of a saved address's sub-district, to check another one against.
  const nearby = useCall(calls.subDistricts, address ? { params: { district: address.district_id } } : null)
  useEffect(() => {
    for (const one of nearby.data?.results ?? []) rememberPostalCodes(one.sub_district_id, one.postal_codes)
  }, [nearby.data])
  // Those of what was typed before the page was opened.
  useEffect(() => {
    if (region && region.postalCodes.length > 0) rememberPostalCodes(region.id, region.postalCodes)
  }, [region])

  function chooseRegion(chosen: Region | null): void {
    setRegion(chosen)
    if (!chosen) return form.set({ sub_district_id: '' })
    rememberPostalCodes(chosen.id, chosen.postalCodes)
    const fits = chosen.postalCodes.length === 0 || chosen.postalCodes.includes(postalCode)
    form.set({
      sub_district_id: chosen.id,
      postal_code: onlyPostalCode(chosen) ?? (fits ? postalCode : ''),
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
      {...(atNpwp && { initialFocus: npwp })}
    >
      <Form of={form} label={title}>
        <Stack space={5}>
          {draft.isResumed && <Notice tone="info">{t('resumed')}</Notice>}
          {address && !isLocalAddress(address.address_id) && <Text tone="secondary">{t('editKeeps')}</Text>}
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
              hint={region ? postalCodeHint(region) : undefined}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <TextField
              {...form.field('email')}
              label={t('field.email')}
              optionalLabel={t('common:optional')}
              hint={t('field.emailHint')}
              inputMode="email"
              autoComplete="email"
            />
          </Grid>
          <PointField
            field={form.field('point')}
            address={region ? searchText(form.values.address, region, postalCode) : ''}
          />
          <TextField
            {...form.field('npwp')}
            ref={npwp}
            label={t('field.npwp')}
            optionalLabel={t('common:optional')}
            hint={t('field.npwpHint')}
            inputMode="numeric"
          />
          <AttachmentField
            name={paper.name}
            label={t('field.npwpFile')}
            hint={t('field.npwpFileHint', { megabytes: maxUploadMegabytes })}
            error={paper.error ?? (lacksPaper ? t('field.npwpFileMissing') : undefined)}
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

function fieldsOf(address: BookAddress, documentName: string): AddressFields {
  const paper = address.npwp_paper ?? null
  return {
    name: address.name,
    phone_number: address.phone_number,
    email: address.email ?? '',
    sub_district_id: address.sub_district_id,
    postal_code: address.postal_code,
    address: address.address,
    point: pointOf(address),
    npwp: address.npwp ?? '',
    npwp_file: paper ?? (address.npwp_file ? { id: address.npwp_file, name: documentName, type: '' } : null),
    is_main: address.is_main ?? false,
  }
}

/** Most people send to themselves; whoever does not types over it. */
const fieldsOfNew = (customer: Customer | null, region: Region | null): AddressFields => ({
  name: customer ? formatName(customer) : '',
  phone_number: customer?.phone_number ?? '',
  email: '',
  sub_district_id: region?.id ?? '',
  postal_code: (region && onlyPostalCode(region)) ?? '',
  address: '',
  point: null,
  npwp: '',
  npwp_file: null,
  is_main: false,
})

const regionOf = ({ sub_district_id, ...address }: BookAddress): Region => ({
  id: sub_district_id,
  sub_district_name: address.sub_district_name,
  district_id: address.district_id,
  district_name: address.district_name,
  province_id: address.province_id,
  province_name: address.province_name,
  // Not known yet; a form is checked against those that the server names.
  postalCodes: [],
})

function pointOf({ lat, long }: BookAddress): MapPoint | null {
  return lat === undefined || long === undefined ? null : { label: '', lat, long }
}

/** A courier needs the village, for which an address has no field of its own: it is added unless it was typed. */
export function withVillage(address: string, village: string | undefined): string {
  if (!village || address.trim() === '' || address.toLowerCase().includes(village.toLowerCase()))
    return address
  const complete = joinPlaces([address.trim(), village])
  return complete.length > limits.address ? address : complete
}

/** What the geocoder is asked for. */
const searchText = (address: string, region: Region, postalCode: string): string =>
  joinPlaces([
    address.trim().replaceAll(/\s+/g, ' ').slice(0, 400),
    placeName(region),
    region.province_name,
    postalCode,
  ])

function regionFor(address: BookAddress | undefined, near: SubDistrictFound | undefined): Region | null {
  if (address) return regionOf(address)
  return near ? placeAsRegion(near) : null
}
