import { vi } from 'vitest'

/** Uploads go through XMLHttpRequest, for their progress: here they reach the same server as all other calls. */
class FetchedUpload extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  private url = ''
  private readonly headers = new Headers()
  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  getResponseHeader = (): null => null
  abort = (): void => undefined
  send(body: FormData): void {
    const answered = async (): Promise<void> => {
      const response = await fetch(this.url, { method: 'POST', headers: this.headers, body })
      this.status = response.status
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    }
    void answered()
  }
}

/** To be called after `fakeServer`. */
export const fakeUploads = (): void => void vi.stubGlobal('XMLHttpRequest', FetchedUpload)
