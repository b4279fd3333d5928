import { FileUpload } from '@seberang/design-system/FileUpload'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import { Text } from '@seberang/design-system/Text'
import { maxUploadBytes, maxUploadMegabytes } from '@seberang/domain/limits'
import type { PaperKind } from '@seberang/domain/identity'
import { joinParts } from '@seberang/domain/format'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { papers } from '../../components/identity/papers.ts'
import { useCamera } from '../../components/identity/use-camera.ts'
import { useBackCloses } from '../../lib/navigation/use-back-closes.ts'
import { documentTypes } from '../../lib/files/draft-file.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

// For those who photograph.
const CardCamera = lazy(async () => {
  const { CardCamera: loaded } = await import('@seberang/design-system/CardCamera')
  return { default: loaded }
})

const limits = { types: documentTypes, maxBytes: maxUploadBytes }

interface PaperFileProps {
  kind: PaperKind
  name: string
  value: File | null
  error: string | undefined
  onChange: (file: File | null) => void
  /** 0 to 1 while it is sent. */
  progress: number | undefined
}

/** The photo of a paper: from the camera on a phone, a file, or dropped. It leaves this device only when it is sent. */
export function PaperFile({ kind, name, value, error, onChange, progress }: PaperFileProps) {
  const { t } = useTranslation(['identity', 'file', 'common'])
  const language = useLanguage()
  const camera = useCamera()
  const [refusal, setRefusal] = useState<string>()
  /** The address of a picture on this device; undefined for a document. */
  const [picture, setPicture] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture])
  const preview = value === null ? undefined : picture

  const refuse = (problem: 'wrongType' | 'tooLarge'): string =>
    t(`file:${problem}`, { types: typeNames, megabytes: maxUploadMegabytes })
  const typeNames = joinParts(['JPEG', 'PNG', 'WebP', 'PDF'], language)

  function choose(file: File): void {
    camera.close()
    setRefusal(undefined)
    setPicture(file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined)
    onChange(file)
  }
  return (
    <>
      <FileUpload
        name={name}
        label={t(`photo.${kind}`)}
        hint={t(`form.photoHint.${kind}`, { megabytes: maxUploadMegabytes })}
        error={refusal ?? error}
        limits={limits}
        texts={{
          choose: t('file:choose'),
          camera: t('file:camera'),
          replace: t('file:replace'),
          remove: t('file:remove', { name: t(`photo.${kind}`) }),
          wrongType: refuse('wrongType'),
          tooLarge: refuse('tooLarge'),
          uploading: (percent) => t('file:uploading', { percent }),
        }}
        // The picture itself is below.
        file={value && { name: value.name, preview: preview === undefined ? undefined : null }}
        onChoose={choose}
        onRemove={() => onChange(null)}
        {...(camera.open && { onCamera: () => void camera.open?.() })}
        progress={progress}
      >
        {camera.isRefused && value === null && (
          <Text step="note" tone="secondary">
            {t('camera.refused')}
          </Text>
        )}
      </FileUpload>
      {/* Large enough to compare it with what is typed. */}
      {preview !== undefined && (
        <PhotoGrid
          size="large"
          photos={[{ src: preview, alt: t(`photo.${kind}`) }]}
          title={t(`photo.${kind}`)}
        />
      )}
      {camera.stream && (
        <Suspense>
          <BackCloses onBack={camera.close} />
          <CardCamera
            stream={camera.stream}
            ratio={papers[kind].ratio}
            texts={{
              title: t(`camera.title.${kind}`),
              note: t('camera.note'),
              byItself: t('camera.byItself'),
              take: t('camera.take'),
              file: t('camera.file'),
              hints: {
                topLeft: t('camera.hints.topLeft'),
                topRight: t('camera.hints.topRight'),
                bottomRight: t('camera.hints.bottomRight'),
                bottomLeft: t('camera.hints.bottomLeft'),
              },
            }}
            limits={limits}
            onTake={(photo) => choose(new File([photo], `${kind}.jpg`, { type: photo.type }))}
            onFile={choose}
            onRefuse={(problem) => {
              camera.close()
              setRefusal(refuse(problem))
            }}
            onClose={camera.close}
          />
        </Suspense>
      )}
    </>
  )
}

/** While the camera is open. */
function BackCloses({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack)
  return null
}
