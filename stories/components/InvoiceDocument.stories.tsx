import type { Meta, StoryObj } from '@storybook/react-vite'
import { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import { PrintedInvoice } from '../fixtures/print.tsx'

export default { title: 'Prints/InvoiceDocument', component: InvoiceDocument } satisfies Meta

export const Matrix: StoryObj = { render: () => <PrintedInvoice /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
