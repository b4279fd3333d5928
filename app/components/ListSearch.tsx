import { SearchField } from '@seberang/design-system/SearchField'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../lib/browser/use-debounced.ts'

interface ListSearchProps {
  label: string
  /** The query in the URL. */
  query: string
  onSearch: (query: string) => void
}

/** The URL follows debounced; the field follows Back and Forward. */
export function ListSearch({ label, query, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const settled = useDebounced(typed.trim(), 300)
  if (query !== known) {
    setKnown(query)
    if (query !== settled) setTyped(query)
  }
  const search = useEffectEvent((text: string) => {
    if (text !== query) onSearch(text)
  })
  useEffect(() => search(settled), [settled])
  return <SearchField label={label} value={typed} onChange={setTyped} maxLength={120} />
}
