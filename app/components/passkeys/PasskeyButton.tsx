import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { Fingerprint } from '@seberang/design-system/icons'
import { usePasskeyTexts } from './texts.ts'

interface PasskeyButtonProps {
  label: string
  variant: 'plain' | 'outline'
  busy: boolean
  failure: string | undefined
  onPress: () => void
}

/** Asks the device for a passkey. */
export function PasskeyButton({ label, variant, busy, failure, onPress }: PasskeyButtonProps) {
  const { t } = usePasskeyTexts()
  return (
    <>
      <Button
        variant={variant}
        tone={variant === 'outline' ? 'neutral' : 'brand'}
        width="full"
        icon={Fingerprint}
        loading={busy}
        loadingLabel={t('asking')}
        onClick={onPress}
      >
        {label}
      </Button>
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
    </>
  )
}
