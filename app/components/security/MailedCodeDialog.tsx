import { OtpInput } from '@seberang/design-system/OtpInput'
import { codeDigits, codeMinutes } from '@seberang/domain/limits'
import { digits, fields } from '@seberang/domain/validation'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import { Resend } from './Resend.tsx'
import { useCodeAttempt } from './use-code-attempt.ts'

interface MailedCodeDialogProps<Answer> {
  /** What the code is for, where another dialog of this kind may come before or after. */
  title?: string
  text?: 'code.text' | 'code.secondText'
  /** Where the code was mailed to. */
  email: string
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  /** Mails another code. @returns the seconds until the next one; undefined when the person gives up */
  resend: () => Promise<number | undefined>
  /** Tries a code, each one once. */
  confirm: (typed: { code: string }) => Promise<Answer>
  /** What the server calls the code, where that is another name. */
  field?: string
  onConfirmed: (answer: Answer) => unknown
  onClose: () => void
}

const schema = fields({ code: digits(codeDigits) })

/** Asks for a code that was mailed. */
export function MailedCodeDialog<Answer>(props: MailedCodeDialogProps<Answer>) {
  const { email, resendAt, resend, confirm, field = 'code', onConfirmed, onClose } = props
  const { t } = useTranslation(['security', 'common'])
  const { title = t('code.title'), text = 'code.text' } = props
  const attempt = useCodeAttempt(confirm)
  const code = useRef<HTMLInputElement>(null)
  const form = useForm<{ code: string }, { code: string }>({
    initial: { code: '' },
    schema,
    toBody: (values) => values,
    fieldOf: (path) => (path === field ? 'code' : path),
    submit: async (typed) => {
      await onConfirmed(await attempt(typed))
    },
    failure: t('code.failed'),
  })

  async function sendAgain(): Promise<number | undefined> {
    const seconds = await resend()
    // The earlier code is invalid now, and so is its error.
    if (seconds !== undefined) form.field('code').onChange('')
    return seconds
  }
  return (
    <ActionDialog
      size="small"
      title={title}
      description={t(text, { digits: codeDigits, email })}
      action={t('code.submit')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
      initialFocus={code}
    >
      <Form of={form} label={title}>
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
          send={sendAgain}
        />
      </Form>
    </ActionDialog>
  )
}
