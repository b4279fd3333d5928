import type { Photo } from '@seberang/design-system/PhotoGrid'
import type { Cart } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'
import { session } from '../session/session.ts'
import { cartTitle } from './cart-text.ts'

interface Loaded {
  src: string
  takenAt: string
}

/**
 * The warehouse's photos of a parcel, as object URLs. Files are served only to their owner, so they are fetched with
 * the customer's token instead of by the image element.
 * @param wanted how many of them are loaded
 */
export function usePhotos(cart: Cart, wanted = Infinity): readonly Photo[] {
  const { t } = useTranslation('locker')
  const language = useLanguage()
  const [shown, setShown] = useState<readonly Loaded[]>([])
  const list = JSON.stringify(cart.actual_photos.slice(0, wanted))
  useEffect(() => {
    const photos = JSON.parse(list) as Cart['actual_photos']
    if (photos.length === 0) return
    const stop = new AbortController()
    const loaded: Loaded[] = []
    void Promise.all(photos.map(({ url }) => fetchPhoto(url, stop.signal)))
      .then((blobs) => {
        for (const [place, { taken_at }] of photos.entries()) {
          const blob = blobs[place]
          if (blob) loaded.push({ src: URL.createObjectURL(blob), takenAt: taken_at })
        }
        setShown([...loaded])
      })
      .catch(() => undefined)
    return () => {
      stop.abort()
      for (const { src } of loaded) URL.revokeObjectURL(src)
    }
  }, [list])
  const name = cartTitle(cart, language)
  return shown.map(({ src, takenAt }, place) => ({
    src,
    alt: t('photo', { number: place + 1, name }),
    caption: formatMoment(takenAt, language),
  }))
}

async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  const { token, access } = session()
  const headers = { Authorization: `Token ${token ?? ''}`, AccessToken: access?.token ?? '' }
  const response = await fetch(url, { headers, signal })
  return response.ok ? response.blob() : undefined
}
