import { Link } from '@seberang/design-system/Link'
import { OtpInput } from '@seberang/design-system/OtpInput'
import { PinInput } from '@seberang/design-system/PinInput'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { codeDigits, codeMinutes, pinDigits } from '@seberang/domain/limits'
import { digits, fields } from '@seberang/domain/validation'
import { formatAccountNumber } from '@seberang/domain/wallet'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { Resend } from '../../components/security/Resend.tsx'
import { useCodeAttempt } from '../../components/security/use-code-attempt.ts'
import { request } from '../../lib/api/client.ts'
import { useChange } from '../../lib/api/use-call.ts'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { securitySettings } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { ChosenAmount } from './AmountDialog.tsx'
import { walletReads } from './wallet-reads.ts'

interface ConfirmWithdrawalDialogProps {
  chosen: ChosenAmount
  /** When another code may be requested, in milliseconds. */
  resendAt: number
  /** Mails another code. @returns the seconds until the next one */
  resend: () => Promise<number>
  onBack: () => void
  onDone: () => void
}

interface Typed extends Record<string, string> {
  pin: string
  code: string
}

const schema = fields({ pin: digits(pinDigits), code: digits(codeDigits) })

/** Confirms a withdrawal by PIN and mailed code together. */
export function ConfirmWithdrawalDialog(props: ConfirmWithdrawalDialogProps) {
  const { chosen, resendAt, resend, onBack, onDone } = props
  const { account } = chosen
  const { t } = useTranslation(['wallet', 'security', 'common'])
  const toaster = useToast()
  const { customer } = useSession()
  const pin = useRef<HTMLInputElement>(null)
  const amount = formatRupiah(chosen.amount)
  // The proof of the code serves again after a wrong PIN.
  const exchange = useCodeAttempt(({ code }: { code: string }) =>
    request(calls.exchangeCode, { body: { ref: 'WD', code } }),
  )
  const withdraw = useChange(calls.withdraw, walletReads)
  const form = useForm<Typed, Typed>({
    initial: { pin: '', code: '' },
    schema,
    toBody: (values) => values,
    submit: async (typed) => {
      const { otp_token } = await exchange({ code: typed.code })
      const body = { bank_account_id: account.id, amount: chosen.amount, pin: typed.pin, otp_token }
      const { withdrawal } = await withdraw.trigger({ body })
      toaster.show({ text: t('confirm.done', { amount, id: withdrawal.id }) })
      onDone()
    },
    failure: t('withdraw.failed'),
  })

  async function sendAgain(): Promise<number> {
    const seconds = await resend()
    // The earlier code is invalid now, and so is its error.
    form.field('code').onChange('')
    return seconds
  }
  return (
    <ActionDialog
      title={t('confirm.title')}
      cancel={t('confirm.back')}
      action={t('confirm.action', { amount })}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onBack}
      initialFocus={pin}
    >
      <Form of={form} label={t('confirm.title')}>
        <Text tone="secondary">
          {t('confirm.to', { amount, bank: account.bank, number: formatAccountNumber(account.number) })}{' '}
          <Text as="strong" weight="semibold" tone="primary">
            {account.owner_name}
          </Text>
        </Text>
        <PinInput
          {...form.field('pin')}
          ref={pin}
          label={t('confirm.pin')}
          texts={{ show: t('confirm.show'), hide: t('confirm.hide') }}
          nonce={pageNonce()}
        />
        <div>
          <Link href={securitySettings} variant="standalone">
            {t('confirm.forgotten')}
          </Link>
        </div>
        <OtpInput
          {...form.field('code')}
          label={t('confirm.code')}
          hint={t('confirm.sent', { email: customer?.email ?? '', minutes: codeMinutes })}
          nonce={pageNonce()}
        />
        <Resend
          at={resendAt}
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
