import { useEffect, useState } from 'react'
import { device } from '../../lib/drafts/device.ts'
import { draftKey } from '../../lib/drafts/owner.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { rememberedPage } from '../../lib/session/previous-page.ts'

/** Whether signing in leads back to a shipment that a guest typed in this browser. */
export function useWaitingShipment(): boolean {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    device.read(draftKey(null, 'import')).then(
      (draft) => setWaits(draft !== undefined && rememberedPage()?.startsWith(paths.wizard) === true),
      () => undefined,
    )
  }, [])
  return waits
}
