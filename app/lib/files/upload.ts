import { calls, type FileId } from '@seberang/domain/api'
import { request } from '../api/client.ts'

export interface UploadOptions {
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void
  /** Aborts the upload: the file was replaced or removed. */
  signal?: AbortSignal
}

/**
 * Uploads a file; retries after transient failures under one idempotency key.
 * @throws ApiError 413 or 422 when it is too large or of another type; NetworkError when there was no response;
 *   the reason of the signal when it was aborted.
 */
export async function uploadFile(file: Blob, name: string, options: UploadOptions = {}): Promise<FileId> {
  const form = new FormData()
  form.set('file_data', file, name)
  const answer = await request(calls.uploadFile, {
    upload: { form, send: (url, init) => sendWithProgress(url, init, options) },
  })
  options.signal?.throwIfAborted()
  return answer.file_id
}

/** fetch over XMLHttpRequest, which reports upload progress. */
function sendWithProgress(
  url: string,
  init: RequestInit,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Nothing to repeat and nothing to report: an aborted upload ends like an answer without content.
    const end = (): void => resolve(new Response(null, { status: 204 }))
    if (signal?.aborted) return end()
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
    signal?.addEventListener('abort', () => {
      end()
      sending.abort()
    })
    sending.send(init.body as FormData)
  })
}
