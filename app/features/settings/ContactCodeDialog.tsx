import { useToast } from '@seberang/design-system/Toast'
import { calls, type ContactKind, type Customer } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { MailedCodeDialog } from '../../components/security/MailedCodeDialog.tsx'
import { request } from '../../lib/api/client.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
import type { PendingContact } from './pending-contacts.ts'

interface ContactCodeDialogProps {
  kind: ContactKind
  customer: Customer
  pending: PendingContact
  /** Mails the code once more. */
  resend: () => Promise<number | undefined>
  onClose: () => void
  onDone: () => void
}

/** Asks for the code that confirms a new contact. */
export function ContactCodeDialog(props: ContactCodeDialogProps) {
  const { kind, customer, pending, resend, onClose, onDone } = props
  const { value, resendAt } = pending
  const { t } = useTranslation('settings')
  const toaster = useToast()
  const isEmail = kind === 'email'
  return (
    <MailedCodeDialog
      email={isEmail ? value : customer.email}
      resendAt={resendAt}
      resend={resend}
      field={`${kind}_code`}
      confirm={({ code }) => request(calls.saveProfile, { body: { [kind]: value, [`${kind}_code`]: code } })}
      onConfirmed={async (answer) => {
        toaster.show({ text: t(isEmail ? 'contact.emailSaved' : 'contact.phoneSaved') })
        onDone()
        await updateCustomer(answer.customer)
      }}
      onClose={onClose}
    />
  )
}
