import { DocsContext } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, NAVIGATE_URL, SET_GLOBALS } from 'storybook/internal/core-events'
import { LinkProvider } from '@seberang/design-system/link'
import { CatalogueProvider } from '../../stories/fixtures/provider.tsx'
import { frame } from './docs.css.ts'
import { applyGlobals, globalsOf, GlobalsProvider } from './globals.ts'
import type { Globals } from './globals.ts'
import { CatalogueLink, NavigateProvider } from './links.tsx'

type Channel = DocsContainerProps['context']['channel']
interface GlobalsMessage {
  globals: Record<string, unknown>
}

const saidBy = (message: unknown): Globals =>
  globalsOf(typeof message === 'object' && message !== null ? (message as GlobalsMessage).globals : {})

function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => {
    const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as unknown[]
    return saidBy(message)
  })
  useEffect(() => {
    const follow = (message: unknown): void => setGlobals(saidBy(message))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return globals
}

/** Around every page of the catalogue: applies the toolbar, and keeps links inside the frame. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel)
  useEffect(() => applyGlobals(globals), [globals])
  // Pages show the three languages side by side, whatever the toolbar says.
  useEffect(() => void import('@seberang/design-system/fonts/chinese'), [])
  return (
    <DocsContext.Provider value={context}>
      <GlobalsProvider value={globals}>
        <CatalogueProvider language={globals.language}>
          <NavigateProvider value={(address) => context.channel.emit(NAVIGATE_URL, address)}>
            <LinkProvider linkComponent={CatalogueLink}>
              <main className={frame} lang="en">
                {children}
              </main>
            </LinkProvider>
          </NavigateProvider>
        </CatalogueProvider>
      </GlobalsProvider>
    </DocsContext.Provider>
  )
}
