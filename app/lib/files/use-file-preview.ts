import { useEffect, useState } from 'react'
import { isOnDevice, storedFile } from '../drafts/files.ts'
import { bytesAt } from './bytes-at.ts'
import type { DraftFile } from './draft-file.ts'

/** The object URL of a picture on this device or on the server; undefined for documents and until it is loaded. */
export function useFilePreview(file: DraftFile | null): string | undefined {
  const [shown, setShown] = useState<{ id: string; url: string }>()
  const id = file && file.type !== 'application/pdf' ? file.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    let url: string | undefined
    void bytesOf(id, stop.signal)
      .then((bytes) => {
        if (!bytes?.type.startsWith('image/') || stop.signal.aborted) return
        url = URL.createObjectURL(bytes)
        setShown({ id, url })
      })
      .catch(() => undefined)
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return shown && shown.id === id ? shown.url : undefined
}

const bytesOf = (id: string, signal: AbortSignal): Promise<Blob | undefined> =>
  isOnDevice(id) ? storedFile(id) : bytesAt(`/api/file/${encodeURIComponent(id)}`, signal)
