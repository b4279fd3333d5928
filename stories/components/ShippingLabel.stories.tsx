import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShippingLabel } from '@seberang/design-system/ShippingLabel'
import { PrintedLabel } from '../fixtures/print.tsx'

export default { title: 'Prints/ShippingLabel', component: ShippingLabel } satisfies Meta

export const Matrix: StoryObj = { render: () => <PrintedLabel /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
