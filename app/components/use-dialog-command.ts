import { useToast } from '@seberang/design-system/Toast'
import { useState } from 'react'
import { ApiError } from '../lib/api/errors.ts'

interface Outcome {
  /** Shown once it is done, when the dialog is closed. */
  done: string
  /** Shown in the dialog when the server failed or was not reached; its own reason otherwise. */
  failed: string
  onClose: () => void
}

interface DialogCommand {
  run: (command: () => Promise<unknown>) => Promise<void>
  failure: string | undefined
}

/** What a dialog is opened for: closes it when that is done, or says why it failed and stays open. */
export function useDialogCommand({ done, failed, onClose }: Outcome): DialogCommand {
  const toaster = useToast()
  const [failure, setFailure] = useState<string>()
  return {
    failure,
    run: async (command) => {
      setFailure(undefined)
      try {
        await command()
        toaster.show({ text: done })
        onClose()
      } catch (error) {
        setFailure(error instanceof ApiError && error.status < 500 ? error.message : failed)
      }
    },
  }
}
