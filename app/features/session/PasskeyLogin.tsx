import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { Fingerprint } from '@seberang/design-system/icons'
import type { SignedIn } from '@seberang/domain/api'
import { usePasskeyTexts } from '../../components/passkeys/texts.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

interface PasskeyLoginProps {
  onSignedIn: (answer: SignedIn) => Promise<void>
}

/** The way in without a name or a password. */
export function PasskeyLogin({ onSignedIn }: PasskeyLoginProps) {
  const { t } = usePasskeyTexts()
  const { begin, busy, failure } = usePasskeyLogin(onSignedIn)
  return (
    <>
      <Button
        variant="plain"
        width="full"
        icon={Fingerprint}
        loading={busy}
        loadingLabel={t('asking')}
        onClick={() => void begin()}
      >
        {t('login')}
      </Button>
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
    </>
  )
}
