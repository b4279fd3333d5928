import { AvatarPicker } from '@seberang/design-system/AvatarPicker'
import type { AvatarPictureName } from '@seberang/design-system/AvatarPicture'
import { Stack } from '@seberang/design-system/Stack'
import type { Customer } from '@seberang/domain/api'
import { formatName } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../ActionDialog.tsx'
import { FailureNotice } from '../FailureNotice.tsx'
import { avatarOf, drawingOf } from './drawings.ts'
import { useAvatarChanges } from './use-avatar-changes.ts'
import { useDrawingLabel } from './use-drawing-label.ts'
import { useSaving } from './use-saving.ts'

interface PickerDialogProps {
  customer: Customer
  onClose: () => void
}

/** One of the drawings, or the initials. */
export function PickerDialog({ customer, onClose }: PickerDialogProps) {
  const { t } = useTranslation(['avatar', 'common'])
  const changes = useAvatarChanges()
  const labelOf = useDrawingLabel()
  const [chosen, setChosen] = useState<AvatarPictureName | undefined>(drawingOf(customer.avatar))
  const saving = useSaving({ saved: t('picker.saved'), failed: t('picker.failed') }, onClose)
  const name = formatName(customer)
  return (
    <ActionDialog
      title={t('picker.title')}
      action={t('picker.use')}
      busy={saving.isSaving}
      busyLabel={t('common:saving')}
      onAction={() => void saving.run(() => changes.save(avatarOf(chosen)))}
      onClose={onClose}
    >
      <Stack space={3}>
        <AvatarPicker
          label={t('picker.label')}
          value={chosen}
          onChange={setChosen}
          name={name}
          pictureLabel={labelOf}
          initialsLabel={t('picker.initials', { name })}
        />
        <FailureNotice text={saving.failure} />
      </Stack>
    </ActionDialog>
  )
}
