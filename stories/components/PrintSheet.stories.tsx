import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { PrintPage, PrintSheet } from '@seberang/design-system/PrintSheet'
import { PrintedLabel } from '../fixtures/print.tsx'

export default {
  title: 'Prints/PrintSheet',
  component: PrintSheet,
  parameters: { frame: 'page' },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <PrintPage tools={<Button>Cetak</Button>}>
      <PrintedLabel />
      <PrintedLabel recipient={false} />
    </PrintPage>
  ),
}
