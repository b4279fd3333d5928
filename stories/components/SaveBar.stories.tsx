import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { SaveBar } from '@seberang/design-system/SaveBar'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/SaveBar',
  component: SaveBar,
  parameters: {
    guide: {
      when: ['Fields of a page that are saved together, while something in them is not saved.'],
      whenNot: ['A form with a button of its own.', 'The sum of an order: `BottomBar`.'],
      do: ['say what changed, from what to what.'],
      dont: ['show it while nothing has changed.'],
      access: [
        'Its text is announced when it appears and changes. It follows the content in the order of the keyboard.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const actions = (
  <>
    <Button variant="outline" tone="neutral" size="field">
      Urungkan
    </Button>
    <Button size="field">Simpan nama</Button>
  </>
)

export const Example: StoryObj = {
  render: () => (
    <SaveBar text="1 perubahan belum disimpan. Nama depan: Ratna menjadi Ratna Dewi.">{actions}</SaveBar>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'long, on a narrow phone': (
          <Narrow>
            <SaveBar text={longLabel}>{actions}</SaveBar>
          </Narrow>
        ),
      }}
    />
  ),
}
