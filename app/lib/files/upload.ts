import { calls, type FileId } from '@seberang/domain/api'
import { request } from '../api/client.ts'

/**
 * Sends a file to the server, again after a passing failure, and is counted once.
 * @param onProgress hears which share of it (0 to 1) has left.
 * @throws ApiError 413 or 422 when it is too large or none of the kinds that are taken, NetworkError when no answer came.
 */
export async function uploadFile(
  file: Blob,
  name: string,
  onProgress?: (share: number) => void,
): Promise<FileId> {
  const form = new FormData()
  form.set('file_data', file, name)
  const { file_id } = await request(calls.uploadFile, {
    upload: { form, send: (url, init) => sendWithProgress(url, init, onProgress) },
  })
  return file_id
}

/** What fetch does, by the older way that tells how much of the body has gone. */
function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: ((share: number) => void) | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', url)
    new Headers(init.headers).forEach((value, name) => sending.setRequestHeader(name, value))
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    sending.addEventListener('load', () => {
      const retryAfter = sending.getResponseHeader('retry-after')
      const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter })
      resolve(new Response(sending.responseText, { status: sending.status, headers }))
    })
    sending.addEventListener('error', () => reject(new TypeError('the upload did not arrive')))
    sending.send(init.body as FormData)
  })
}
