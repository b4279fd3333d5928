import { DateField } from '@seberang/design-system/DateField'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Bank, type BodyOf, type Invoice, type TransferProof } from '@seberang/domain/api'
import { proofFields } from '@seberang/domain/api/schemas'
import { transferAmount } from '@seberang/domain/explain'
import { formatName } from '@seberang/domain/format'
import { maxUploadMegabytes } from '@seberang/domain/limits'
import { jakartaDay } from '@seberang/domain/time'
import { fields } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../components/files/AttachmentField.tsx'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { LongWrite } from '../../components/LongWrite.tsx'
import { BankField } from '../../components/wallet/BankField.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { documentTypes, type DraftFile } from '../../lib/files/draft-file.ts'
import { useUploadedFile } from '../../lib/files/use-uploaded-file.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'

interface Typed extends Record<string, string | Bank | DraftFile | null> {
  file: DraftFile | null
  bank: Bank | null
  transferred_at: string
  account_name: string
}

type Sent = Omit<BodyOf<typeof calls.sendProof>, 'invoice_code' | 'amount'>

const schema = fields(proofFields)

interface ProofFormProps {
  invoice: Pick<Invoice, 'invoice_code' | 'total' | 'payment' | 'created_at'>
}

/** Sends what shows that the transfer was made; after a rejection it begins with what was said of it before. */
export function ProofForm({ invoice }: ProofFormProps) {
  const before = invoice.payment?.proof
  const banks = useCall(calls.availableBanks, before ? { query: {} } : null)
  // The form begins with the bank, and is not changed under the customer's hands.
  if (before && !banks.data && !banks.error) return null
  const bank = banks.data?.results.find((one) => one.bank === before?.bank) ?? null
  return <ProofFields invoice={invoice} before={before} bank={bank} />
}

interface ProofFieldsProps extends ProofFormProps {
  before: TransferProof | undefined
  /** Of the proof before. */
  bank: Bank | null
}

function ProofFields({ invoice, before, bank: first }: ProofFieldsProps) {
  const { t } = useTranslation(['invoice', 'identity', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const { customer } = useSession()
  const uploadedFile = useUploadedFile()
  const send = useChange(calls.sendProof, [calls.invoice, calls.invoices])
  const today = jakartaDay(new Date(serverNow()))
  const form = useForm<Typed, Sent>({
    initial: {
      file: null,
      bank: first,
      transferred_at: before?.transferred_at ?? today,
      account_name: before?.account_name ?? (customer ? formatName(customer) : ''),
    },
    schema,
    toBody: ({ file, bank, ...values }) => ({
      ...values,
      file: file?.id ?? '',
      bank_code: bank?.bank_code ?? '',
    }),
    fieldOf: (path) => (path === 'bank_code' ? 'bank' : path),
    submit: async (body, { file }) => {
      if (!file) return
      const { id } = await uploadedFile('file', file)
      const { invoice_code } = invoice
      await send.trigger({ body: { ...body, file: id, invoice_code, amount: transferAmount(invoice) } })
      toaster.show({ text: t('proof.sent') })
    },
    failure: t('proof.failed'),
  })
  const { name, error, value: file, onChange: onFile } = form.field('file')
  return (
    <Stack space={3}>
      <div>
        <Heading level={2} step="h4">
          {t('proof.title')}
        </Heading>
        <Text step="note" tone="secondary">
          {t('proof.text')}
        </Text>
      </div>
      <Form of={form} label={t('proof.title')}>
        <AttachmentField
          name={name}
          label={t('proof.file')}
          hint={t('proof.fileHint', { megabytes: maxUploadMegabytes })}
          error={error}
          required
          types={documentTypes}
          value={file}
          onChange={onFile}
        />
        <BankField field={form.field('bank')} label={t('proof.bank')} />
        <DateField
          {...form.field('transferred_at')}
          label={t('proof.day')}
          today={today}
          min={jakartaDay(new Date(invoice.created_at))}
          max={today}
          locale={language}
          placeholder={t('identity:form.date.placeholder')}
          texts={{
            open: t('identity:form.date.open'),
            previousMonth: t('identity:form.date.previousMonth'),
            nextMonth: t('identity:form.date.nextMonth'),
            month: t('identity:form.date.month'),
            year: t('identity:form.date.year'),
          }}
        />
        <TextField {...form.field('account_name')} label={t('proof.owner')} autoComplete="name" />
        <Inline>
          <SubmitButton busy={form.submitting} busyLabel={t('common:saving')}>
            {t('proof.send')}
          </SubmitButton>
          <LongWrite busy={form.submitting} />
        </Inline>
      </Form>
    </Stack>
  )
}
