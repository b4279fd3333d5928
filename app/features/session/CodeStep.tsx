import { codeMinutes } from '@seberang/domain/limits'
import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type AnswerOf, type CodeInput } from '@seberang/domain/api'
import { waitSeconds } from '@seberang/domain/format'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { ApiError, refusalIn } from '../../lib/api/errors.ts'
import { schemas } from '@seberang/domain/api/schemas'
import { useForm } from '../../lib/forms/use-form.ts'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type Verified = AnswerOf<typeof calls.verifyCode>

interface CodeStepProps {
  email: string
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  onChangeEmail: () => void
  onVerified: (registerToken: string) => void
}

export function CodeStep({ email, resendAt, onChangeEmail, onVerified }: CodeStepProps) {
  const { t } = useTranslation(['session', 'common'])
  const toaster = useToast()
  const [secondsLeft, waitAgain] = useSecondsLeft(() => secondsUntil(resendAt))
  const verify = useVerification()
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

  async function resend(): Promise<void> {
    try {
      const { resend_after } = await request(calls.resendCode, { body: { user_id: email } })
      waitAgain(resend_after)
      // The earlier code is invalid now, and so is its error.
      form.field('code').onChange('')
      toaster.show({ text: t('register.code.resent') })
    } catch (error) {
      toaster.show({ tone: 'critical', text: resendFailure(error) })
    }
  }

  function resendFailure(error: unknown): string {
    if (!(error instanceof ApiError)) return t('common:error.network')
    return error.status < 500 ? error.message : t('failed.resend')
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
      <Inline align="between" space={3}>
        <Text as="span" tone="secondary">
          {t('register.code.missing')}
        </Text>
        {secondsLeft > 0 ? (
          <Text as="span" tone="tertiary" tabular>
            {t('register.code.wait', { time: clockText(secondsLeft) })}
          </Text>
        ) : (
          <Button variant="plain" onClick={() => void resend()}>
            {t('register.code.resend')}
          </Button>
        )}
      </Inline>
      <SubmitButton busy={form.submitting}>{t('register.code.submit')}</SubmitButton>
      <Button variant="plain" width="full" onClick={onChangeEmail}>
        {t('register.code.change')}
      </Button>
    </Form>
  )
}

/** Every try counts: a code that the server has refused, or is being asked about, is not sent again. */
function useVerification(): (body: CodeInput) => Promise<Verified> {
  const last = useRef<{ code: string; answer: Promise<Verified> }>(undefined)
  return (body) => {
    if (last.current?.code === body.code) return last.current.answer
    const answer = request(calls.verifyCode, { body })
    last.current = { code: body.code, answer }
    answer.catch((error: unknown) => {
      if (!refusalIn(error)) last.current = undefined
    })
    return answer
  }
}

const secondsUntil = (time: number): number => waitSeconds(time - Date.now())

/** Minutes and seconds as `00.42`. */
function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}.${two(seconds % 60)}`
}
