import { useEffect } from 'react'
import { isDevice } from '../lib/push/mark.ts'

/** On a device that shows notices: the server is told where they go once the browser has changed that. */
export function Device() {
  useEffect(() => {
    const renew = () => {
      if (!isDevice()) return
      // The next page tries again.
      void import('../lib/push/device.ts').then(({ renewDevice }) => renewDevice()).catch(() => undefined)
    }
    renew()
    // Some windows have no service workers.
    navigator.serviceWorker?.addEventListener('message', renew)
    return () => navigator.serviceWorker?.removeEventListener('message', renew)
  }, [])
  return null
}
