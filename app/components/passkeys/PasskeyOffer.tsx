import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Fingerprint } from '@seberang/design-system/icons'
import { calls } from '@seberang/domain/api'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import { makesPasskeys } from './ceremony.ts'
import { usePasskeyMemory } from './memory.ts'
import { usePasskeyTexts } from './texts.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** Offers a passkey to whoever has none, until they have answered, where the device makes them. */
export function PasskeyOffer() {
  const [memory, remember] = usePasskeyMemory()
  const [canMake, setCanMake] = useState(false)
  useEffect(() => {
    let left = false
    void makesPasskeys().then((can) => {
      if (!left) setCanMake(can)
    })
    return () => {
      left = true
    }
  }, [])
  const mayOffer = canMake && memory !== undefined && memory.answered !== true
  const { data } = useCall(calls.passkeys, mayOffer ? {} : null)
  if (!mayOffer || data?.results.length !== 0) return null
  return <Offer onAnswer={() => void remember({ answered: true })} />
}

function Offer({ onAnswer }: { onAnswer: () => void }) {
  const { t } = usePasskeyTexts()
  const { add, busy, failure, dialog } = useAddPasskey()
  return (
    <>
      <Notice
        tone="neutral"
        icon={Fingerprint}
        title={t('offer.title')}
        action={
          <Inline space={2}>
            <Button
              variant="outline"
              size="field"
              loading={busy}
              loadingLabel={t('adding')}
              onClick={() =>
                void add().then((added) => {
                  if (added) onAnswer()
                })
              }
            >
              {t('add')}
            </Button>
            <Button variant="plain" tone="neutral" size="field" onClick={onAnswer}>
              {t('offer.later')}
            </Button>
          </Inline>
        }
      >
        {t('offer.text')}
      </Notice>
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
      {dialog}
    </>
  )
}
