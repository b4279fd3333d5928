import { calls, type FileId } from '@seberang/domain/api'
import { request } from '../api/client.ts'

/**
 * Uploads a file; retries after transient failures under one idempotency key.
 * @param onProgress called with the share sent so far, 0 to 1.
 * @throws ApiError 413 or 422 when it is too large or of another type; NetworkError when there was no response.
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

/** fetch over XMLHttpRequest, which reports upload progress. */
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
