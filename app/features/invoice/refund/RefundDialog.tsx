import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { RadioGroup } from '@seberang/design-system/RadioGroup'
import { Select } from '@seberang/design-system/Select'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { Landmark, Wallet } from '@seberang/design-system/icons'
import { calls, type BankAccount, type RefundInput, type RefundTerms } from '@seberang/domain/api'
import { refundFields } from '@seberang/domain/api/schemas'
import { formatDayOfYear, formatNumber, formatRupiah } from '@seberang/domain/format'
import { maxRefundFiles, maxUploadMegabytes, refundAnswerDays } from '@seberang/domain/limits'
import { fields, limits, message, text } from '@seberang/domain/validation'
import { formatAccountNumber, refundReasons, type RefundReason } from '@seberang/domain/wallet'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { AttachmentField } from '../../../components/files/AttachmentField.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { useChange } from '../../../lib/api/use-change.ts'
import { isOnDevice } from '../../../lib/drafts/files.ts'
import { photoTypes, type DraftFile } from '../../../lib/files/draft-file.ts'
import { useUploadedFile } from '../../../lib/files/use-uploaded-file.ts'
import { amountField, figureOf } from '../../../lib/forms/rupiah-of.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

interface RefundDialogProps {
  /** Of the shipments of which something may be returned; at least one. */
  terms: readonly RefundTerms[]
  accounts: readonly BankAccount[]
  /** Where one is asked for from an additional invoice: what that came to, in whole rupiah. */
  added?: number | undefined
  onClose: () => void
}

interface Typed extends Record<string, string | readonly (DraftFile | null)[]> {
  cart_code: string
  reason: RefundReason | ''
  description: string
  amount: string
  to: string
  files: readonly (DraftFile | null)[]
}

const toWallet = 'wallet'

/** Asks for money back of a shipment: why, how much, and where it goes. What a refusal leaves stays as it was typed. */
export function RefundDialog({ terms, accounts, added, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['refund', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const uploadedFile = useUploadedFile()
  const ask = useChange(calls.requestRefund, [calls.refunds, calls.refundTerms])
  const schema = useMemo(() => withinSchema(terms), [terms])
  const only = terms.length === 1 ? terms[0] : undefined
  const form = useForm<Typed, RefundInput>({
    initial: {
      cart_code: only?.cart_code ?? '',
      reason: '',
      description: '',
      amount: only && added !== undefined ? formatNumber(Math.min(added, only.left), language) : '',
      to: toWallet,
      files: [],
    },
    schema,
    wholes: ['amount'],
    wholeExample: 100_000,
    toBody: ({ amount, files, ...values }) => ({
      ...values,
      amount: figureOf(amount),
      files: attached(files).map(({ id }) => id),
    }),
    fieldOf: (path) => (path.startsWith('files') ? 'files' : path),
    submit: async (input, values) => {
      const files = await Promise.all(attached(values.files).map((file) => uploadedFile('files', file)))
      const { refund } = await ask.trigger({ body: { ...input, files: files.map(({ id }) => id) } })
      toaster.show({ text: t('sent', { id: refund.id }) })
      onClose()
    },
    failure: t('failed'),
  })
  const { values } = form
  const chosen = terms.find(({ cart_code }) => cart_code === values.cart_code)
  const toBank = values.to !== toWallet
  const photos = values.files
  // The last field is empty, as long as more photos are taken.
  const places = (photos.at(-1) === null || photos.length === 0 ? photos : [...photos, null]).slice(
    0,
    maxRefundFiles,
  )
  const shown = places.length === 0 ? [null] : places
  const put = (place: number, file: DraftFile | null): void => {
    const next = shown.map((one, at) => (at === place ? file : one))
    form.set({ files: next.filter((one, at) => one !== null || at === place) })
  }
  const isUploading = attached(photos).some(({ id }) => isOnDevice(id))
  const { error: filesError } = form.field('files')
  return (
    <ActionDialog
      title={t('title')}
      action={t('send')}
      busy={form.submitting}
      busyLabel={t(isUploading ? 'common:loading' : 'common:saving')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
    >
      <Form of={form} label={t('title')}>
        {terms.length > 1 && (
          <Select
            {...form.field('cart_code')}
            label={t('shipment')}
            placeholder={t('shipment')}
            options={terms.map(({ cart_code, title }) => ({ value: cart_code, label: title }))}
          />
        )}
        {chosen && <Text>{t(only && added !== undefined ? 'ofAdded' : 'of', { title: chosen.title })}</Text>}
        {chosen && (
          <DescriptionList
            variant="inline"
            items={[
              {
                term: t('paidOn', { day: formatDayOfYear(chosen.paid_at, language) }),
                value: formatRupiah(chosen.paid),
              },
              { term: t('returned'), value: formatRupiah(chosen.returned) },
              { term: t('left'), value: formatRupiah(chosen.left) },
            ]}
          />
        )}
        <RadioGroup
          {...form.field('reason')}
          label={t('why')}
          options={refundReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <TextArea {...form.field('description')} label={t('description')} maxLength={limits.text} />
        <Stack space={3}>
          {shown.map((photo, place) => (
            <AttachmentField
              key={place}
              name={place === 0 ? 'files' : `files-${place}`}
              label={t('photo', { number: place + 1 })}
              hint={t('photoHint', { megabytes: maxUploadMegabytes })}
              error={place === 0 ? filesError : undefined}
              types={photoTypes}
              value={photo}
              onChange={(file) => put(place, file)}
            />
          ))}
        </Stack>
        <TextField
          {...amountField(form.field('amount'))}
          label={t('amount')}
          optionalLabel={t('common:optional')}
          hint={chosen && t('amountHint', { most: formatRupiah(mostOf(chosen, toBank)) })}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
        />
        <RadioCardGroup
          {...form.field('to')}
          label={t('to')}
          layout="rows"
          hint={chosen?.left_to_bank === 0 ? t('creditOnly') : undefined}
          options={[
            { value: toWallet, title: t('wallet'), description: t('atOnce'), icon: Wallet },
            ...(chosen?.left_to_bank === 0 ? [] : accounts).map(
              ({ id, bank, number, owner_name, is_own }) => ({
                value: id,
                title: `${bank} ${formatAccountNumber(number)}`,
                description: is_own ? t('inDays') : t('inDaysOther', { owner: owner_name }),
                icon: Landmark,
              }),
            ),
          ]}
        />
        <Text step="note" tone="secondary">
          {t('note', { days: refundAnswerDays })}
        </Text>
      </Form>
    </ActionDialog>
  )
}

const attached = (files: readonly (DraftFile | null)[]): DraftFile[] => files.filter((file) => file !== null)

const mostOf = ({ left, left_to_bank }: RefundTerms, toBank: boolean): number =>
  toBank ? left_to_bank : left

/** The rules of the call, and what may be returned. */
const withinSchema = (terms: readonly RefundTerms[]) =>
  fields({
    ...refundFields,
    cart_code: text(limits.code),
    amount: refundFields.amount.test('left', (amount, context) => {
      const { cart_code: code, to } = context.parent as { cart_code?: string; to?: string }
      const chosen = terms.find(({ cart_code }) => cart_code === code)
      const most = chosen && mostOf(chosen, to !== undefined && to !== toWallet)
      if (amount === undefined || most === undefined || amount <= most) return true
      return context.createError({ message: message('refund_most', { most: formatRupiah(most) }) })
    }),
  })
