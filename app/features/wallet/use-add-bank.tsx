import { useState, type ReactNode } from 'react'
import { useCode } from '../../components/security/use-code.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { AddBankDialog } from './AddBankDialog.tsx'

interface AddBank {
  isBusy: boolean
  begin: () => Promise<void>
  /** Undefined while none is open. */
  dialog: ReactNode
}

/** The way to another bank account: who is there, a code, and the account. `dialog` is to be rendered. */
export function useAddBank(): AddBank {
  const reauthentication = useReauthentication()
  const code = useCode('BA')
  const [otpToken, setOtpToken] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      const isSecond = await reauthentication.needsCode()
      if (await reauthentication.ask()) setOtpToken(await code.ask(isSecond))
    } finally {
      setIsBusy(false)
    }
  }
  const dialog =
    reauthentication.dialog ??
    code.dialog ??
    (otpToken === undefined ? undefined : (
      <AddBankDialog otpToken={otpToken} onClose={() => setOtpToken(undefined)} />
    ))
  return { isBusy, begin, dialog }
}
