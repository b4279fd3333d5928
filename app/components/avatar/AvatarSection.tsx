import { Button } from '@seberang/design-system/Button'
import { FileButton } from '@seberang/design-system/FileButton'
import { Inline } from '@seberang/design-system/Inline'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { Upload } from '@seberang/design-system/icons'
import { avatarNames, type Customer } from '@seberang/domain/api'
import { maxUploadBytes, maxUploadMegabytes } from '@seberang/domain/limits'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerAvatar } from './CustomerAvatar.tsx'
import { FailureNotice } from '../FailureNotice.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { photoTypes } from '../../lib/files/draft-file.ts'
import { PickerDialog } from './PickerDialog.tsx'
import { useAvatarChanges } from './use-avatar-changes.ts'

// What cuts a photo is loaded for those who choose one.
const CropDialog = lazy(async () => {
  const { CropDialog: loaded } = await import('./CropDialog.tsx')
  return { default: loaded }
})

const limits = { types: photoTypes, maxBytes: maxUploadBytes }

/** What represents the customer, and how to change it. */
export function AvatarSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['avatar', 'common'])
  const toaster = useToast()
  const changes = useAvatarChanges()
  const [isPicking, setIsPicking] = useState(false)
  const [photo, setPhoto] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isRemoving, setIsRemoving] = useState(false)
  const hasPicture = customer.avatar !== null || customer.avatar_url !== null

  function leaveCrop(): void {
    if (photo !== undefined) URL.revokeObjectURL(photo)
    setPhoto(undefined)
  }

  async function remove(): Promise<void> {
    setFailure(undefined)
    setIsRemoving(true)
    try {
      await changes.save(null)
      toaster.show({ text: t('removed') })
    } catch (error) {
      setFailure(refusalIn(error)?.message ?? t('removeFailed'))
    } finally {
      setIsRemoving(false)
    }
  }
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Stack space={3}>
        <Inline space={4}>
          <CustomerAvatar customer={customer} size="large" />
          <Inline space={2}>
            <Button variant="outline" tone="neutral" size="field" onClick={() => setIsPicking(true)}>
              {t('choose', { total: avatarNames.length })}
            </Button>
            <FileButton
              label={t('upload')}
              icon={Upload}
              limits={limits}
              onChoose={(file) => {
                setFailure(undefined)
                setPhoto(URL.createObjectURL(file))
              }}
              onRefuse={(problem) => setFailure(t(problem, { megabytes: maxUploadMegabytes }))}
            />
            {hasPicture && (
              <Button
                variant="plain"
                size="field"
                aria-label={t('removeLabel')}
                loading={isRemoving}
                loadingLabel={t('common:loading')}
                onClick={() => void remove()}
              >
                {t('remove')}
              </Button>
            )}
          </Inline>
        </Inline>
        <FailureNotice text={failure} />
      </Stack>
      {isPicking && <PickerDialog customer={customer} onClose={() => setIsPicking(false)} />}
      {photo && (
        <Suspense>
          <CropDialog
            src={photo}
            onClose={leaveCrop}
            onUnreadable={() => {
              leaveCrop()
              setFailure(t('unreadable'))
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  )
}
