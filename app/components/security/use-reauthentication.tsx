import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { withProof } from './mailed-codes.ts'
import { reauthToken, saveReauthToken } from '../../lib/session/reauthentication.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useCode } from './use-code.tsx'
import { useQuestion } from './use-question.ts'

interface Reauthentication {
  /** @returns the token for the call, or undefined when the person gives up */
  ask: () => Promise<string | undefined>
  /** Whether that would ask for a code. */
  needsCode: () => Promise<boolean>
  dialog: ReactNode
}

/**
 * Asks who is there before something grave, unless that was asked lately: for the password, or for a code from the
 * mailbox where the account has none. `dialog` is to be rendered.
 */
export function useReauthentication(): Reauthentication {
  const { t } = useTranslation('security')
  const toaster = useToast()
  const { customer } = useSession()
  const password = useQuestion<true, string>()
  const code = useCode('EM')
  const hasNoPassword = customer?.password_set_at === null

  async function askForCode(): Promise<string | undefined> {
    const otp_token = await code.ask()
    if (otp_token === undefined) return undefined
    try {
      const { reauth_token } = await withProof('EM', () =>
        request(calls.reauthenticate, { body: { otp_token } }),
      )
      return reauth_token
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('code.failed') })
      return undefined
    }
  }

  async function ask(): Promise<string | undefined> {
    const present = await reauthToken()
    if (present !== undefined) return present
    const token = await (hasNoPassword ? askForCode() : password.ask(true))
    if (token !== undefined) await saveReauthToken(token)
    return token
  }
  return {
    ask,
    needsCode: async () => hasNoPassword && (await reauthToken()) === undefined,
    dialog: password.subject ? <ReauthenticationDialog onAnswer={password.answer} /> : code.dialog,
  }
}
