import { calls, type CodeRef } from '@seberang/domain/api'
import { request } from '../../lib/api/client.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { MailedCodeDialog } from './MailedCodeDialog.tsx'

interface CodeDialogProps {
  for: CodeRef
  /** When a new code may be requested, in milliseconds. */
  resendAt: number
  /** Mails another code. @returns the seconds until the next one */
  send: () => Promise<number>
  onAnswer: (otpToken?: string) => void
}

/** Exchanges the code that was mailed to the customer for its proof. */
export function CodeDialog({ for: ref, resendAt, send, onAnswer }: CodeDialogProps) {
  const { customer } = useSession()
  return (
    <MailedCodeDialog
      email={customer?.email ?? ''}
      resendAt={resendAt}
      resend={send}
      confirm={({ code }) => request(calls.exchangeCode, { body: { ref, code } })}
      onConfirmed={({ otp_token }) => onAnswer(otp_token)}
      onClose={() => onAnswer()}
    />
  )
}
