import { session } from '../session/session.ts'

/** The bytes of a file on the server; undefined where it has none for this customer. */
export async function bytesAt(url: string, signal?: AbortSignal): Promise<Blob | undefined> {
  const { token, access } = session()
  const headers = { Authorization: `Token ${token ?? ''}`, AccessToken: access?.token ?? '' }
  const response = await fetch(url, { headers, ...(signal && { signal }) })
  return response.ok ? response.blob() : undefined
}
