import { useEffect, useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { bytesAt } from './bytes-at.ts'

/** The object URL of a picture on the server; undefined without one and until it is loaded. Loaded once for all who show it. */
export function usePicture(url: string | null): string | undefined {
  const { data: bytes } = useSWRImmutable(url && ['picture', url], () => bytesAt(url ?? ''))
  const [shown, setShown] = useState<{ bytes: Blob; url: string }>()
  useEffect(() => {
    if (!bytes) return
    const object = URL.createObjectURL(bytes)
    setShown({ bytes, url: object })
    return () => URL.revokeObjectURL(object)
  }, [bytes])
  return shown && shown.bytes === bytes ? shown.url : undefined
}
