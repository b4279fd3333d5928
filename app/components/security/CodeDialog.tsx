import type { CodeRef } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { mailCode, proveCode } from '../../lib/session/mailed-codes.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { MailedCodeDialog } from './MailedCodeDialog.tsx'

interface CodeDialogProps {
  for: CodeRef
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  onAnswer: (otpToken?: string) => void
}

/** Exchanges the code that was mailed to the customer for its proof. */
export function CodeDialog({ for: ref, resendAt, onAnswer }: CodeDialogProps) {
  const { t } = useTranslation('security')
  const { customer } = useSession()
  return (
    <MailedCodeDialog
      title={t(`code.titles.${ref}`)}
      email={customer?.email ?? ''}
      resendAt={resendAt}
      resend={() => mailCode(ref)}
      confirm={({ code }) => proveCode(ref, code)}
      onConfirmed={onAnswer}
      onClose={() => onAnswer()}
    />
  )
}
