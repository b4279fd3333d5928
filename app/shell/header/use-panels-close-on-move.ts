import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { closePanels } from '../../lib/navigation/panels.ts'

/** Closes the open panel on every navigation. */
export function usePanelsCloseOnMove(): void {
  const { key } = useLocation()
  useEffect(() => closePanels, [key])
}
