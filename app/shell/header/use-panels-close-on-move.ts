import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { closePanels } from '../../lib/navigation/panels.ts'

/** Whatever the header has opened closes when another page is opened, or the same one anew. */
export function usePanelsCloseOnMove(): void {
  const { key } = useLocation()
  useEffect(() => closePanels, [key])
}
