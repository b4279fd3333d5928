import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { begin } from '../lib/api/activity.ts'
import { loadTexts } from '../lib/i18n/i18n.ts'
import type { Namespace } from '../lib/i18n/types.ts'

interface ScreenModule {
  Screen: ComponentType
}

type LoadedScreen = Promise<{ default: ComponentType }>

/** Loads the code of a screen and its texts in parallel. */
export const screenLoader =
  (texts: readonly Namespace[], load: () => Promise<ScreenModule>) => (): LoadedScreen =>
    withTexts(
      texts,
      load().then(({ Screen }) => ({ default: Screen })),
    )

/** A screen that loads when it is first opened; the previous page stays until then. */
export function lazyScreen(load: () => LoadedScreen): ComponentType {
  return lazy(async () => {
    const end = begin()
    try {
      const screen = await load()
      end(true)
      return screen
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
