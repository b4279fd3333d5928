import type { CodeRef } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { mailCode, proveCode } from './mailed-codes.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { MailedCodeDialog } from './MailedCodeDialog.tsx'

interface CodeDialogProps {
  for: CodeRef
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  /** Another code was asked for just before. */
  isSecond: boolean
  onAnswer: (otpToken?: string) => void
}

/** Exchanges the code that was mailed to the customer for its proof. */
export function CodeDialog({ for: ref, resendAt, isSecond, onAnswer }: CodeDialogProps) {
  const { t } = useTranslation('security')
  const { customer } = useSession()
  return (
    <MailedCodeDialog
      title={t(`code.titles.${ref}`)}
      text={isSecond ? 'code.secondText' : 'code.text'}
      email={customer?.email ?? ''}
      resendAt={resendAt}
      resend={() => mailCode(ref)}
      confirm={({ code }) => proveCode(ref, code)}
      onConfirmed={onAnswer}
      onClose={() => onAnswer()}
    />
  )
}
