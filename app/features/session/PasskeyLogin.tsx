import type { SignedIn } from '@seberang/domain/api'
import { PasskeyButton } from '../../components/passkeys/PasskeyButton.tsx'
import { usePasskeyTexts } from '../../components/passkeys/texts.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

interface PasskeyLoginProps {
  onSignedIn: (answer: SignedIn) => Promise<unknown>
}

/** The way in without a name or a password. */
export function PasskeyLogin({ onSignedIn }: PasskeyLoginProps) {
  const { t } = usePasskeyTexts()
  const { begin, busy, failure } = usePasskeyLogin(onSignedIn)
  return (
    <PasskeyButton
      variant="plain"
      label={t('login')}
      busy={busy}
      failure={failure}
      onPress={() => void begin()}
    />
  )
}
