import type { Decorator, Preview } from '@storybook/react-vite'
import '@seberang/design-system/reset'
import '@seberang/design-system/fonts'
import '@seberang/tokens/wireframe.css.ts'
import { themeNames } from '@seberang/tokens'
import * as frame from '../stories/fixtures/frame.css.ts'
import { CatalogueProvider, languages } from '../stories/fixtures/provider.tsx'
import type { Language } from '../stories/fixtures/provider.tsx'
import { bothThemes } from './gates.ts'
import './motion.css.ts'
import { inTestRun } from './test-run.ts'

const languageOf = (value: unknown): Language => languages.find((language) => language === value) ?? 'id'

/** `page` without a margin, `window` at least as high as the window, for what hovers over it; else with a margin. */
const frameOf = (parameter: unknown): string => {
  if (parameter === 'page') return frame.wholePage
  return parameter === 'window' ? `${frame.canvas} ${frame.wholeWindow}` : frame.canvas
}

/** Theme and motion stand on the root, so that what is drawn in a portal has them, too. */
const withCatalogue: Decorator = (Story, { globals, parameters }) => {
  document.documentElement.dataset['theme'] = String(globals['theme'])
  document.documentElement.dataset['motion'] = inTestRun ? 'off' : String(globals['motion'])
  return (
    <CatalogueProvider language={languageOf(globals['language'])}>
      <div className={frameOf(parameters['frame'])}>
        <Story />
      </div>
    </CatalogueProvider>
  )
}

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withCatalogue],
  afterEach: bothThemes,
  globalTypes: {
    theme: toolbar('Theme', 'contrast', themeNames),
    language: toolbar('Language', 'globe', languages),
    motion: toolbar('Motion', 'play', ['on', 'off']),
  },
  initialGlobals: { theme: 'light', language: 'id', motion: 'on' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    controls: { expanded: true },
    options: {
      // From the ground up; Storybook reads this without running it, so it stands here as a literal.
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Typography',
          'Marks',
          'Actions',
          'Forms',
          'Messages',
          'Navigation',
          'Data',
          'Shipments',
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
      },
    },
  },
}

export default preview
