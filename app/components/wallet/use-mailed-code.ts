import { useToast } from '@seberang/design-system/Toast'
import { calls, type AnswerOf, type CodeRef } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { useCodeAttempt } from '../security/use-code-attempt.ts'

export interface MailedCode {
  /** When another code may be requested, in milliseconds. */
  resendAt: number
  /** Mails another code. @returns the seconds until the next one */
  send: () => Promise<number>
  /** Mails the first code; one that was mailed serves after a look back, too. @returns false where it was not sent, which is told */
  begin: () => Promise<boolean>
  /** Exchanges a code for its proof, each once: what was refused for another reason takes the same code again. */
  exchange: (typed: { code: string }) => Promise<AnswerOf<typeof calls.exchangeCode>>
}

/** The code that is mailed before money leaves the wallet. */
export function useMailedCode(ref: CodeRef): MailedCode {
  const { t } = useTranslation('security')
  const toaster = useToast()
  const [resendAt, setResendAt] = useState<number>()

  const exchange = useCodeAttempt((typed: { code: string }) =>
    request(calls.exchangeCode, { body: { ref, ...typed } }),
  )

  async function send(): Promise<number> {
    const { resend_after } = await request(calls.requestCode, { query: { ref } })
    setResendAt(Date.now() + resend_after * 1000)
    return resend_after
  }

  async function begin(): Promise<boolean> {
    try {
      if (resendAt === undefined) await send()
      return true
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('code.notSent') })
      return false
    }
  }
  return { resendAt: resendAt ?? 0, send, begin, exchange }
}
