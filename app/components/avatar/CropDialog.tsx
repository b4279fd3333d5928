import { PhotoCrop, type PhotoSquare } from '@seberang/design-system/PhotoCrop'
import { Stack } from '@seberang/design-system/Stack'
import { avatarSide } from '@seberang/domain/limits'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../ActionDialog.tsx'
import { FailureNotice } from '../FailureNotice.tsx'
import { pageNonce } from '../../lib/browser/page-nonce.ts'
import { photoOf } from './photo-of.ts'
import { useAvatarChanges } from './use-avatar-changes.ts'
import { useSaving } from './use-saving.ts'

interface CropDialogProps {
  /** The address of the photo on this device. */
  src: string
  onClose: () => void
  /** The browser cannot show it. */
  onUnreadable: () => void
}

/** Cuts a photo and uploads no more than the square that was chosen. */
export function CropDialog({ src, onClose, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation(['avatar', 'common'])
  const changes = useAvatarChanges()
  const square = useRef<PhotoSquare>(null)
  const saving = useSaving({ saved: t('crop.saved'), failed: t('crop.failed') }, onClose)

  function use(): void {
    const chosen = square.current
    if (chosen) void saving.run(async () => changes.upload(await photoOf(chosen)))
  }
  return (
    <ActionDialog
      title={t('crop.title')}
      action={t('crop.use')}
      busy={saving.isSaving}
      busyLabel={t('crop.sending')}
      onAction={use}
      onClose={onClose}
    >
      <Stack space={3}>
        <PhotoCrop
          src={src}
          texts={{ area: t('crop.area'), zoom: t('crop.zoom'), rotate: t('crop.rotate') }}
          onChange={(chosen) => (square.current = chosen)}
          onUnreadable={onUnreadable}
          nonce={pageNonce()}
        >
          {t('crop.note', { side: avatarSide })}
        </PhotoCrop>
        <FailureNotice text={saving.failure} />
      </Stack>
    </ActionDialog>
  )
}
