import { useState, type ReactNode } from 'react'
import { useCode } from '../security/use-code.tsx'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { useOpened } from '../use-opened.ts'
import { PinDialog } from './PinDialog.tsx'

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
  const opened = useOpened<{ isFirst: boolean; otpToken: string }>()
  const [isBusy, setIsBusy] = useState(false)

  async function begin(): Promise<void> {
    setIsBusy(true)
    try {
      const isSecond = !isFirst && (await reauthentication.needsCode())
      if (!isFirst && !(await reauthentication.ask())) return
      const otpToken = await code.ask(isSecond)
      // It stays the first one while it is typed, also when the answer that it was set is lost.
      if (otpToken !== undefined) opened.open({ isFirst, otpToken })
    } finally {
      setIsBusy(false)
    }
  }
  const dialog =
    reauthentication.dialog ??
    code.dialog ??
    (opened.subject && <PinDialog {...opened.subject} onClose={opened.close} />)
  return { isBusy, begin, dialog }
}
