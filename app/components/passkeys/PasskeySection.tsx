import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Text } from '@seberang/design-system/Text'
import { Plus } from '@seberang/design-system/icons'
import { calls, type Passkey } from '@seberang/domain/api'
import { maxPasskeys } from '@seberang/domain/limits'
import { Suspense } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import { ListSkeleton } from '../ListSkeleton.tsx'
import { Resource } from '../Resource.tsx'
import { knowsPasskeys } from './ceremony.ts'
import { usePasskeyMemory } from './memory.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { usePasskeyTexts } from './texts.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** The customer's passkeys, with what can be done about them. */
export const PasskeySection = () => (
  <Suspense fallback={<ListSkeleton rows={1} />}>
    <Section />
  </Suspense>
)

function Section() {
  const { t } = usePasskeyTexts()
  const passkeys = useCall(calls.passkeys, {})
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Resource of={passkeys} loading={<ListSkeleton rows={1} />}>
        {({ results }) => <Passkeys passkeys={results} />}
      </Resource>
    </SettingsSection>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = usePasskeyTexts()
  const [memory] = usePasskeyMemory()
  return (
    <>
      {passkeys.length > 0 && (
        <SettingsRows label={t('list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isHere={memory?.here?.includes(passkey.id) ?? false}
            />
          ))}
        </SettingsRows>
      )}
      {passkeys.length >= maxPasskeys ? (
        <Text tone="secondary">{t('full', { max: maxPasskeys })}</Text>
      ) : knowsPasskeys() ? (
        <Add isFirst={passkeys.length === 0} />
      ) : (
        <Text tone="secondary">{t('failure.unsupported')}</Text>
      )}
    </>
  )
}

function Add({ isFirst }: { isFirst: boolean }) {
  const { t } = usePasskeyTexts()
  const { add, busy, failure, dialog } = useAddPasskey()
  return (
    <>
      {failure !== undefined && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
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
          {t(isFirst ? 'add' : 'addAnother')}
        </Button>
      </div>
      {dialog}
    </>
  )
}
