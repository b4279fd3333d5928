import { SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import type { Customer } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasskeySection } from '../../components/passkeys/PasskeySection.tsx'
import { ProviderRows } from '../../components/identities/ProviderRows.tsx'
import { Devices } from './Devices.tsx'
import { FirstPasswordRow, useFirstPassword } from './FirstPasswordRow.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { PinRow } from './PinRow.tsx'

export function SecurityTab({ customer }: { customer: Customer }) {
  const { t } = useTranslation('settings')
  const hasPassword = customer.password_set_at !== null
  const firstPassword = useFirstPassword()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <PasskeySection />
      <SettingsSection title={t('ways.title')}>
        <SettingsRows label={t('ways.list')}>
          {customer.password_set_at === null ? (
            <FirstPasswordRow isBusy={firstPassword.isBusy} begin={firstPassword.begin} />
          ) : (
            <PasswordRow setAt={customer.password_set_at} onChange={() => setIsChanging(true)} />
          )}
          <ProviderRows onCreatePassword={() => void firstPassword.begin()} />
          <PinRow setAt={customer.pin_set_at} />
        </SettingsRows>
      </SettingsSection>
      <Devices hasPassword={hasPassword} onStranger={() => setIsChanging(true)} />
      {firstPassword.dialogs}
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  )
}
