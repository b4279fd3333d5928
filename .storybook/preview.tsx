import type { Decorator, Preview } from '@storybook/react-vite'
import '@seberang/design-system/reset'
import '@seberang/design-system/fonts'
import '@seberang/tokens/wireframe'
import { themeNames } from '@seberang/tokens'
import * as frame from '../stories/fixtures/frame.css.ts'
import { CatalogueProvider, languages } from '../stories/fixtures/provider.tsx'
import { withProps } from './arg-types.ts'
import { lazyDocs } from './docs/lazy.tsx'
import { applyGlobals, globalsOf, initialGlobals } from './docs/globals.ts'
import { bothThemes } from './gates.ts'
import './motion.css.ts'

/**
 * `page` has no margin, `window` is at least as high as the window, for overlays; otherwise there is a
 * margin.
 */
const frameOf = (parameter: unknown): string => {
  if (parameter === 'page') return frame.wholePage
  return parameter === 'window' ? `${frame.canvas} ${frame.wholeWindow}` : frame.canvas
}

const withCatalogue: Decorator = (Story, { globals, parameters }) => {
  const chosen = globalsOf(globals)
  applyGlobals(chosen)
  return (
    <CatalogueProvider language={chosen.language}>
      <div className={frameOf(parameters['frame'])}>
        <Story />
      </div>
    </CatalogueProvider>
  )
}

interface ToolbarItem {
  value: string
  title: string
}
const toolbar = (
  title: string,
  icon: 'contrast' | 'globe' | 'zoom' | 'play',
  items: readonly ToolbarItem[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})
const languageNames = { id: 'Indonesian', en: 'English', zh: 'Chinese' }

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withCatalogue],
  afterEach: bothThemes,
  argTypesEnhancers: [withProps],
  globalTypes: {
    theme: toolbar(
      'Theme',
      'contrast',
      themeNames.map((value) => ({ value, title: value[0]?.toUpperCase() + value.slice(1) })),
    ),
    language: toolbar(
      'Language',
      'globe',
      languages.map((value) => ({ value, title: languageNames[value] })),
    ),
    size: toolbar(
      'Text size',
      'zoom',
      ['100', '130', '200'].map((value) => ({ value, title: `${value} %` })),
    ),
    motion: toolbar('Motion', 'play', [
      { value: 'on', title: 'With motion' },
      { value: 'off', title: 'Without motion' },
    ]),
  },
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'fullscreen',
    docs: lazyDocs,
    a11y: { test: 'error' },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    controls: { expanded: true },
    options: {
      // Storybook parses this without running it, so it is a literal.
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Patterns',
          'Layout',
          'Typography',
          'Marks',
          'Actions',
          'Forms',
          'Messages',
          'Navigation',
          'Data',
          'Shipments',
          'Prints',
          'Pages',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '360', styles: { width: '360px', height: '740px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        laptop: { name: '1366 × 650', styles: { width: '1366px', height: '650px' } },
      },
    },
  },
}

export default preview
