import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@seberang/design-system/Link'
import { MarginNote } from '@seberang/design-system/MarginNote'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Messages/MarginNote',
  component: MarginNote,
  parameters: {
    guide: {
      when: ['An honest word beside the matter: what something costs that nobody should do.'],
      whenNot: ['Something is wrong or must be done: `Notice`.', 'What a field is for: its `hint`.'],
      do: ['keep it to three sentences and one law.'],
      dont: ['threaten: say what holds and leave it there.'],
      access: ['It is a complementary region, named by its title.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <MarginNote title="Tulis nilai yang kamu bayar">
      Faktur toko adalah buktinya. <Link href="#uu">UU 17/2006 pasal 16</Link>
    </MarginNote>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'with a law': (
          <MarginNote title="Tulis nilai yang kamu bayar">
            Nilai yang lebih rendah dari faktur didenda 100% sampai 1.000% dari bea masuk yang kurang, dan
            barang ditahan sampai lunas. <Link href="#uu">UU 17/2006 pasal 16</Link>
          </MarginNote>
        ),
        'long words on a narrow phone': (
          <Narrow>
            <MarginNote title={longLabel}>{longLabel}</MarginNote>
          </Narrow>
        ),
      }}
    />
  ),
}
