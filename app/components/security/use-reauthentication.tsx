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
  /** Before a form is opened whose call has to know. @returns false when the person gives up */
  ask: () => Promise<boolean>
  /**
   * Does what needs to know who asks. Where the server says that it was asked too long ago (typing takes its time, and
   * what ends sessions elsewhere ends this, too), it is asked again and done once more.
   * @param first null where the server is not known to ask
   * @returns false when the person gives up
   */
  run: <None extends null = never>(
    act: (reauth_token: string | NoInfer<None>) => Promise<void>,
    first?: None,
  ) => Promise<boolean>
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

  async function token(): Promise<string | undefined> {
    const present = await reauthToken()
    if (present !== undefined) return present
    const given = await (hasNoPassword ? askForCode() : password.ask(true))
    if (given !== undefined) await saveReauthToken(given)
    return given
  }

  const run: Reauthentication['run'] = async (act, none) => {
    const first = none === null ? none : await token()
    if (first === undefined) return false
    try {
      await act(first)
    } catch (error) {
      if (refusalIn(error)?.code !== 'reauthenticate') throw error
      const second = await token()
      if (second === undefined) return false
      await act(second)
    }
    return true
  }
  return {
    ask: async () => (await token()) !== undefined,
    run,
    needsCode: async () => hasNoPassword && (await reauthToken()) === undefined,
    dialog: password.subject ? <ReauthenticationDialog onAnswer={password.answer} /> : code.dialog,
  }
}
