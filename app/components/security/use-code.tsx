import { useToast } from '@seberang/design-system/Toast'
import type { CodeRef } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalIn } from '../../lib/api/errors.ts'
import { mailCode, unusedProof, waitingCode } from './mailed-codes.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useQuestion } from './use-question.ts'

interface CodeQuestion {
  /**
   * Asks for a code: the one that was mailed already, or else another. A proof that was not used is not asked for again.
   * @param isSecond another code was asked for just before, which is not this one
   * @returns the proof, or undefined when the person gives up or no mail was sent
   */
  ask: (isSecond?: boolean) => Promise<string | undefined>
  dialog: ReactNode
}

/** Asks for a code from the customer's mailbox. `dialog` is to be rendered. */
export function useCode(ref: CodeRef): CodeQuestion {
  const { t } = useTranslation('security')
  const toaster = useToast()
  const question = useQuestion<{ resendAt: number; isSecond: boolean }, string>()

  async function ask(isSecond = false): Promise<string | undefined> {
    const proof = unusedProof(ref)
    if (proof) return proof.otp_token
    try {
      if (!waitingCode(ref)) await mailCode(ref)
      return await question.ask({ resendAt: waitingCode(ref)?.resendAt ?? 0, isSecond })
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('code.notSent') })
      return undefined
    }
  }
  return {
    ask,
    dialog: question.subject && (
      <CodeDialog key={ref} for={ref} {...question.subject} onAnswer={question.answer} />
    ),
  }
}
