import type { Agent } from '@seberang/domain/api'

const storageKey = 'tk_announced'

/** Ids of the announcements that this browser has shown. */
export function seenNews(): readonly string[] {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function rememberNews(id: string): readonly string[] {
  const all = [...new Set([...seenNews(), id])]
  try {
    localStorage.setItem(storageKey, all.join(' '))
  } catch {
    // Storage is refused in this window: remembered until it closes.
  }
  return all
}

interface News {
  id: string
  /** Of the warehouse: who has no shipment from there finds it with the address. */
  country: string
  text: string
}

/** The announcements of warehouses that were not shown yet. */
export function unseenNews(
  agents: Record<'air' | 'sea', readonly Agent[]> | undefined,
  seen: readonly string[],
): readonly News[] {
  return [...(agents?.air ?? []), ...(agents?.sea ?? [])].flatMap(({ country, notice, notice_id: id }) =>
    notice === undefined || id === undefined || seen.includes(id) ? [] : [{ id, country, text: notice }],
  )
}
