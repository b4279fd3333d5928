import { calls } from '@seberang/domain/api'
import { useState } from 'react'
import { request } from '../../lib/api/client.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { askForPasskey, knowsPasskeys } from './ceremony.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { usePasskeyFailure, usePasskeyTexts } from './texts.ts'

interface PasskeyConfirmationProps {
  /** Gets the token that says who is there. */
  onAnswer: (reauthToken: string) => void
}

/** In place of the password, for who has a passkey. */
export function PasskeyConfirmation({ onAnswer }: PasskeyConfirmationProps) {
  const { t } = usePasskeyTexts()
  const textOf = usePasskeyFailure()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const passkeys = useCall(calls.passkeys, {}).data?.results ?? []
  if (passkeys.length === 0 || !knowsPasskeys()) return null

  async function confirm(): Promise<void> {
    setFailure(undefined)
    setBusy(true)
    try {
      const { options } = await request(calls.passkeyLoginOptions, {})
      const passkey = await askForPasskey(options, { suggest: false })
      const { reauth_token } = await request(calls.reauthenticate, { body: { passkey } })
      onAnswer(reauth_token)
    } catch (error) {
      setFailure(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <PasskeyButton
      variant="outline"
      label={t('confirm')}
      busy={busy}
      failure={failure}
      onPress={() => void confirm()}
    />
  )
}
