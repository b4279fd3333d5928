import { useState, type ReactNode } from 'react'
import { useCode } from '../security/use-code.tsx'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { PinDialog, type PinProofs } from './PinDialog.tsx'

export interface NewPin {
  isBusy: boolean
  begin: () => Promise<void>
  /** Undefined while none is open. */
  dialog: ReactNode
}

/** The way to the first PIN, or to another: who is there, a code, and the PIN. `dialog` is to be rendered. */
export function usePin({ isFirst }: { isFirst: boolean }): NewPin {
  const reauthentication = useReauthentication()
  const code = useCode('PIN')
  const [proofs, setProofs] = useState<PinProofs>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      const isSecond = !isFirst && (await reauthentication.needsCode())
      const reauthToken = isFirst ? undefined : await reauthentication.ask()
      if (!isFirst && reauthToken === undefined) return
      const otpToken = await code.ask(isSecond)
      if (otpToken !== undefined) setProofs({ otpToken, reauthToken })
    } finally {
      setIsBusy(false)
    }
  }
  const dialog =
    reauthentication.dialog ??
    code.dialog ??
    (proofs && <PinDialog proofs={proofs} onClose={() => setProofs(undefined)} />)
  return { isBusy, begin, dialog }
}
