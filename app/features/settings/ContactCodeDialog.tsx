import { OtpInput } from '@seberang/design-system/OtpInput'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type ContactKind, type Customer } from '@seberang/domain/api'
import { codeDigits, codeMinutes } from '@seberang/domain/limits'
import { digits, fields } from '@seberang/domain/validation'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { Resend } from '../../components/security/Resend.tsx'
import { useCodeAttempt } from '../../components/security/use-code-attempt.ts'
import { request } from '../../lib/api/client.ts'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { updateSession } from '../../lib/session/session.ts'
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

const schema = fields({ code: digits(codeDigits) })

/** Asks for the code that confirms a new contact. */
export function ContactCodeDialog(props: ContactCodeDialogProps) {
  const { kind, customer, pending, resend, onClose, onDone } = props
  const { value, resendAt } = pending
  const { t } = useTranslation(['security', 'settings', 'common'])
  const toaster = useToast()
  const isEmail = kind === 'email'
  const confirm = useCodeAttempt(({ code }: { code: string }) =>
    request(calls.saveProfile, { body: { [kind]: value, [`${kind}_code`]: code } }),
  )
  const code = useRef<HTMLInputElement>(null)
  const form = useForm<{ code: string }, { code: string }>({
    initial: { code: '' },
    schema,
    toBody: (values) => values,
    fieldOf: (path) => (path === `${kind}_code` ? 'code' : path),
    submit: async (typed) => {
      const answer = await confirm(typed)
      toaster.show({ text: t(isEmail ? 'settings:contact.emailSaved' : 'settings:contact.phoneSaved') })
      onDone()
      await updateSession({ customer: answer.customer })
    },
    failure: t('code.failed'),
  })
  return (
    <ActionDialog
      size="small"
      title={t('code.title')}
      description={t('code.text', { digits: codeDigits, email: isEmail ? value : customer.email })}
      action={t('code.submit')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
      initialFocus={code}
    >
      <Form of={form} label={t('code.title')}>
        <OtpInput
          {...form.field('code')}
          ref={code}
          onComplete={form.submit}
          label={t('code.label')}
          hint={t('code.hint', { minutes: codeMinutes })}
          nonce={pageNonce()}
        />
        <Resend
          at={resendAt}
          texts={{
            missing: t('code.missing'),
            resend: t('code.resend'),
            resent: t('code.resent'),
            failed: t('code.notSent'),
          }}
          send={resend}
        />
      </Form>
    </ActionDialog>
  )
}
