import '@seberang/design-system/reset'
import '@seberang/design-system/fonts'
import { LabelsProvider } from '@seberang/design-system/labels'
import { themeCss } from '@seberang/tokens'
import { createRoot } from 'react-dom/client'
import { labels } from './labels.ts'
import { Shop } from './Shop.tsx'
import { pasarJauh } from './theme.ts'

const theme = document.createElement('style')
theme.textContent = themeCss('[data-theme="light"]', pasarJauh)
document.head.append(theme)

createRoot(document.getElementById('root') ?? document.body).render(
  <LabelsProvider value={labels}>
    <Shop />
  </LabelsProvider>,
)
