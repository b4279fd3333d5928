import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingLayer } from '@seberang/design-system/LoadingLayer'
import { Sheet } from '@seberang/design-system/Sheet'
import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'

export default {
  title: 'Messages/LoadingLayer',
  component: LoadingLayer,
  parameters: {
    guide: {
      when: ['A step is under way that what is shown must not change any more: the invoice is being made.'],
      whenNot: [
        'Something is being loaded to be shown: `Skeleton`.',
        'A button alone waits: its own `loading`.',
        'Around the button that was pressed: it would lose the focus.',
      ],
      keys: { Tab: 'passes what is covered' },
      access: ['Says what is under way; what it covers can neither be reached nor operated meanwhile.'],
    } satisfies Guide,
  },
} satisfies Meta

const Address = () => (
  <Sheet as="div">
    <Box padding={5}>
      <Stack space={4}>
        <TextField label="Nama penerima" value="Siti Rahmawati" onChange={() => {}} />
        <TextField label="Catatan untuk kurir" value="" onChange={() => {}} />
      </Stack>
    </Box>
  </Sheet>
)

function Payment() {
  const [paying, setPaying] = useState(false)
  return (
    <Stack space={4}>
      <LoadingLayer active={paying} label="Membuat invoice">
        <Address />
      </LoadingLayer>
      <Button onClick={() => setPaying(!paying)}>{paying ? 'Batal' : 'Bayar'}</Button>
    </Stack>
  )
}

export const Example: StoryObj = {
  render: () => <Payment />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Bayar' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Membuat invoice')
    await expect(canvas.getByLabelText('Nama penerima').closest('[inert]')).not.toBeNull()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByLabelText('Catatan untuk kurir')).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Batal' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByLabelText('Nama penerima').closest('[inert]')).toBeNull()
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'nothing under way': (
          <LoadingLayer active={false} label="Membuat invoice">
            <Address />
          </LoadingLayer>
        ),
        'under way': (
          <LoadingLayer active label="Membuat invoice">
            <Address />
          </LoadingLayer>
        ),
        'on a narrow phone': (
          <Narrow>
            <LoadingLayer active label="Menyimpan kiriman, jangan tutup halaman ini dulu">
              <Address />
            </LoadingLayer>
          </Narrow>
        ),
      }}
    />
  ),
}
