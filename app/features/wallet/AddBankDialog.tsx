import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Bank, type BankAccountInput } from '@seberang/domain/api'
import { bankAccountFields } from '@seberang/domain/api/schemas'
import { formatName } from '@seberang/domain/format'
import { fields } from '@seberang/domain/validation'
import { isNameOf } from '@seberang/domain/wallet'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { BankField } from '../../components/wallet/BankField.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { useChange } from '../../lib/api/use-change.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { withProof } from '../../components/security/mailed-codes.ts'
import { useSession } from '../../lib/session/use-session.ts'

interface AddBankDialogProps {
  /** Of a code with the ref `BA`. */
  otpToken: string
  onClose: () => void
}

interface Typed extends Record<string, string | Bank | null> {
  bank: Bank | null
  number: string
  owner_name: string
}

const schema = fields(bankAccountFields)

/** Adds a bank account, once the person has confirmed who they are and has given a code. */
export function AddBankDialog({ otpToken, onClose }: AddBankDialogProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const toaster = useToast()
  const { customer } = useSession()
  const bank = useRef<HTMLInputElement>(null)
  const reauthentication = useReauthentication()
  const add = useChange(calls.addBankAccount, [calls.bankAccounts])
  const name = customer ? formatName(customer) : ''
  const form = useForm<Typed, Pick<BankAccountInput, 'bank_code' | 'number' | 'owner_name'>>({
    initial: { bank: null, number: '', owner_name: name },
    schema,
    toBody: ({ bank: chosen, number, owner_name }) => ({
      bank_code: chosen?.bank_code ?? '',
      number,
      owner_name,
    }),
    fieldOf: (path) => (path === 'bank_code' ? 'bank' : path),
    submit: async (input) => {
      await reauthentication.run(async (reauth_token) => {
        const body = { ...input, otp_token: otpToken, reauth_token }
        const { bank_account } = await withProof('BA', () => add.trigger({ body }))
        toaster.show({ text: t('add.done', { bank: bank_account.bank }) })
        onClose()
      })
    },
    failure: t('add.failed'),
  })
  const { owner_name: owner } = form.values
  const isOther = customer?.customer_type === 'personal' && owner.trim() !== '' && !isNameOf(owner, [name])
  if (reauthentication.dialog) return reauthentication.dialog
  return (
    <ActionDialog
      title={t('add.title')}
      action={t('add.action')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      initialFocus={bank}
    >
      <Form of={form} label={t('add.title')}>
        <BankField field={form.field('bank')} ref={bank} label={t('add.bank')} />
        <TextField {...form.field('number')} label={t('add.number')} inputMode="numeric" autoComplete="off" />
        <TextField
          {...form.field('owner_name')}
          label={t('add.owner')}
          hint={t(isOther ? 'add.otherOwner' : 'add.ownerHint')}
          autoComplete="off"
        />
      </Form>
    </ActionDialog>
  )
}
