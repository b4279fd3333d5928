import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { begin } from '../lib/api/activity.ts'
import { loadTexts } from '../lib/i18n/i18n.ts'
import type { Namespace } from '../lib/i18n/types.ts'

interface ScreenModule {
  Screen: ComponentType
}

/** A screen whose code and texts load in parallel when it is first opened; the previous page stays until then. */
export function lazyScreen(texts: readonly Namespace[], load: () => Promise<ScreenModule>): ComponentType {
  return lazy(async () => {
    const end = begin()
    try {
      const { default: Screen } = await withTexts(
        texts,
        load().then(({ Screen }) => ({ default: Screen })),
      )
      end(true)
      return { default: Screen }
    } catch (error) {
      end(false)
      throw error
    }
  })
}

/** A part of the page frame that only some visitors need, with its texts. */
export function lazyPart<Props>(
  texts: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withTexts(texts, load()))
}

async function withTexts<Module>(texts: readonly Namespace[], code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, loadTexts('failure', ...texts)])
  return module
}
