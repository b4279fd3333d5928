import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { PrintPage, PrintSheet } from '@seberang/design-system/PrintSheet'
import { Heading } from '@seberang/design-system/Heading'
import { PrintedLabel } from '../fixtures/print.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Prints/PrintSheet',
  component: PrintSheet,
  parameters: {
    frame: 'page',
    guide: {
      when: ['One sheet of paper: A4, or the 100 × 150 mm of label printers.'],
      whenNot: ['A screen that may also be printed: `Sheet`.'],
      do: ['put what prints it into `tools` of PrintPage; that is not printed.'],
      dont: ['follow the dark theme. Paper is white.'],
      keys: { 'Ctrl+P': 'prints the sheet without its tools' },
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <PrintPage tools={<Button onClick={() => window.print()}>Cetak</Button>}>
      <PrintSheet size="label">
        <Heading level={1}>SBR-20418</Heading>
      </PrintSheet>
    </PrintPage>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <PrintPage tools={<Button>Cetak</Button>}>
      <PrintedLabel />
      <PrintedLabel recipient={false} />
    </PrintPage>
  ),
}
