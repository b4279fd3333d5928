import { useToast } from '@seberang/design-system/Toast'
import { useState } from 'react'
import { refusalIn } from '../lib/api/errors.ts'

interface Outcome {
  /** Toast after success. */
  done: string
  /** Shown when the server failed or was not reached; otherwise its own message is. */
  failed: string
  onClose: () => void
}

interface DialogCommand {
  run: (command: () => Promise<unknown>) => Promise<void>
  failure: string | undefined
}

/** The command of a dialog: closes it on success; on failure it stays open and shows the reason. */
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
        setFailure(refusalIn(error)?.message ?? failed)
      }
    },
  }
}
