import { useToast } from '@seberang/design-system/Toast'
import { useState } from 'react'
import { refusalIn } from '../../lib/api/errors.ts'

interface Texts {
  saved: string
  failed: string
}

/** Saves once at a time, says so, and closes the dialog; a failure stays in it. */
export function useSaving({ saved, failed }: Texts, onClose: () => void) {
  const toaster = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function run(change: () => Promise<void>): Promise<void> {
    if (isSaving) return
    setFailure(undefined)
    setIsSaving(true)
    try {
      await change()
      toaster.show({ text: saved })
      onClose()
    } catch (error) {
      const refusal = refusalIn(error)
      setFailure(refusal ? (refusal.fields[0]?.message ?? refusal.message) : failed)
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, failure, run }
}
