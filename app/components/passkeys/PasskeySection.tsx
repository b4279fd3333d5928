import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Plus } from '@seberang/design-system/icons'
import { calls } from '@seberang/domain/api'
import { maxPasskeys } from '@seberang/domain/limits'
import { useCall } from '../../lib/api/use-call.ts'
import { Resource } from '../Resource.tsx'
import { knowsPasskeys } from './ceremony.ts'
import { usePasskeyMemory } from './memory.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { usePasskeyTexts } from './texts.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** The customer's passkeys, with what can be done about them. */
export function PasskeySection() {
  const { t } = usePasskeyTexts()
  const passkeys = useCall(calls.passkeys, {})
  const [memory] = usePasskeyMemory()
  const { add, busy, failure, dialog } = useAddPasskey()
  return (
    <Resource of={passkeys} loading={<SkeletonRows count={1} />}>
      {({ results }) => (
        <Stack space={3}>
          {results.length > 0 && (
            <Stack as="ul" space={0}>
              {results.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  isHere={memory?.here?.includes(passkey.id) ?? false}
                />
              ))}
            </Stack>
          )}
          {failure !== undefined && (
            <Notice tone="critical" live="assertive">
              {failure}
            </Notice>
          )}
          {results.length >= maxPasskeys ? (
            <Text tone="secondary">{t('full', { max: maxPasskeys })}</Text>
          ) : knowsPasskeys() ? (
            <div>
              <Button
                variant="outline"
                tone="neutral"
                size="field"
                icon={Plus}
                loading={busy}
                loadingLabel={t('adding')}
                onClick={() => void add()}
              >
                {t(results.length === 0 ? 'add' : 'addAnother')}
              </Button>
            </div>
          ) : (
            <Text tone="secondary">{t('failure.unsupported')}</Text>
          )}
          {dialog}
        </Stack>
      )}
    </Resource>
  )
}
