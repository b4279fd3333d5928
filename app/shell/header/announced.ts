import type { Agent } from '@seberang/domain/api'

const storageKey = 'tk_announced'

/** Ids of the announcements that this browser has shown. */
export function announced(): readonly string[] {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function rememberAnnounced(id: string): readonly string[] {
  const all = [...new Set([...announced(), id])]
  try {
    localStorage.setItem(storageKey, all.join(' '))
  } catch {
    // Storage is refused in this window: remembered until it closes.
  }
  return all
}

interface News {
  id: string
  text: string
}

/**
 * The first announcement that was not shown yet, of a warehouse in a country that the customer has shipments from. The
 * others stand with the address, for whoever opens it.
 */
export function nextAnnouncement(
  agents: Record<'air' | 'sea', readonly Agent[]> | undefined,
  countries: readonly string[],
  seen: readonly string[],
): News | undefined {
  const agent = [...(agents?.air ?? []), ...(agents?.sea ?? [])].find(
    ({ country, notice, notice_id }) =>
      countries.includes(country) &&
      notice !== undefined &&
      notice_id !== undefined &&
      !seen.includes(notice_id),
  )
  return agent?.notice !== undefined && agent.notice_id !== undefined
    ? { id: agent.notice_id, text: agent.notice }
    : undefined
}
