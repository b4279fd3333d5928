import { Button } from '@seberang/design-system/Button'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { PinInput } from '@seberang/design-system/PinInput'
import { Text } from '@seberang/design-system/Text'
import { codeDigits, codeMinutes, pinDigits } from '@seberang/domain/limits'
import { digits, fields } from '@seberang/domain/validation'
import { Suspense, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { proveCode, withProof } from '../security/mailed-codes.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import { Resend } from '../security/Resend.tsx'
import { useCodeAttempt } from '../security/use-code-attempt.ts'
import type { MailedCode } from './use-mailed-code.ts'
import { usePin } from './use-pin.tsx'

export interface PinAndProof {
  pin: string
  otp_token: string
}

interface ConfirmByPinDialogProps {
  title: string
  /** What leaves the wallet, and where it goes. */
  text: ReactNode
  /** The label of the button. */
  action: string
  code: Omit<MailedCode, 'begin'>
  confirm: (proof: PinAndProof) => Promise<unknown>
  /** Shown when the server fails without naming a field. */
  failure: string
  onBack: () => void
  /** Where that is not the same: leaves it all, which is asked about once something is typed. */
  onClose?: () => void
}

interface Typed extends Record<string, string> {
  pin: string
  code: string
}

const schema = fields({ pin: digits(pinDigits), code: digits(codeDigits) })

/** Confirms by PIN and mailed code together that money leaves the wallet. */
export function ConfirmByPinDialog(props: ConfirmByPinDialogProps) {
  const { title, text, action, code, confirm, failure, onBack, onClose = onBack } = props
  const { t } = useTranslation(['wallet', 'security', 'common'])
  const { customer } = useSession()
  const pin = useRef<HTMLInputElement>(null)
  // The proof of the code serves again after a wrong PIN.
  const exchange = useCodeAttempt((typed: { code: string }) => proveCode(code.ref, typed.code))
  const form = useForm<Typed, Typed>({
    initial: { pin: '', code: code.typed },
    schema,
    toBody: (values) => values,
    fieldOf: (path) => (path === 'otp_token' ? 'code' : path),
    submit: async (typed) => {
      const otp_token = await exchange({ code: typed.code })
      await withProof(code.ref, () => confirm({ pin: typed.pin, otp_token }))
    },
    failure,
  })

  const forgotten = usePin({ isFirst: false })
  const codeField = form.field('code')

  async function sendAgain(): Promise<number> {
    const seconds = await code.send()
    // The earlier code is invalid now, and so is its error.
    codeField.onChange('')
    return seconds
  }
  // In its place, so that what is confirmed is not lost.
  if (forgotten.dialog) return <Suspense fallback={null}>{forgotten.dialog}</Suspense>
  return (
    <ActionDialog
      title={title}
      cancel={t('confirm.back')}
      action={action}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
      onBack={onBack}
      typed={form.typed || code.typed !== ''}
      initialFocus={pin}
    >
      <Form of={form} label={title}>
        <Text tone="secondary">{text}</Text>
        <PinInput
          {...form.field('pin')}
          ref={pin}
          label={t('confirm.pin')}
          texts={{ show: t('confirm.show'), hide: t('confirm.hide') }}
          nonce={pageNonce()}
        />
        <div>
          <Button
            variant="plain"
            loading={forgotten.isBusy}
            loadingLabel={t('common:loading')}
            onClick={() => {
              form.set({ pin: '' })
              void forgotten.begin()
            }}
          >
            {t('confirm.forgotten')}
          </Button>
        </div>
        <OtpInput
          {...codeField}
          onChange={(typed) => {
            codeField.onChange(typed)
            code.keep(typed)
          }}
          label={t('confirm.code')}
          hint={t('confirm.sent', { email: customer?.email ?? '', minutes: codeMinutes })}
          nonce={pageNonce()}
        />
        <Resend
          at={code.resendAt}
          texts={{
            missing: t('security:code.missing'),
            resend: t('security:code.resend'),
            resent: t('security:code.resent'),
            failed: t('security:code.notSent'),
          }}
          send={sendAgain}
        />
      </Form>
    </ActionDialog>
  )
}
