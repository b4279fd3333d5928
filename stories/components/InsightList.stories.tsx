import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { InsightList } from '@seberang/design-system/InsightList'
import { Landmark, Package } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Data/InsightList',
  component: InsightList,
  parameters: {
    guide: {
      when: ['Two or three things that would make something cheaper, or that are good to know about it.'],
      whenNot: ['Something is wrong: `Notice`.', 'Facts with a name each: `DescriptionList`.'],
      do: ['begin with the gain: “Rp122.500 lebih murah kalau …”.', 'keep it to three.'],
      dont: ['promise a gain that is not worked out.'],
      access: ['A list with a name; the gain is part of its sentence.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <InsightList
      label="Batas yang dekat dengan kirimanmu"
      items={[
        {
          id: 'lighter',
          icon: Package,
          gain: 'Rp122.500 lebih murah',
          text: 'kalau volume turun 445 gram, ke 1,5 kg.',
        },
      ]}
    />
  ),
}

const items = [
  {
    id: 'lighter',
    icon: Package,
    gain: 'Rp122.500 lebih murah',
    text: 'kalau volume turun 445 gram, ke 1,5 kg.',
    action: (
      <Button variant="plain" size="small">
        Coba 34 × 22 × 10
      </Button>
    ),
  },
  {
    id: 'limit',
    icon: Landmark,
    text: 'USD 1.380 lagi sampai tarif umum. Di atas USD 1.500 berlaku bea masuk umum dan PPh.',
  },
]

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'with a gain, and without': <InsightList label="Batas" items={items} />,
        'long words on a narrow phone': (
          <Narrow>
            <InsightList label="Batas" items={[...items, { id: 'long', icon: Package, text: longLabel }]} />
          </Narrow>
        ),
      }}
    />
  ),
}
