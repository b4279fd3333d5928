import { Button } from '@seberang/design-system/Button'
import { Lightbox } from '@seberang/design-system/Lightbox'
import { useToast } from '@seberang/design-system/Toast'
import { Eye } from '@seberang/design-system/icons'
import type { PaperKind } from '@seberang/domain/identity'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { bytesAt } from '../../lib/files/bytes-at.ts'
import { papers } from './papers.ts'

interface PaperPhotoProps {
  kind: PaperKind
  url: string
}

/** Opens the photo of a paper. Loaded only when it is asked for: each opening is recorded. */
export function PaperPhoto({ kind, url }: PaperPhotoProps) {
  const { t } = useTranslation('identity')
  const toaster = useToast()
  const { mutate } = useSWRConfig()
  const [isLoading, setIsLoading] = useState(false)
  const [src, setSrc] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src])

  async function open(): Promise<void> {
    setIsLoading(true)
    try {
      const bytes = await bytesAt(url)
      if (!bytes) throw new Error('there is no photo')
      const local = URL.createObjectURL(bytes)
      if (bytes.type.startsWith('image/')) setSrc(local)
      else download(local)
    } catch {
      toaster.show({ tone: 'critical', text: t('openFailed') })
    } finally {
      setIsLoading(false)
      void mutate((key) => Array.isArray(key) && key[0] === papers[kind].read.id)
    }
  }

  /** A document is not shown by our page, which could not keep it from running. */
  function download(local: string): void {
    const link = document.createElement('a')
    link.href = local
    link.download = `${kind}.pdf`
    link.click()
    setTimeout(() => URL.revokeObjectURL(local))
  }
  const title = t(`photo.${kind}`)
  return (
    <>
      <Button
        variant="plain"
        size="field"
        icon={Eye}
        loading={isLoading}
        loadingLabel={t('opening')}
        onClick={() => void open()}
      >
        {t('open')}
      </Button>
      {src !== undefined && (
        <Lightbox open onOpenChange={() => setSrc(undefined)} title={title} photos={[{ src, alt: title }]} />
      )}
    </>
  )
}
