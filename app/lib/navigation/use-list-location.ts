import { useSearchParams } from 'react-router-dom'

interface ListLocation<Tab extends string> {
  tab: Tab
  query: string
  page: number
  chooseTab: (tab: Tab) => void
  search: (query: string) => void
  reset: () => void
  /** The URL of another page of the same list. */
  hrefOf: (page: number) => string
}

/**
 * Tab, search and page of a list. They live in the URL, so that Back works and a link shows the same.
 * @param tabs the first is shown when the URL names none.
 */
export function useListLocation<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): ListLocation<Tab> {
  const [params, setParams] = useSearchParams()
  const [first] = tabs
  const query = params.get('q') ?? ''
  const tab = tabs.find((known) => known === params.get('tab')) ?? first
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1)

  function changed(changes: Record<string, string | undefined>): URLSearchParams {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }

  /** Pressing a tab fires twice, for the press and for the focus; only one history entry is pushed. */
  function go(changes: Record<string, string | undefined>, replace = false): void {
    const next = changed(changes)
    if (next.toString() !== new URLSearchParams(location.search).toString()) setParams(next, { replace })
  }

  return {
    tab,
    query,
    page,
    chooseTab: (chosen) => go({ tab: chosen === first ? undefined : chosen, page: undefined }),
    // Typing replaces the history entry: one Back leaves the search.
    search: (text) => go({ q: text || undefined, page: undefined }, query !== '' && text !== ''),
    reset: () => setParams(new URLSearchParams()),
    hrefOf: (number) => `?${changed({ page: number === 1 ? undefined : String(number) })}`,
  }
}
