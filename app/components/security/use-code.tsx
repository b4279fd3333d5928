import { useToast } from '@seberang/design-system/Toast'
import { calls, type CodeRef } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useQuestion } from './use-question.ts'

interface CodeQuestion {
  /** Mails a code and asks for it. @returns its proof, or undefined when the person gives up or no mail was sent */
  ask: () => Promise<string | undefined>
  dialog: ReactNode
}

/** Asks for a code from the customer's mailbox. `dialog` is to be rendered. */
export function useCode(ref: CodeRef): CodeQuestion {
  const { t } = useTranslation('security')
  const toaster = useToast()
  const question = useQuestion<{ resendAt: number }, string>()

  async function send(): Promise<number> {
    const { resend_after } = await request(calls.requestCode, { query: { ref } })
    return resend_after
  }

  async function ask(): Promise<string | undefined> {
    try {
      const seconds = await send()
      return await question.ask({ resendAt: Date.now() + seconds * 1000 })
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('code.notSent') })
      return undefined
    }
  }
  return {
    ask,
    dialog: question.subject && (
      <CodeDialog for={ref} resendAt={question.subject.resendAt} send={send} onAnswer={question.answer} />
    ),
  }
}
