import { useState, type ReactNode } from 'react'
import { useCode } from '../../components/security/use-code.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { useOpened } from '../../components/use-opened.ts'
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
  const opened = useOpened<{ otpToken: string }>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      const isSecond = await reauthentication.needsCode()
      if (!(await reauthentication.ask())) return
      const otpToken = await code.ask(isSecond)
      if (otpToken !== undefined) opened.open({ otpToken })
    } finally {
      setIsBusy(false)
    }
  }
  const dialog =
    reauthentication.dialog ??
    code.dialog ??
    (opened.subject && <AddBankDialog {...opened.subject} onClose={opened.close} />)
  return { isBusy, begin, dialog }
}
