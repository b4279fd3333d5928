import { lazy, type ComponentType } from 'react'
import { begin } from '../lib/api/activity.ts'
import { loadTexts } from '../lib/i18n/i18n.ts'
import type { Namespace } from '../lib/i18n/types.ts'

interface ScreenModule {
  Screen: ComponentType
}

/** A screen whose code and texts come side by side when it is first opened; the page before it stays until then. */
export function lazyScreen(texts: readonly Namespace[], load: () => Promise<ScreenModule>): ComponentType {
  return lazy(async () => {
    const end = begin()
    try {
      const [{ Screen }] = await Promise.all([load(), loadTexts(...texts)])
      end(true)
      return { default: Screen }
    } catch (error) {
      end(false)
      throw error
    }
  })
}
