import { codeMinutes } from '@seberang/domain/limits'
import { Button } from '@seberang/design-system/Button'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { calls, type CodeInput } from '@seberang/domain/api'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { schemas } from '@seberang/domain/api/schemas'
import { useForm } from '../../lib/forms/use-form.ts'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { Resend } from '../../components/security/Resend.tsx'
import { useCodeAttempt } from '../../components/security/use-code-attempt.ts'

interface CodeStepProps {
  email: string
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  onChangeEmail: () => void
  onVerified: (registerToken: string) => void
}

export function CodeStep({ email, resendAt, onChangeEmail, onVerified }: CodeStepProps) {
  const { t } = useTranslation('session')
  const verify = useCodeAttempt((body: CodeInput) => request(calls.verifyCode, { body }))
  const form = useForm<{ code: string }, CodeInput>({
    initial: { code: '' },
    schema: schemas.verifyCode.body,
    toBody: ({ code }) => ({ user_id: email, code }),
    submit: async (body) => {
      const { register_token } = await verify(body)
      onVerified(register_token)
    },
    failure: t('failed.verify'),
  })

  // Whoever comes from the mail types the code at once.
  const begin = useEffectEvent(() => form.focus('code'))
  useEffect(() => begin(), [])

  async function resend(): Promise<number> {
    const { resend_after } = await request(calls.resendCode, { body: { user_id: email } })
    // The earlier code is invalid now, and so is its error.
    form.field('code').onChange('')
    return resend_after
  }

  return (
    <Form of={form} label={t('register.code.title')}>
      <OtpInput
        {...form.field('code')}
        onComplete={form.submit}
        label={t('register.code.label')}
        hint={t('register.code.hint', { minutes: codeMinutes })}
        nonce={pageNonce()}
      />
      <Resend
        at={resendAt}
        texts={{
          missing: t('register.code.missing'),
          resend: t('register.code.resend'),
          resent: t('register.code.resent'),
          failed: t('failed.resend'),
        }}
        send={resend}
      />
      <SubmitButton busy={form.submitting}>{t('register.code.submit')}</SubmitButton>
      <Button variant="plain" width="full" onClick={onChangeEmail}>
        {t('register.code.change')}
      </Button>
    </Form>
  )
}
