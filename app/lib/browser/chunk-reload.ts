/** A page whose code fails to load is reloaded at most once in this time: a new version may have replaced it. */
const guardMs = 60_000
const storageKey = 'tk_chunk_reload'

/** @param now milliseconds of any clock that survives a reload. */
export function mayReload(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY)
  if (now - last < guardMs) return false
  storage.setItem(storageKey, String(now))
  return true
}

interface Environment {
  /** While the server cannot be reached, a reload would only lose the page and what was typed on it. */
  serverAnswers: () => Promise<boolean>
  now: () => number
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

export async function reloadForNewVersion({
  serverAnswers,
  now,
  storage,
  reload,
}: Environment): Promise<void> {
  if ((await serverAnswers()) && mayReload(now(), storage)) reload()
}

/** Vite fires this event before a dynamic import fails. */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    void reloadForNewVersion({
      serverAnswers: () =>
        fetch('/api/health', { cache: 'no-store' }).then(
          (response) => response.ok,
          () => false,
        ),
      now: Date.now,
      storage: sessionStorage,
      reload: () => location.reload(),
    })
  })
}
