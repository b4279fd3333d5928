import { startTransition, useEffect, useState } from 'react'
import { loadTexts } from '../../lib/i18n/i18n.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Language } from '@seberang/domain/language'
import type { Reference } from '../../lib/reference/reference.ts'

type Engine = typeof import('./engine.ts')

/** The pricing engine and its reference data. */
export interface HomeData {
  engine: Engine
  reference: Reference
}

let loading: { language: Language; data: Promise<HomeData> } | undefined

/** Loaded once per language, since labels are translated, however many components wait. */
function load(language: Language): Promise<HomeData> {
  if (loading?.language !== language) {
    const data = fetchAll()
    loading = { language, data }
    // A failure is not cached: the next mount retries.
    data.catch(() => {
      loading = undefined
    })
  }
  return loading.data
}

async function fetchAll(): Promise<HomeData> {
  const [engine] = await Promise.all([import('./engine.ts'), loadTexts('reason')])
  return { engine, reference: await engine.loadReference() }
}

/** Undefined until the page is painted, the browser is idle and everything has loaded. */
export function useHomeData(): HomeData | undefined {
  const language = useLanguage()
  const [data, setData] = useState<HomeData>()
  useEffect(() => {
    let wanted = true
    const cancel = whenIdle(() => {
      load(language).then(
        (loaded) => wanted && startTransition(() => setData(loaded)),
        () => undefined,
      )
    })
    return () => {
      wanted = false
      cancel()
    }
  }, [language])
  return data
}

/** Safari has no requestIdleCallback: a timeout stands in. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 1500 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, 1)
  return () => clearTimeout(timer)
}
