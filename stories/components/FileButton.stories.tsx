import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FileButton } from '@seberang/design-system/FileButton'
import { Upload } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/FileButton',
  component: FileButton,
  parameters: {
    guide: {
      when: ['A file that something is done with before it is sent, such as a photo that is cut.'],
      whenNot: ['A file that belongs to a form: `FileUpload`, which shows what was chosen.'],
      do: ['say near it why a file was refused.'],
      keys: { 'Enter Space': 'opens the files of the device' },
      access: ['A button; what it is for is its label.'],
    } satisfies Guide,
  },
} satisfies Meta

const limits = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000 }

export const Example: StoryObj = {
  render: () => (
    <FileButton
      label="Unggah foto"
      icon={Upload}
      limits={{ types: ['image/jpeg'], maxBytes: 10_000_000 }}
      onChoose={() => undefined}
      onRefuse={() => undefined}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'with an icon': (
          <FileButton
            label="Unggah foto"
            icon={Upload}
            limits={limits}
            onChoose={nothing}
            onRefuse={nothing}
          />
        ),
        'a long label on a narrow phone': (
          <Narrow>
            <FileButton label={longLabel} limits={limits} onChoose={nothing} onRefuse={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const IsReachedByTab: StoryObj = {
  ...Example,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Unggah foto' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Unggah foto', { selector: 'input' })).not.toHaveFocus()
  },
}
