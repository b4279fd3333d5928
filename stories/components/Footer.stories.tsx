import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '@seberang/design-system/Footer'
import { PageFooter } from '../fixtures/shell.tsx'

export default { title: 'Navigation/Footer', component: Footer } satisfies Meta

export const Matrix: StoryObj = { parameters: { frame: 'page' }, render: () => <PageFooter /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
