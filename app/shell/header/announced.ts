import type { Agent } from '@seberang/domain/api'

const storageKey = 'tk_announced'

/** The news that this browser has shown already. */
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
    // Storage is refused in this window: it is memoizeClasses until the window closes.
  }
  return all
}

interface News {
  id: string
  text: string
}

/** What a warehouse has to say that was not shown yet. */
export function nextAnnouncement(
  agents: Record<'air' | 'sea', readonly Agent[]> | undefined,
  seen: readonly string[],
): News | undefined {
  const agent = [...(agents?.air ?? []), ...(agents?.sea ?? [])].find(
    ({ notice, notice_id }) => notice !== undefined && notice_id !== undefined && !seen.includes(notice_id),
  )
  return agent?.notice !== undefined && agent.notice_id !== undefined
    ? { id: agent.notice_id, text: agent.notice }
    : undefined
}
