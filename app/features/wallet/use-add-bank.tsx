import { useState, type ReactNode } from 'react'
import { useCode } from '../../components/security/use-code.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { AddBankDialog, type AddBankProofs } from './AddBankDialog.tsx'

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
  const [proofs, setProofs] = useState<AddBankProofs>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      const isSecond = await reauthentication.needsCode()
      const reauthToken = await reauthentication.ask()
      if (reauthToken === undefined) return
      const otpToken = await code.ask(isSecond)
      if (otpToken !== undefined) setProofs({ reauthToken, otpToken })
    } finally {
      setIsBusy(false)
    }
  }
  const dialog =
    reauthentication.dialog ??
    code.dialog ??
    (proofs && <AddBankDialog proofs={proofs} onClose={() => setProofs(undefined)} />)
  return { isBusy, begin, dialog }
}
