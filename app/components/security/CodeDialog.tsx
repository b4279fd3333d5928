import { OtpInput } from '@seberang/design-system/OtpInput'
import { calls, type CodeRef, type CodeToVerify } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { codeDigits, codeMinutes } from '@seberang/domain/limits'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import { Resend } from './Resend.tsx'
import { useCodeAttempt } from './use-code-attempt.ts'

interface CodeDialogProps {
  for: CodeRef
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  /** Mails another code. @returns the seconds until the next one */
  send: () => Promise<number>
  onAnswer: (otpToken?: string) => void
}

/** Asks for the code that was mailed. */
export function CodeDialog({ for: ref, resendAt, send, onAnswer }: CodeDialogProps) {
  const { t } = useTranslation(['security', 'common'])
  const { customer } = useSession()
  const exchange = useCodeAttempt((body: CodeToVerify) => request(calls.exchangeCode, { body }))
  const code = useRef<HTMLInputElement>(null)
  const form = useForm<{ code: string }, CodeToVerify>({
    initial: { code: '' },
    schema: schemas.exchangeCode.body,
    toBody: ({ code }) => ({ ref, code }),
    submit: async (body) => {
      const { otp_token } = await exchange(body)
      onAnswer(otp_token)
    },
    failure: t('code.failed'),
  })

  async function resend(): Promise<number> {
    const seconds = await send()
    // The earlier code is invalid now, and so is its error.
    form.field('code').onChange('')
    return seconds
  }
  return (
    <ActionDialog
      size="small"
      title={t('code.title')}
      description={t('code.text', { digits: codeDigits, email: customer?.email ?? '' })}
      action={t('code.submit')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={() => onAnswer()}
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
