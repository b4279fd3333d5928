import { Badge } from '@seberang/design-system/Badge'
import { IconButton } from '@seberang/design-system/IconButton'
import { Menu } from '@seberang/design-system/Menu'
import { SettingsRow } from '@seberang/design-system/SettingsRow'
import { Ellipsis, Fingerprint, KeyRound, Pencil, Trash2 } from '@seberang/design-system/icons'
import type { Passkey } from '@seberang/domain/api'
import { formatDay, joinParts } from '@seberang/domain/format'
import { useState } from 'react'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { usePasskeyTexts } from './texts.ts'

interface PasskeyRowProps {
  passkey: Passkey
  /** This device made it. */
  isHere: boolean
}

export function PasskeyRow({ passkey, isHere }: PasskeyRowProps) {
  const { t } = usePasskeyTexts()
  const language = useLanguage()
  const { ask, dialog } = useReauthentication()
  const [renames, setRenames] = useState(false)
  const [removes, setRemoves] = useState(false)
  const { name, created_at, last_used_at } = passkey
  const facts = [
    t('created', { day: formatDay(created_at, language) }),
    ...(last_used_at === null ? [] : [t('used', { day: formatDay(last_used_at, language) })]),
  ]
  return (
    <>
      <SettingsRow
        icon={passkey.is_portable ? KeyRound : Fingerprint}
        title={name}
        badge={isHere && <Badge variant="outline">{t('here')}</Badge>}
        note={joinParts(facts, language)}
        action={
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('more', { name })} />}
            groups={[
              [
                {
                  id: 'rename',
                  label: t('rename.action'),
                  icon: Pencil,
                  onSelect: () => setRenames(true),
                },
                {
                  id: 'remove',
                  label: t('remove.action'),
                  icon: Trash2,
                  tone: 'critical',
                  onSelect: () => void ask().then(setRemoves),
                },
              ],
            ]}
          />
        }
      />
      {dialog}
      {renames && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenames(false)} />}
      {removes && <RemovePasskeyDialog passkey={passkey} onClose={() => setRemoves(false)} />}
    </>
  )
}
