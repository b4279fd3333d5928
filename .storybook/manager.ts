import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { managerThemes } from './theme.ts'

addons.setConfig({ theme: managerThemes.light, enableShortcuts: true })

/** The manager follows the theme of the stories. */
addons.register('seberang/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void =>
    api.setOptions({ theme: globals['theme'] === 'dark' ? managerThemes.dark : managerThemes.light })
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, follow)
  channel.on(GLOBALS_UPDATED, follow)
})
