import { useToast } from '@seberang/design-system/Toast'
import type { CodeRef } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalIn } from '../../lib/api/errors.ts'
import { mailCode, unusedProof, waitingCode } from '../security/mailed-codes.ts'

export interface MailedCode {
  ref: CodeRef
  /** When another code may be requested, in milliseconds. */
  resendAt: number
  /** Mails another code. @returns the seconds until the next one */
  send: () => Promise<number>
  /** Mails the first code; one that was mailed serves after a look back, too. @returns false where it was not sent, which is told */
  begin: () => Promise<boolean>
  /** What was typed of it before a look back. */
  typed: string
  keep: (typed: string) => void
}

/** The code that is mailed before money leaves the wallet. */
export function useMailedCode(ref: CodeRef): MailedCode {
  const { t } = useTranslation('security')
  const toaster = useToast()
  const [resendAt, setResendAt] = useState(0)
  const [typed, keep] = useState('')

  async function send(): Promise<number> {
    const seconds = await mailCode(ref)
    setResendAt(waitingCode(ref)?.resendAt ?? 0)
    keep('')
    return seconds
  }

  async function begin(): Promise<boolean> {
    try {
      const proof = unusedProof(ref)
      if (proof) keep(proof.code)
      const mailed = proof ?? waitingCode(ref)
      if (mailed) setResendAt(mailed.resendAt)
      else await send()
      return true
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('code.notSent') })
      return false
    }
  }
  return { ref, resendAt, send, begin, typed, keep }
}
