import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Rating, RatingField } from '@seberang/design-system/Rating'
import type { RatingValue } from '@seberang/design-system/Rating'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Forms/Rating',
  component: Rating,
  subcomponents: { RatingField },
  parameters: {
    guide: {
      when: [
        'Rating: what others thought, to the nearest half.',
        'RatingField: what a customer thinks, one to five.',
      ],
      whenNot: ['Progress or a share of something: `ProgressBar`.', 'A choice of answers: `RadioGroup`.'],
      do: ['say the same in words: “4,5 dari 5”. Stars alone are for the eye.'],
      dont: ['ask for a rating before the parcel is at home.'],
      keys: {
        Tab: 'goes to the chosen star',
        ArrowRight: 'chooses the next',
        ArrowLeft: 'chooses the one before',
      },
      access: ['A group of radio buttons; each is named by what it means.'],
    } satisfies Guide,
  },
} satisfies Meta

const names = { 1: '1, kecewa', 2: '2, kurang', 3: '3, cukup', 4: '4, puas', 5: '5, sangat puas' } as const

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState<RatingValue | null>(4)
    return (
      <RatingField
        label="Pengiriman"
        names={{ 1: '1, kecewa', 2: '2, kurang', 3: '3, cukup', 4: '4, puas', 5: '5, sangat puas' }}
        value={value}
        onChange={setValue}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'halves and a count': <Rating value={4.5} label="4,5 dari 5" count="128 ulasan" />,
        full: <Rating value={5} label="5 dari 5" count="1 ulasan" />,
        none: <Rating value={0} label="Belum ada ulasan" />,
        'to give': (
          <RatingField
            label="Pengiriman"
            names={names}
            value={null}
            onChange={nothing}
            hint="Sejak bayar sampai diterima."
          />
        ),
        given: <RatingField label="Kemasan" names={names} value={4} onChange={nothing} />,
        error: (
          <RatingField
            label="Layanan"
            names={names}
            value={null}
            onChange={nothing}
            error="Beri bintang dulu."
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <RatingField label={longLabel} names={{ ...names, 5: longLabel }} value={5} onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ArrowsChoose: StoryObj = {
  render: () => (
    <Controlled<RatingValue | null> initial={null}>
      {(value, set) => <RatingField label="Pengiriman" names={names} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3, cukup' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4, puas' })).toBeChecked()
  },
}
