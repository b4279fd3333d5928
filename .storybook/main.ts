import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { catalogue } from './catalogue.ts'

const typeface = 'plus-jakarta-sans-latin-wght-normal.woff2'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    { from: './brand', to: '/brand' },
    {
      from: `../node_modules/@fontsource-variable/plus-jakarta-sans/files/${typeface}`,
      to: `/brand/fonts/${typeface}`,
    },
  ],
  // props.ts reads the types instead: docs/decisions/0014.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      catalogue(),
      hasVanillaExtract(vite.plugins) ? [] : vanillaExtractPlugin(),
    ],
  }),
}

/** The test project adds the plugin itself; a second one would compile every style twice. */
function hasVanillaExtract(plugins: unknown): boolean {
  if (Array.isArray(plugins)) return plugins.some(hasVanillaExtract)
  return (
    typeof plugins === 'object' &&
    plugins !== null &&
    'name' in plugins &&
    String(plugins.name).startsWith('vite-plugin-vanilla-extract')
  )
}

export default config
