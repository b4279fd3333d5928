import useSWRImmutable from 'swr/immutable'
import { bytesAt } from './bytes-at.ts'

/** A small picture on the server as a data URL; undefined without one and until it is loaded. Loaded once for all who show it. */
export function usePicture(url: string | null): string | undefined {
  const { data } = useSWRImmutable(url && ['picture', url], () => pictureAt(url ?? ''))
  return data
}

async function pictureAt(url: string): Promise<string | undefined> {
  const bytes = await bytesAt(url)
  return bytes && dataUrlOf(bytes)
}

function dataUrlOf(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () =>
      reject(new Error('the picture cannot be read', { cause: reader.error })),
    )
    reader.readAsDataURL(bytes)
  })
}
