import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { useState, type ReactNode } from 'react'
import { request } from '../../lib/api/client.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { makePasskey } from './ceremony.ts'
import { deviceName } from './device-name.ts'
import { usePasskeyMemory } from './memory.ts'
import { usePasskeyFailure, usePasskeyTexts } from './texts.ts'

interface AddPasskey {
  /** @returns whether there is one more */
  add: () => Promise<boolean>
  busy: boolean
  failure: string | undefined
  /** Asks who is there. */
  dialog: ReactNode
}

/** Creates a passkey: who is there, what the browser makes, and the server that saves it. */
export function useAddPasskey(): AddPasskey {
  const { t } = usePasskeyTexts()
  const textOf = usePasskeyFailure()
  const toaster = useToast()
  const { ask, run, dialog } = useReauthentication()
  const [memory, remember] = usePasskeyMemory()
  const save = useChange(calls.createPasskey, [calls.passkeys])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function create(): Promise<boolean> {
    if (!(await ask())) return false
    const { options } = await request(calls.passkeyCreationOptions, {})
    const { credential, isOfDevice } = await makePasskey(options)
    const name = (isOfDevice ? deviceName(navigator.userAgent) : undefined) ?? t('unnamed')
    return run(async (reauth_token) => {
      const { passkey } = await save.trigger({ body: { name, reauth_token, credential } })
      if (isOfDevice) await remember({ here: [...(memory?.here ?? []), passkey.id] })
      toaster.show({ text: t('added') })
    })
  }

  async function add(): Promise<boolean> {
    if (busy) return false
    setFailure(undefined)
    setBusy(true)
    try {
      return await create()
    } catch (error) {
      setFailure(textOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { add, busy, failure, dialog }
}
