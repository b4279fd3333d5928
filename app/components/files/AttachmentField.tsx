import { maxUploadBytes, maxUploadMegabytes } from '@seberang/domain/limits'
import { Button } from '@seberang/design-system/Button'
import { FileUpload } from '@seberang/design-system/FileUpload'
import { Text } from '@seberang/design-system/Text'
import { joinParts } from '@seberang/domain/format'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnDevice, storeFile } from '../../lib/drafts/files.ts'
import {
  discardLocalFile,
  refusedFileIn,
  releaseLocalFile,
  uploadedFile,
  type DraftFile,
} from '../../lib/files/draft-file.ts'
import { useFilePreview } from '../../lib/files/use-file-preview.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'

interface AttachmentFieldProps {
  name?: string
  label: string
  hint: string
  error?: string | undefined
  /** Something has to be attached. */
  required?: boolean
  /** Accepted media types. */
  types: readonly string[]
  value: DraftFile | null
  onChange: (file: DraftFile | null) => void
}

/** A photo or document. Stored on this device at once; uploaded at once for customers, and before saving for guests. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { name, label, hint, error, required = false, types, value } = props
  const { t } = useTranslation(['file', 'common'])
  const language = useLanguage()
  const { customer } = useSession()
  const preview = useFilePreview(value)
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()

  // An answer that comes later is given to whoever renders the field by then: the value of another field may have changed.
  const change = useRef(props.onChange)
  useLayoutEffect(() => void (change.current = props.onChange))
  const onChange = (file: DraftFile | null): void => change.current(file)

  const current = useRef<AbortController>(undefined)
  // A form that was left does not take the answer any more: the copy on this device stays, and is uploaded before saving.
  useEffect(() => () => current.current?.abort(), [])

  /** Whatever was begun with an earlier file is aborted: its late answer would be taken for this one's. */
  function begin(): AbortSignal {
    current.current?.abort()
    current.current = new AbortController()
    setFailure(undefined)
    setProgress(undefined)
    return current.current.signal
  }

  async function send(local: DraftFile, signal: AbortSignal): Promise<void> {
    const onProgress = (share: number): void => {
      if (!signal.aborted) setProgress(share)
    }
    onProgress(0)
    try {
      const sent = await uploadedFile(local, { onProgress, signal })
      if (signal.aborted) return
      onChange(sent)
      await releaseLocalFile(local)
    } catch (caught) {
      if (signal.aborted) return
      // After other failures it stays on this device: too slow, too many at once, a session that has ended.
      const refusal = refusedFileIn(caught)
      if (refusal) {
        onChange(null)
        setFailure(refusal.fields[0]?.message ?? refusal.message)
      } else setFailure(t('waits'))
    } finally {
      if (!signal.aborted) setProgress(undefined)
    }
  }

  async function choose(file: File): Promise<void> {
    const signal = begin()
    const local = { id: await storeFile(file), name: file.name, type: file.type }
    if (signal.aborted) return discardLocalFile(local)
    await releaseLocalFile(value)
    onChange(local)
    if (customer) await send(local, signal)
  }

  function remove(): void {
    begin()
    void releaseLocalFile(value)
    onChange(null)
  }

  return (
    <FileUpload
      {...(name && { name })}
      label={label}
      {...(!required && { optionalLabel: t('common:optional') })}
      hint={hint}
      error={failure ?? error}
      limits={{ types, maxBytes: maxUploadBytes }}
      texts={{
        choose: t('choose'),
        camera: t('camera'),
        replace: t('replace'),
        remove: t('remove', { name: label }),
        wrongType: t('wrongType', { types: joinParts(types.map(nameOf), language) }),
        tooLarge: t('tooLarge', { megabytes: maxUploadMegabytes }),
        uploading: (percent) => t('uploading', { percent }),
      }}
      file={value && { name: value.name, preview }}
      onChoose={(file) => void choose(file)}
      onRemove={remove}
      progress={progress}
    >
      {value && isOnDevice(value.id) && progress === undefined && (
        <Text step="note" tone="tertiary">
          {t('onDevice')}{' '}
          {customer && (
            <Button variant="plain" size="small" onClick={() => void send(value, begin())}>
              {t('sendNow')}
            </Button>
          )}
        </Text>
      )}
    </FileUpload>
  )
}

/** `image/jpeg` as JPG. */
const nameOf = (type: string): string =>
  (type.split('/')[1] ?? type).replace('webp', 'WebP').replace(/^[a-z]+$/, (word) => word.toUpperCase())
