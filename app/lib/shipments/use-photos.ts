import { useEffect, useState } from 'react'
import { session } from '../session/session.ts'

/**
 * Photos as object URLs. Files are served only to their owner, so they are fetched with the customer's token instead
 * of by the image element.
 */
export function usePhotos(photos: readonly { url: string }[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([])
  const urls = photos.map(({ url }) => url).join('\n')
  useEffect(() => {
    if (urls === '') return
    const stop = new AbortController()
    const objectUrls: string[] = []
    void Promise.all(urls.split('\n').map((url) => fetchPhoto(url, stop.signal)))
      .then((blobs) => {
        objectUrls.push(
          ...blobs.filter((blob) => blob !== undefined).map((blob) => URL.createObjectURL(blob)),
        )
        setShown([...objectUrls])
      })
      .catch(() => undefined)
    return () => {
      stop.abort()
      for (const url of objectUrls) URL.revokeObjectURL(url)
    }
  }, [urls])
  return shown
}

async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  const { token, access } = session()
  const headers = { Authorization: `Token ${token ?? ''}`, AccessToken: access?.token ?? '' }
  const response = await fetch(url, { headers, signal })
  return response.ok ? response.blob() : undefined
}
